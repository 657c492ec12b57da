import Foundation
import TableMakerDiffing

/// The stages between a source and what is shown of it: filter, sort, group, in this order whatever the order of the steps.
///
/// Each stage is computed again only where its input has changed. Sources that are made of one another share stages.
@MainActor final class Pipeline<Item> {
  let list: FollowedItems<Item>
  let query: SharedQuery
  private(set) var filters: [any FilterStage<Item>] = []
  private(set) var order: OrderStage<Item>?
  /// What searches elsewhere for the items that come into the pipeline.
  private(set) var fetched: FetchedSource<Item>?
  let observers = ItemObservers()
  /// The query whose answer is there: that of the tables, while one for a newer query is being found.
  private(set) var answeredQuery: String
  private let relay: ItemRelay
  private var last: (answer: Answer, items: [Item])?

  /// The items that are kept, in their order, as places in the list.
  struct Answer {
    let places: PlaceList
    let generation: Int
    let query: String
  }

  convenience init(_ source: any ItemSource<Item>) {
    self.init(list: FollowedItems(source), query: SharedQuery())
  }

  /// A pipeline of what is searched for elsewhere.
  convenience init(fetching source: FetchedSource<Item>) {
    self.init(source)
    fetched = source
  }

  private init(list: FollowedItems<Item>, query: SharedQuery) {
    self.list = list
    self.query = query
    answeredQuery = query.text
    relay = ItemRelay(to: observers)
    list.observers.add(relay)
    query.add(self)
  }

  // MARK: Making

  private func changed(_ change: (Pipeline) -> Void) -> Pipeline {
    let copy = Pipeline(list: list, query: query)
    copy.filters = filters
    copy.order = order
    copy.fetched = fetched
    change(copy)
    return copy
  }

  /// A pipeline with these stages, of which one may be told of what another is not.
  func unchanged() -> Pipeline { changed { _ in } }

  /// A pipeline with these stages and another filter.
  func filtered(by filter: any FilterStage<Item>) -> Pipeline { changed { $0.filters.append(filter) } }

  /// A pipeline with these stages, sorted by something that goes before what it was sorted by.
  func sorted(by comparison: any ItemOrder<Item>) -> Pipeline {
    changed { $0.order = OrderStage([comparison] + (order?.comparisons ?? [])) }
  }

  // MARK: Answering

  /// The answer to the present query, computed now where it is not there yet.
  func presentAnswer() -> Answer {
    answeredQuery = query.text
    return latestAnswer()
  }

  /// The answer that is there, for the items as they are now.
  func latestAnswer() -> Answer {
    list.read()
    if let last, last.answer.generation == list.generation, last.answer.query == answeredQuery { return last.answer }
    var hits: [Int32]?
    for filter in filters {
      guard let found = filter.hits(of: answeredQuery, in: list) else { continue }
      hits = hits.map { intersection($0, found) } ?? found
    }
    let places: PlaceList
    if let order {
      places = .listed(order.sorted(hits, in: list))
    } else {
      places = hits.map(PlaceList.listed) ?? .all(count: list.items.count)
    }
    let answer = Answer(places: places, generation: list.generation, query: answeredQuery)
    last = (answer, items(at: places))
    return answer
  }

  /// The items of an answer.
  func items(of answer: Answer) -> [Item] {
    if let last, last.answer.generation == answer.generation, last.answer.query == answer.query { return last.items }
    return items(at: answer.places)
  }

  /// Where the items at some places stand.
  func placement(of places: PlaceList) -> Placement {
    Placement(
      list: ObjectIdentifier(list), generation: list.generation, count: list.items.count, places: places)
  }

  /// Waits for the answer to the present query.
  func settled() async { await fetched?.settled() }

  /// Whether a query is of any effect.
  var isSearched: Bool { !filters.isEmpty || fetched != nil }

  /// The locale of the first search.
  var queryLocale: Locale {
    filters.lazy.compactMap { ($0 as? SearchStage<Item>)?.locale }.first ?? .autoupdatingCurrent
  }

  private func items(at places: PlaceList) -> [Item] {
    switch places {
    case .all: list.items
    case .listed(let places): places.map { list.items[Int($0)] }
    }
  }

  /// Has sources that have changed without telling be read again.
  func expire() {
    list.expire()
    forgetHits()
  }

  /// Forgets what rules of the app's have kept.
  func forgetHits() {
    for filter in filters { filter.forgetHits() }
    last = nil
  }
}

extension Pipeline: QueryObserver {
  func queryDidChange() {
    if answeredQuery == query.text { forgetHits() }
    answeredQuery = query.text
    fetched?.query = query.text
    observers.itemsDidChange()
  }
}

/// The numbers that are in both of two ascending lists.
private func intersection(_ one: [Int32], _ other: [Int32]) -> [Int32] {
  var result: [Int32] = []
  var index = 0
  for number in one {
    while index < other.count, other[index] < number { index += 1 }
    if index < other.count, other[index] == number { result.append(number) }
  }
  return result
}
