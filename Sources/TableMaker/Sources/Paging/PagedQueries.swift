import TableMakerDiffing

/// A list in pages for each query: the server searches, and answers page by page.
///
/// ```swift
/// let hits = PagedQueries(by: searchBar) { query in
///   PagedList(perPage: 20) { [server] request in try await server.find(query, offset: request.offset) }
/// }
/// ```
///
/// While a query's first page is loaded, the items of the query before stay; then the difference is shown. What was loaded for the query
/// before is not awaited any more. A query that comes again has a new list.
@MainActor public final class PagedQueries<Item>: PagedSource, TellsChanges {
  /// Who is told when there are other items.
  public let observers = ItemObservers()

  /// The list of the present query.
  public private(set) var list: PagedList<Item>
  /// The list whose items are shown: that of the query before, until there is something else to show.
  private var shown: PagedList<Item>
  let stateObservers = StateObservers()
  private let makeList: @MainActor (String) -> PagedList<Item>
  private let debounce: Duration
  private weak var bar: (any QuerySource)?
  private var subscription: AnyObject?
  private var relay: ItemRelay?
  private var wait: Task<Void, Never>?
  /// The query of the present list.
  private var listed: String

  /// Makes a source whose lists are those of a search bar's texts.
  ///
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - debounce: How long a text must stay the same before its list is asked for. An empty one does not wait.
  ///   - makeList: Returns the list of a text, the empty one too. It is kept as long as the source: name what it needs in its capture list.
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

  /// The items that are shown; those of the query before while the first page is loaded.
  public var items: [Item] {
    observers.noteReading()
    return shown.items
  }

  /// The query whose list this is.
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
    // A list that nobody has asked for anything, as one loaded by hand, waits as the one before it did.
    if old.pages.wasAsked { list.loadFirst() }
    stateDidChange()
  }
}

extension PagedQueries: StateObserver {
  /// Shows the present list as soon as there is something to show.
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
