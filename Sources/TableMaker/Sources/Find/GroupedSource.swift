import Foundation
import TableMakerDiffing

/// A source's items, grouped into sections. `grouped(by:index:)` returns it, and `sections(from:)` shows it.
///
/// ```swift
/// let found = people.searched(by: \.name).sorted(by: \.name).grouped(by: .firstLetter(of: \.name), index: .singleLetter)
/// dataSource = DataSource(tableView).sections(from: found).cell(PersonCell.self)….make()
/// ```
///
/// The key identifies a section. The section's name is the description of the key, with a number if two keys have the
/// same description. Sections without items aren't shown.
@preconcurrency @MainActor public final class GroupedSource<Base: ItemSource>: SectionSource {
  /// The type of the item that one row shows.
  public typealias Item = Base.Item

  let pipeline: Pipeline<Base.Item>
  private let stage: any GroupStage<Base.Item>
  private let index: SectionIndex

  convenience init(_ pipeline: Pipeline<Base.Item>, by grouping: Grouping<Base.Item>, index: SectionIndex) {
    self.init(pipeline, stage: grouping.makeStage(), index: index)
  }

  init(_ pipeline: Pipeline<Base.Item>, stage: any GroupStage<Base.Item>, index: SectionIndex) {
    self.pipeline = pipeline
    self.stage = stage
    self.index = index
    pipeline.groups = stage
  }

  /// The groups of the items that match the current query, each with its items in order.
  public var sections: [ItemSection<Base.Item>] {
    observers.noteReading()
    return sections(of: pipeline.presentAnswer()).map {
      ItemSection($0.name, title: $0.title, indexTitle: $0.indexTitles.first, items: $0.items.array)
    }
  }

  /// The search text if the items are searched; empty for all items. All sources that this one is derived from share
  /// it. Observable.
  public var query: String {
    get { pipeline.query.text }
    set { pipeline.query.text = newValue }
  }

  /// The observers of the sections.
  public var observers: ItemObservers { pipeline.observers }

  /// Waits for the results of the current query.
  public func waitForUpdates() async { await pipeline.waitForUpdates() }

  private func sections(of answer: Pipeline<Base.Item>.Answer) -> [ReadSection<Base.Item>] {
    let groups = stage.groups(of: answer.places, in: pipeline.list)
    let indexTitles = zip(groups, index.titles(of: groups.map(\.title))).map { $0.indexTitles ?? $1 }
    let origins = pipeline.origins
    return zip(groups, indexTitles).map { group, indexTitles in
      let places = PlaceList.listed(group.places)
      return ReadSection(
        name: group.name, title: group.title, indexTitles: indexTitles, items: pipeline.rows(at: places),
        placement: pipeline.placement(of: places), index: group.indexTitles == nil ? index : group.index,
        origins: origins?(places))
    }
  }
}

extension GroupedSource: IdentifiedItems {
  var identity: Identity<Base.Item> { pipeline.list.identity }
}

extension GroupedSource: PlacedSections, PipelineSource {
  func latestSections() -> [ReadSection<Base.Item>] { sections(of: pipeline.latestAnswer()) }
}
