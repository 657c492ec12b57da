public import Observation
import TableMakerDiffing

/// Items that are searched for elsewhere, on a server or in a database: what `fetched` makes.
///
/// ```swift
/// let hits = FetchedSource { query in try await server.people(named: query) }
/// hits.query = "mar"
/// await hits.settled()
/// ```
///
/// A newer query cancels the search for an older one, and an answer that comes late is dropped. Where a search fails, what was found
/// before stays, and the error goes to the table's `onError`. A cancellation is not an error.
@MainActor public final class FetchedSource<Item>: ItemSource, TellsChanges {
  private let fetch: @MainActor (String) async throws -> [Item]
  private let debounce: Duration
  /// What there is while nothing is searched for.
  let base: any ItemSource<Item>
  private let relay: ItemRelay
  private var found: [Item]?
  private var task: Task<Void, Never>?
  private var generation = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let registrar = ObservationRegistrar()
  private var currentState = SearchState.idle
  let stateObservers = StateObservers()

  /// Who is told when other items are found.
  public let observers = ItemObservers()

  /// Makes a source whose items are found by a closure.
  ///
  /// - Parameters:
  ///   - items: The items while nothing is searched for.
  ///   - debounce: How long a query must stay the same before it is searched for.
  ///   - fetch: Returns the items for a query, in order. It is kept as long as the source: name what it needs in its capture list.
  public convenience init(
    startingWith items: [Item] = [], debounce: Duration = .milliseconds(250),
    _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) {
    self.init(ItemList(items), debounce: debounce, fetch)
  }

  init(
    _ base: any ItemSource<Item>, debounce: Duration, _ fetch: @escaping @MainActor (String) async throws -> [Item]
  ) {
    self.base = base
    self.debounce = debounce
    self.fetch = fetch
    relay = ItemRelay(to: observers)
    base.observers.add(relay)
  }

  deinit { task?.cancel() }

  /// What was found last; while nothing is searched for, the items that the source was made with.
  public var items: [Item] {
    observers.noteReading()
    return found ?? base.items
  }

  /// The text that is searched for; of spaces alone it is as good as none.
  public var query = "" {
    didSet {
      if query != oldValue { search(after: debounce) }
    }
  }

  /// Where the search stands. Observable.
  public private(set) var state: SearchState {
    get {
      registrar.access(self, keyPath: \.state)
      return currentState
    }
    set { registrar.withMutation(of: self, keyPath: \.state) { currentState = newValue } }
  }

  /// Searches for the query again, at once, as after an error. Does nothing while there is no query.
  public func retry() { search(after: nil) }

  /// Waits until no answer is awaited.
  public func settled() async {
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
    // The search may have been cancelled by what it calls, too: nothing was found, and nothing went wrong.
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

extension FetchedSource: Observable {}

/// A source that searches elsewhere, whatever it finds.
@MainActor protocol FetchingSource: AnyObject {
  var state: SearchState { get }
  func retry()
}

extension FetchedSource: FetchingSource {}

extension FetchedSource: LoadingSource {
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

extension FetchedSource: IdentifiedItems {
  var identity: Identity<Item> { .of(base) }
}

extension FetchedSource: DerivedSource {
  // What is found is not the base's: its lists are not the app's way to change it.
  var bases: [any ItemSource] { found == nil ? [base] : [] }
}
