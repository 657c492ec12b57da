import TableMakerDiffing

/// A paged list for each query: the server searches, and responds page by page.
///
/// ```swift
/// let hits = PagedQueries(by: searchBar) { query in
///   PagedList(perPage: 20) { [server] request in try await server.find(query, offset: request.offset) }
/// }
/// ```
///
/// While the first page of a query loads, the items of the previous query stay on screen. Then the table view shows the
/// difference. Loads of the previous query are canceled. If the user enters a query again, it gets a new list.
@preconcurrency @MainActor public final class PagedQueries<Item>: PagedSource, TellsChanges {
  /// The observers of the items.
  public let observers = ItemObservers()

  /// The list of the current query, with which it changes.
  private var current: PagedList<Item>
  /// The list with the visible items: that of the previous query, until the new one has something to show.
  private var shown: PagedList<Item>
  let stateObservers = StateObservers()
  private let makeList: @MainActor (String) -> PagedList<Item>
  private let debounce: Duration
  private weak var bar: (any QuerySource)?
  private var subscription: AnyObject?
  private var relay: ItemRelay?
  private var wait: Task<Void, Never>?
  /// The query of the current list.
  private var listed: String
  /// The query and its list as a property that Observation tracks.
  private let reading = Reading()

  /// Creates a source with a list for each text of a search bar.
  ///
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or your own query source. Held weakly.
  ///   - debounce: The time for which a text must stay the same before its list loads. An empty text doesn't wait.
  ///   - makeList: A closure that returns the list for a text, also for the empty one. The source holds it, so list the
  ///     objects that it needs in its capture list.
  public init(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    list makeList: @escaping @MainActor (String) -> PagedList<Item>
  ) {
    self.bar = bar
    self.debounce = debounce
    self.makeList = makeList
    listed = bar.query
    current = makeList(bar.query)
    shown = current
    observe(current)
    subscription = bar.observeQuery { [weak self] in self?.queryDidChange() }
  }

  deinit { wait?.cancel() }

  /// The visible items. While the first page of a query loads, these are the items of the previous query.
  public var items: [Item] {
    observers.noteReading()
    return shown.items
  }

  /// The query of the current list. Observable.
  public var query: String {
    reading.begin()
    return listed
  }

  /// The list of the current query. Observable.
  public var list: PagedList<Item> {
    reading.begin()
    return current
  }

  private func observe(_ list: PagedList<Item>) {
    let relay = ItemRelay(to: observers)
    list.observers.add(relay)
    self.relay = relay
    list.stateObservers.add(self)
  }

  private func queryDidChange() {
    wait?.cancel()
    guard let query = bar?.query, query != listed else { return }
    guard debounce > .zero, !query.isEmpty else { return begin(query) }
    wait = Task { [weak self, debounce] in
      do { try await Task.sleep(for: debounce.usable) } catch { return }
      self?.begin(query)
    }
  }

  private func begin(_ query: String) {
    let old = current
    listed = query
    current = makeList(query)
    reading.end()
    old.cancel()
    observers.itemsDidRecover()
    observe(current)
    // If the previous list hasn't loaded anything, because the app starts its loads manually, the new list also waits.
    if old.pages.wasAsked { current.loadFirst() }
    stateDidChange()
  }
}

extension PagedQueries: StateObserver {
  /// Shows the current list as soon as it has something to show.
  func stateDidChange() {
    if shown !== current, current.pages.pages != nil || current.state.error != nil || !current.items.isEmpty {
      shown = current
      observers.itemsDidChange()
    }
    stateObservers.tell(current.state)
  }
}

extension PagedQueries: IdentifiedItems {
  var identity: Identity<Item> { shown.identity }
}

extension PagedQueries: PagingSource {
  func loadFirst() { current.loadFirst() }

  var listState: ListState { current.listState }

  var retrying: (() -> Void)? { { [weak self] in self?.current.retry() } }

  func refreshed() -> Task<Void, Never>? { current.refreshed() }

  var replacement: Task<Void, Never>? { current.replacement }

  var nextPage: NextPage { shown === current ? current.nextPage : .none }

  var earlierPages: (list: ObjectIdentifier, count: Int) { current.earlierPages }

  var loadsPreviousByItself: Bool { shown === current && current.loadsPreviousByItself }

  var hasFailedBackwards: Bool { shown === current && current.hasFailedBackwards }

  var hasRestoredPlace: Bool { current.hasRestoredPlace }

  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace? { current.restoredPlace(in: places) }

  func forgetRestoredPlace() { current.forgetRestoredPlace() }

  @discardableResult func loadMore() -> Task<Void, Never> { current.loadMore() }

  @discardableResult func loadPrevious() -> Task<Void, Never> { current.loadPrevious() }
}
