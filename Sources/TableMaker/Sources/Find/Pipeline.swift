import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// The stages between a source and the items on screen: filter, sort, and group, always in this order.
///
/// A stage is computed again only if its input has changed. Derived sources share stages.
@MainActor final class Pipeline<Item> {
  let list: FollowedItems<Item>
  let query: SharedQuery
  private(set) var filters: [any FilterStage<Item>] = []
  private(set) var order: OrderStage<Item>?
  /// The source that searches elsewhere for the pipeline's items.
  private(set) var fetched: RemoteSearchSource<Item>?
  let observers = ItemObservers()
  /// The query with available results. Table views show it while a search for a newer query is in progress.
  private(set) var answered: AskedQuery
  /// The stage that groups the remaining items, if any.
  var groups: (any GroupStage<Item>)? { didSet { groups?.watch?.add(self) } }
  private let relay: ItemRelay
  private var last: Answer?
  private var isAnswering = false
  /// The search for a query that is newer than the answered one.
  private var search: Task<Void, Never>?
  /// The task that sorts and groups a long list for the first time.
  private var arranging: Task<Void, Never>?
  private var localeObserver: LocaleObserver?

  /// The remaining items in order, as indices in the list.
  struct Answer {
    let places: PlaceList
    let generation: Int
    let query: AskedQuery
    /// The revision of the list's order.
    let order: Int
  }

  convenience init(_ source: any ItemSource<Item>) {
    self.init(list: FollowedItems(source), query: SharedQuery())
  }

  /// Creates a pipeline for a source that searches elsewhere.
  convenience init(fetching source: RemoteSearchSource<Item>) {
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
    for filter in copy.filters { filter.watch?.add(copy) }
    copy.order?.watch?.add(copy)
    return copy
  }

  /// Returns a pipeline with the same stages, so that a change of one pipeline's stages doesn't affect the other.
  func unchanged() -> Pipeline { changed { _ in } }

  /// Returns a pipeline with an additional filter.
  func filtered(by filter: any FilterStage<Item>) -> Pipeline { changed { $0.filters.append(filter) } }

  /// Returns a pipeline with an additional order, which takes precedence over the earlier ones.
  func sorted(by comparison: any ItemOrder<Item>) -> Pipeline {
    changed { $0.order = OrderStage([comparison] + (order?.comparisons ?? [])) }
  }

  // MARK: Answering

  /// Returns the results of the current query, and computes them now if necessary.
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

  /// Returns the available results for the current items. A long list has none before it's sorted for the first time.
  func latestAnswer() -> Answer {
    list.read()
    checkOrder()
    for filter in filters { filter.prepare(for: list) }
    if let order, order.isNew, list.items.count > QuickFinding.mostSorted {
      if arranging == nil { arrangeFirst(order) }
      // After a change of the locale or of the order, the old order stays until the new one is ready. If the list has
      // changed too, its rows are sorted now, because without any rows the table view would be empty for a moment.
      if let last, last.query == answered { return last.generation == list.generation ? last : answer() }
      return Answer(places: .listed([]), generation: list.generation, query: answered, order: order.revision)
    }
    return answer()
  }

  /// Sorts the list again if the order has changed.
  private func checkOrder() { order?.checkOrder(of: list) }

  private var orderRevision: Int { order?.revision ?? 0 }

  private func answer() -> Answer {
    if let last, last.generation == list.generation, last.query == answered, last.order == orderRevision { return last }
    // If the app's rule, order, or key reads the results during this work, it gets the earlier results.
    guard !isAnswering else {
      return last.flatMap { $0.generation == list.generation ? $0 : nil }
        ?? Answer(
          places: .all(count: list.items.count), generation: list.generation, query: answered, order: orderRevision)
    }
    isAnswering = true
    defer { isAnswering = false }
    // The app's closures may also set another query.
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

  /// Returns the items at the given indices.
  func rows(at places: PlaceList) -> RowItems<Item> { RowItems(list.items, at: places) }

  /// Returns the indices of the items that match all filters, ascending, or `nil` for all.
  private func hits(of query: AskedQuery) -> [Int32]? {
    var hits: [Int32]?
    for filter in filters {
      guard let found = filter.hits(of: query, in: list) else { continue }
      hits = hits.map { SearchHits.common($0, found) } ?? found
    }
    return hits
  }

  /// Returns the position of the items at the given indices.
  func placement(of places: PlaceList) -> Placement {
    Placement(
      list: list, generation: list.generation, count: list.items.count, places: places)
  }

  /// Creates a lookup of items by their originals; `nil` if the source owns the items.
  var origins: ((PlaceList) -> any ItemLookup)? {
    (list.source as? any DerivedSource)?.originLookup.map { origins in { PartLookup(origins: origins, places: $0) } }
  }

  /// Waits for the results of the current query.
  func waitForUpdates() async {
    while true {
      await fetched?.waitForUpdates()
      guard let task = arranging ?? search else { return }
      await task.value
    }
  }

  /// A Boolean value that indicates whether a search, or the sorting of a long list, is in progress.
  var isSearching: Bool { arranging != nil || search != nil || fetched?.state.isLoading ?? false }

  /// A Boolean value that indicates whether a query has any effect.
  var isSearched: Bool { filters.contains(where: \.usesQuery) || fetched != nil }

  /// The way in which the first search compares texts.
  var queryMatching: SearchMatching {
    filters.first { $0.isExactSearch || $0 is SearchStage<Item> }?.isExactSearch ?? false ? .exact : .similar
  }

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

  /// Sorts, groups, and searches everything again for the user's present locale.
  private func localeDidChange() {
    for filter in filters { filter.localeDidChange() }
    order?.localeDidChange()
    groups?.localeDidChange()
    if let order, list.items.count > QuickFinding.mostSorted { return arrangeFirst(order) }
    last = nil
    observers.itemsDidChange()
  }

  /// Drops the results of conditions that the app provides.
  private func forgetHits() {
    for case let rule as RuleStage<Item> in filters {
      rule.forgetHits()
      last = nil
    }
  }
}

extension Pipeline: RuleObserver {
  func ruleDidChange(_ watch: RuleWatch) {
    if filters.contains(where: { $0.watch === watch }) {
      last = nil
      // The same text means something else now. All pipelines with this condition share the query.
      if watch.isFirst(self) { query.tell() }
    } else {
      observers.itemsDidChange()
    }
  }

  func ruleDidReport(_ diagnostic: Diagnostic) { observers.report(diagnostic) }
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

  /// Shows the results of a query after they were found.
  private func show(_ asked: AskedQuery) {
    search = nil
    answered = asked
    observers.itemsDidChange()
  }

  /// Sorts and groups a long list for the first time, and then notifies the observers.
  private func arrangeFirst(_ order: OrderStage<Item>) {
    arranging?.cancel()
    arranging = Task { [weak self, list, groups] in
      await order.prepare(for: list)
      await groups?.prepare(for: list)
      if Task.isCancelled { return }
      // The list keeps changing. The rest of the work is done when the list is read.
      if order.isNew { order.follow(list) }
      guard let self else { return }
      await arrange(answered)
      arranging = nil
      observers.itemsDidChange()
    }
  }

  /// Sorts and groups the results of a query without blocking the main actor.
  private func arrange(_ asked: AskedQuery) async {
    if Task.isCancelled || filters.contains(where: { !$0.isQuick(asked, in: list) }) { return }
    let generation = list.generation
    let hits = hits(of: asked)
    var places = hits.map(PlaceList.listed) ?? .all(count: list.items.count)
    if let order {
      guard let known = order.known(of: list) else { return }
      places = .listed(await sortedPositions(of: hits, in: known))
    }
    await groups?.find(places, in: list)
    if Task.isCancelled || generation != list.generation { return }
    last = Answer(places: places, generation: generation, query: asked, order: orderRevision)
  }
}

/// Returns the given indices in order, or all indices for `nil`.
@concurrent private func sortedPositions(of hits: [Int32]?, in order: SortedOrder) async -> [Int32] {
  hits.map { order.rows(of: $0) } ?? order.places
}
