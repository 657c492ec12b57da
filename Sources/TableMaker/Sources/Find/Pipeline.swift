import Foundation
import TableMakerDiffing
import TableMakerQuerying

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
  private(set) var answered: AskedQuery
  /// Groups what is kept, if anything does.
  var groups: (any GroupStage<Item>)?
  private let relay: ItemRelay
  private var last: Answer?
  private var isAnswering = false
  /// Finds the answer to a query that is newer than the one that is answered.
  private var search: Task<Void, Never>?
  /// Sorts and groups a long list for the first time.
  private var arranging: Task<Void, Never>?
  private var localeObserver: LocaleObserver?

  /// The items that are kept, in their order, as places in the list.
  struct Answer {
    let places: PlaceList
    let generation: Int
    let query: AskedQuery
    /// Which of the list's orders it is in.
    let order: Int
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
    answered = query.asked
    relay = ItemRelay(to: observers)
    list.observers.add(relay)
    query.add(self)
    localeObserver = LocaleObserver { [weak self] in self?.localeDidChange() }
  }

  deinit {
    search?.cancel()
    arranging?.cancel()
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

  /// The answer to the present query, found now where it is not there yet.
  func presentAnswer() -> Answer {
    if answered != query.asked {
      search?.cancel()
      search = nil
      answered = query.asked
    }
    list.read()
    checkOrder()
    return answer()
  }

  /// The answer that is there, for the items as they are now. A long list has none before it is sorted for the first time.
  func latestAnswer() -> Answer {
    list.read()
    checkOrder()
    for filter in filters { filter.prepare(for: list) }
    if let order, order.isNew, list.items.count > QuickFinding.mostSorted {
      if arranging == nil { arrangeFirst(order) }
      // After a change of the locale the old order stays until the new one is there.
      if let last, last.generation == list.generation, last.query == answered { return last }
      return Answer(places: .listed([]), generation: list.generation, query: answered, order: order.revision)
    }
    return answer()
  }

  /// Sorts the list again if the order has changed.
  private func checkOrder() { order?.checkOrder(of: list) }

  private var orderRevision: Int { order?.revision ?? 0 }

  private func answer() -> Answer {
    if let last, last.generation == list.generation, last.query == answered, last.order == orderRevision { return last }
    // A rule, an order or a key of the app's that asks for the answer itself gets what there was.
    guard !isAnswering else {
      return last.flatMap { $0.generation == list.generation ? $0 : nil }
        ?? Answer(
          places: .all(count: list.items.count), generation: list.generation, query: answered, order: orderRevision)
    }
    isAnswering = true
    defer { isAnswering = false }
    // They may search for something else meanwhile, too.
    let asked = answered
    let hits = hits(of: asked)
    let places: PlaceList
    if let order {
      places = .listed(order.sorted(hits, in: list))
    } else {
      places = hits.map(PlaceList.listed) ?? .all(count: list.items.count)
    }
    let answer = Answer(places: places, generation: list.generation, query: asked, order: orderRevision)
    last = answer
    return answer
  }

  /// The items at some places.
  func rows(at places: PlaceList) -> RowItems<Item> { RowItems(list.items, at: places) }

  /// The places of the items that all filters keep, ascending; nil for all.
  private func hits(of query: AskedQuery) -> [Int32]? {
    var hits: [Int32]?
    for filter in filters {
      guard let found = filter.hits(of: query, in: list) else { continue }
      hits = hits.map { SearchHits.common($0, found) } ?? found
    }
    return hits
  }

  /// Where the items at some places stand.
  func placement(of places: PlaceList) -> Placement {
    Placement(
      list: list, generation: list.generation, count: list.items.count, places: places)
  }

  /// Makes what finds items at some places by those that they were made of; nil where they are the source's own.
  var origins: ((PlaceList) -> any ItemLookup)? {
    (list.source as? any DerivedSource)?.originLookup.map { origins in { PartLookup(origins: origins, places: $0) } }
  }

  /// Waits for the answer to the present query.
  func settled() async {
    while true {
      await fetched?.settled()
      guard let task = arranging ?? search else { return }
      await task.value
    }
  }

  /// True while an answer, or the order of a long list, is awaited.
  var isSearching: Bool { arranging != nil || search != nil || fetched?.state.isLoading ?? false }

  /// Whether a query is of any effect.
  var isSearched: Bool { !filters.isEmpty || fetched != nil }

  /// The locale of the first search.
  var queryLocale: Locale {
    filters.lazy.compactMap { ($0 as? SearchStage<Item>)?.locale }.first ?? .autoupdatingCurrent
  }

  /// Reads sources again that may have changed without a notification, and checks orders and groups.
  func expire() {
    list.expire()
    forgetHits()
    order?.expire()
    groups?.expire()
  }

  /// Sorts and groups everything again, and searches again, by the person's locale as it is now.
  private func localeDidChange() {
    for filter in filters { filter.localeDidChange() }
    order?.localeDidChange()
    groups?.localeDidChange()
    if let order, list.items.count > QuickFinding.mostSorted { return arrangeFirst(order) }
    last = nil
    observers.itemsDidChange()
  }

  /// Forgets what rules of the app's have kept.
  private func forgetHits() {
    for case let rule as RuleStage<Item> in filters {
      rule.forgetHits()
      last = nil
    }
  }
}

extension Pipeline: QueryObserver {
  func queryDidChange() {
    fetched?.query = query.text
    search?.cancel()
    search = nil
    let asked = query.asked
    let slow = filters.filter { !$0.isQuick(asked, in: list) }
    let isArrangedQuickly = order == nil && groups == nil || list.items.count <= QuickFinding.most
    if slow.isEmpty, isArrangedQuickly { return show(asked) }
    search = Task { [weak self, list] in
      for filter in slow where !Task.isCancelled { await filter.find(asked, in: list) }
      await self?.arrange(asked)
      if !Task.isCancelled { self?.show(asked) }
    }
  }

  /// Has the answer to a query, whose hits are known, shown.
  private func show(_ asked: AskedQuery) {
    search = nil
    answered = asked
    observers.itemsDidChange()
  }

  /// Sorts and groups a long list for the first time, and tells when it is done.
  private func arrangeFirst(_ order: OrderStage<Item>) {
    arranging?.cancel()
    arranging = Task { [weak self, list, groups] in
      await order.prepare(for: list)
      await groups?.prepare(for: list)
      if Task.isCancelled { return }
      // It has changed again and again: what is left is done when it is read.
      if order.isNew { order.follow(list) }
      guard let self else { return }
      await arrange(answered)
      arranging = nil
      observers.itemsDidChange()
    }
  }

  /// Puts what a query keeps in order, without keeping the main actor from other work.
  private func arrange(_ asked: AskedQuery) async {
    if Task.isCancelled || filters.contains(where: { !$0.isQuick(asked, in: list) }) { return }
    let generation = list.generation
    let hits = hits(of: asked)
    var places = hits.map(PlaceList.listed) ?? .all(count: list.items.count)
    if let order {
      guard let known = order.known(of: list) else { return }
      places = .listed(await sortedPlaces(of: hits, in: known))
    }
    await groups?.find(places, in: list)
    if Task.isCancelled || generation != list.generation { return }
    last = Answer(places: places, generation: generation, query: asked, order: orderRevision)
  }
}

/// Some places in an order; nil for all places.
@concurrent private func sortedPlaces(of hits: [Int32]?, in order: SortedOrder) async -> [Int32] {
  hits.map { order.rows(of: $0) } ?? order.places
}
