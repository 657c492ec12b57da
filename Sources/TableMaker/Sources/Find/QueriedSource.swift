import Foundation
import TableMakerDiffing

/// A source's items, searched, filtered and sorted: what `searched`, `filtered`, `sorted` and `ordered` make.
///
/// ```swift
/// let hits = people.searched(by: \.name, \.place).sorted(by: \.name)
/// hits.query = "mar"
/// ```
///
/// The items that it is made of stay as they are, in their order: clear the query, and all are there again. Filters go before
/// orders, whatever the order of the calls, and each is done again only where what it depends on has changed. Sources that are made
/// of one another share one query.
@MainActor public final class QueriedSource<Base: ItemSource>: ItemSource, TellsChanges {
  /// What one row shows.
  public typealias Item = Base.Item

  let pipeline: Pipeline<Base.Item>

  init(_ pipeline: Pipeline<Base.Item>) { self.pipeline = pipeline }

  /// The items that the present query keeps, in their order.
  ///
  /// - Complexity: O(n) for the n items that are kept; the search is done now where it is not done yet. Tables wait for it instead.
  public var items: [Base.Item] {
    observers.noteReading()
    return pipeline.rows(at: pipeline.presentAnswer().places).array
  }

  /// The text that is searched for; empty for all items. Shared by all sources that are made of this one, or that this one is made of.
  public var query: String {
    get { pipeline.query.text }
    set { pipeline.query.text = newValue }
  }

  /// Who is told when other items are kept, or they are in another order.
  public var observers: ItemObservers { pipeline.observers }

  /// Waits for the answer to the present query.
  public func settled() async { await pipeline.settled() }
}

extension QueriedSource: IdentifiedItems {
  var identity: Identity<Base.Item> { pipeline.list.identity }
}

extension QueriedSource: PlacedSource, SearchedItems {
  func latestItems() -> (items: RowItems<Base.Item>, placement: Placement) {
    let answer = pipeline.latestAnswer()
    return (pipeline.rows(at: answer.places), pipeline.placement(of: answer.places))
  }

  var sharedQuery: SharedQuery? { pipeline.isSearched ? pipeline.query : nil }

  var answeredQuery: String { pipeline.answered.text }

  var isSearching: Bool { pipeline.isSearching }

  var queryLocale: Locale { pipeline.queryLocale }

  var fetching: (any FetchingSource)? { pipeline.fetched }

  func expire() { pipeline.expire() }
}

extension QueriedSource: DerivedSource {
  var bases: [any ItemSource] { [pipeline.list.source] }

  func expireObjects() { pipeline.list.expireObjects() }

  var keepsItems: Bool {
    pipeline.order == nil && ((pipeline.list.source as? any DerivedSource)?.keepsItems ?? true)
  }

  var originLookup: (any ItemLookup)? { pipeline.origins?(pipeline.latestAnswer().places) }
}
