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

  init(_ pipeline: Pipeline<Base.Item>, by grouping: Grouping<Base.Item>, index: SectionIndex) {
    self.pipeline = pipeline
    stage = grouping.makeStage()
    self.index = index
  }

  init(_ pipeline: Pipeline<Base.Item>, stage: any GroupStage<Base.Item>, index: SectionIndex) {
    self.pipeline = pipeline
    self.stage = stage
    self.index = index
  }

  /// The groups of the items that the present query keeps, each with its items in their order.
  public var sections: [ItemSection<Base.Item>] {
    sections(of: pipeline.presentAnswer()).map(\.section)
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
    let indexTitles = zip(groups, index.titles(of: groups.map { $0.title ?? "" })).map { $0.indexTitles ?? $1 }
    let items = pipeline.list.items
    return zip(groups, indexTitles).map { group, indexTitles in
      let section = ItemSection(
        group.name, title: group.title, indexTitle: indexTitles.first,
        items: group.places.map { items[Int($0)] })
      return ReadSection(
        section: section, indexTitles: indexTitles, placement: pipeline.placement(of: .listed(group.places)))
    }
  }
}

extension GroupedSource: IdentifiedItems {
  var identity: Identity<Base.Item> { pipeline.list.identity }
}

extension GroupedSource: PlacedSections, SearchedItems {
  func latestSections() -> [ReadSection<Base.Item>] { sections(of: pipeline.latestAnswer()) }

  func difference(since generation: Int) -> (difference: Difference, countBefore: Int)? {
    pipeline.list.difference(since: generation)
  }

  var sharedQuery: SharedQuery? { pipeline.isSearched ? pipeline.query : nil }

  var answeredQuery: String { pipeline.answeredQuery }

  var queryLocale: Locale { pipeline.queryLocale }

  var fetching: (any FetchingSource)? { pipeline.fetched }

  func expire() { pipeline.expire() }
}
