import Foundation
import TableMakerDiffing

/// A source's items, grouped into sections: what `grouped(by:index:)` makes, and `sections(of:)` shows.
///
/// ```swift
/// let found = people.searched(by: \.name).sorted(by: \.name).grouped(by: .firstLetter(of: \.name), index: .singleLetter)
/// dataSource = DataSource(tableView).sections(of: found).cell(PersonCell.self)….make()
/// ```
///
/// A section is known by its key; its name is the key's description, with a number where two keys have the same one. Sections without
/// items are not there.
@MainActor public final class GroupedSource<Base: ItemSource>: SectionSource {
  /// What one row shows.
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

  /// The groups of the items that the present query keeps, each with its items in their order.
  public var sections: [ItemSection<Base.Item>] {
    observers.noteReading()
    return sections(of: pipeline.presentAnswer()).map {
      ItemSection($0.name, title: $0.title, indexTitle: $0.indexTitles.first, items: $0.items.array)
    }
  }

  /// The text that is searched for, where the items are searched; empty for all items. Shared with the sources that this is made of.
  public var query: String {
    get { pipeline.query.text }
    set { pipeline.query.text = newValue }
  }

  /// Who is told when the sections change.
  public var observers: ItemObservers { pipeline.observers }

  /// Waits for the answer to the present query.
  public func settled() async { await pipeline.settled() }

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

extension GroupedSource: PlacedSections, SearchedItems {
  func latestSections() -> [ReadSection<Base.Item>] { sections(of: pipeline.latestAnswer()) }

  var sharedQuery: SharedQuery? { pipeline.isSearched ? pipeline.query : nil }

  var answeredQuery: String { pipeline.answered.text }

  var isSearching: Bool { pipeline.isSearching }

  var queryLocale: Locale { pipeline.queryLocale }

  var fetching: (any FetchingSource)? { pipeline.fetched }

  func expire() { pipeline.expire() }
}

extension GroupedSource: DerivedSource {
  var bases: [any ItemSource] { [pipeline.list.source] }

  func expireObjects() { pipeline.list.expireObjects() }
}
