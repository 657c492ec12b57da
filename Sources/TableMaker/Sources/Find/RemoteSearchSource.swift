public import Observation
import TableMakerDiffing

/// A source that searches for its items elsewhere, such as on a server or in a database. `remoteSearch` returns it.
///
/// ```swift
/// let hits = RemoteSearchSource { query in try await server.people(named: query) }
/// hits.query = "mar"
/// await hits.waitForUpdates()
/// ```
///
/// A newer query cancels the search for an older one, and an outdated response is dropped. If a search fails, the
/// earlier results stay, and the error goes to the table's `onError`. Cancellation isn't an error.
@preconcurrency @MainActor public final class RemoteSearchSource<Item>: ItemSource, TellsChanges {
  private let fetch: @MainActor (String) async throws -> [Item]
  private let debounce: Duration
  /// The items while the query is empty.
  let base: any ItemSource<Item>
  /// A Boolean value that indicates whether they're the items of a section's list.
  private let hasList: Bool
  private let relay: ItemRelay
  private var found: [Item]?
  private var task: Task<Void, Never>?
  private var generation = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let registrar = ObservationRegistrar()
  private var currentQuery = ""
  private var currentState = SearchState.idle
  let stateObservers = StateObservers()

  /// The observers of the found items.
  public let observers = ItemObservers()

  /// Creates a source that calls a closure to search for its items.
  ///
  /// - Parameters:
  ///   - items: The items while the query is empty.
  ///   - debounce: The time for which a query must stay the same before the search starts.
  ///   - fetch: A closure that returns the items for a query, in order. The source holds it, so list the objects that
  ///     it needs in its capture list.
  public convenience init(
    startingWith items: [Item] = [], debounce: Duration = .milliseconds(250),
    _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) {
    self.init(ItemList(items), isList: false, debounce: debounce, fetch)
  }

  /// - Parameter isList: A Boolean value that indicates whether the base source is a section's list.
  init(
    _ base: any ItemSource<Item>, isList: Bool = true, debounce: Duration,
    _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) {
    self.base = base
    hasList = isList
    self.debounce = debounce
    self.fetch = fetch
    relay = ItemRelay(to: observers)
    base.observers.add(relay)
  }

  deinit { task?.cancel() }

  /// The results of the last search or, while the query is empty, the items that the source was created with.
  public var items: [Item] {
    observers.noteReading()
    return found ?? base.items
  }

  /// The search text. Text that consists only of spaces counts as empty. Observable.
  public var query: String {
    get {
      registrar.access(self, keyPath: \.query)
      return currentQuery
    }
    set {
      guard newValue != currentQuery else { return }
      registrar.withMutation(of: self, keyPath: \.query) { currentQuery = newValue }
      search(after: debounce)
    }
  }

  /// The state of the search. Observable.
  public private(set) var state: SearchState {
    get {
      registrar.access(self, keyPath: \.state)
      return currentState
    }
    set { registrar.withMutation(of: self, keyPath: \.state) { currentState = newValue } }
  }

  /// Searches for the query again immediately, such as after an error. Does nothing while the query is empty.
  public func retry() { search(after: nil) }

  /// Waits until no search is in progress.
  public func waitForUpdates() async {
    while currentState.isLoading { await withCheckedContinuation { waiting.append($0) } }
  }

  private func search(after debounce: Duration?) {
    task?.cancel()
    generation += 1
    observers.itemsDidRecover()
    guard !query.allSatisfy(\.isWhitespace) else {
      let hadFound = found != nil
      found = nil
      end(.idle)
      if hadFound { observers.itemsDidChange() }
      return
    }
    state = .loading(query: query)
    stateObservers.tell(listState)
    task = Task { [weak self, fetch, query, generation] in
      do {
        if let debounce, debounce > .zero { try await Task.sleep(for: debounce.usable) }
        let items = try await fetch(query)
        self?.receive(items, for: query, generation)
      } catch {
        self?.fail(with: error, for: query, generation)
      }
    }
  }

  private func receive(_ items: [Item], for query: String, _ generation: Int) {
    guard generation == self.generation else { return }
    found = items
    end(.found(query: query))
    observers.itemsDidChange()
  }

  private func fail(with error: any Error, for query: String, _ generation: Int) {
    guard generation == self.generation else { return }
    end(.failed(query: query, error))
    // The closure's own work can also have been canceled. In that case there's no result and no error.
    if !(error is CancellationError) { observers.itemsDidFail(with: error) }
  }

  private func end(_ state: SearchState) {
    self.state = state
    stateObservers.tell(listState)
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}

extension RemoteSearchSource: Observable {}

/// A source that searches elsewhere, for items of any type.
@MainActor protocol FetchingSource: AnyObject {
  var state: SearchState { get }
  /// A Boolean value that indicates whether it shows a section's list, because the query is empty.
  var showsList: Bool { get }
  func retry()
}

extension RemoteSearchSource: FetchingSource {
  var showsList: Bool { if case .idle = currentState { hasList } else { false } }
}

extension RemoteSearchSource: LoadingSource {
  var listState: ListState {
    switch currentState {
    case .idle: .idle
    case .loading: .loading(.refresh)
    case .found: items.isEmpty ? .empty : .exhausted
    case .failed(_, let error): error is CancellationError ? .idle : .failed(error, while: .refresh)
    }
  }

  var retrying: (() -> Void)? { { [weak self] in self?.retry() } }
}

extension RemoteSearchSource: IdentifiedItems {
  var identity: Identity<Item> { .of(base) }
}

extension RemoteSearchSource: DerivedSource {
  // The found items don't belong to the base source, so its lists can't edit them.
  var bases: [any ItemSource] { found == nil ? [base] : [] }
}
