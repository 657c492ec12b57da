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

  /// The list of the current query.
  public private(set) var list: PagedList<Item>
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
    list = makeList(bar.query)
    shown = list
    observe(list)
    subscription = bar.observeQuery { [weak self] in self?.queryDidChange() }
  }

  deinit { wait?.cancel() }

  /// The visible items. While the first page of a query loads, these are the items of the previous query.
  public var items: [Item] {
    observers.noteReading()
    return shown.items
  }

  /// The query of the current list.
  public var query: String { listed }

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
    let old = list
    listed = query
    list = makeList(query)
    old.cancel()
    observers.itemsDidRecover()
    observe(list)
    // If the previous list hasn't loaded anything, because the app starts its loads manually, the new list also waits.
    if old.pages.wasAsked { list.loadFirst() }
    stateDidChange()
  }
}

extension PagedQueries: StateObserver {
  /// Shows the current list as soon as it has something to show.
  func stateDidChange() {
    if shown !== list, list.pages.pages != nil || list.state.error != nil || !list.items.isEmpty {
      shown = list
      observers.itemsDidChange()
    }
    stateObservers.tell(list.state)
  }
}

extension PagedQueries: IdentifiedItems {
  var identity: Identity<Item> { shown.identity }
}

extension PagedQueries: PagingSource {
  func loadFirst() { list.loadFirst() }

  var listState: ListState { list.listState }

  var retrying: (() -> Void)? { { [weak self] in self?.list.retry() } }

  func refreshed() -> Task<Void, Never>? { list.refreshed() }

  var replacement: Task<Void, Never>? { list.replacement }

  var nextPage: NextPage { shown === list ? list.nextPage : .none }

  var earlierPages: (list: ObjectIdentifier, count: Int) { list.earlierPages }

  var loadsPreviousByItself: Bool { shown === list && list.loadsPreviousByItself }

  var hasRestoredPlace: Bool { list.hasRestoredPlace }

  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace? { list.restoredPlace(in: places) }

  func forgetRestoredPlace() { list.forgetRestoredPlace() }

  @discardableResult func loadMore() -> Task<Void, Never> { list.loadMore() }

  @discardableResult func loadPrevious() -> Task<Void, Never> { list.loadPrevious() }
}
