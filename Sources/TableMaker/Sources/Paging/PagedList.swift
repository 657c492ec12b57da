public import Observation
import TableMakerDiffing

/// Items that come page by page from a server.
///
/// ```swift
/// let bulletins = PagedList<Bulletin>(perPage: 20) { request in
///   let answer = try await server.bulletins(offset: request.offset, limit: request.perPage)
///   return Page(answer.items, hasMore: answer.hasMore)
/// }
/// dataSource = DataSource(tableView)
///   .refreshable()
///   .section().cell(BulletinCell.self).data(bulletins).adapter { cell, item, _ in cell.show(item) }
///   .loadsMore()
///   .make()
/// ```
///
/// A table that shows the list has its first page loaded, and with `loadsMore` the others as the user comes near them. Without a table
/// the verbs do it, each of which begins at once and returns a task that ends when there is an answer, or when none is awaited any more:
/// `bulletins.refresh()`, `await bulletins.loadMore().value`.
///
/// What is asked for twice is asked for once. A refresh outdates pages that are being loaded, and what it answers replaces all items. A
/// late answer is dropped, and a cancellation is no error. Where a page has items that are there already, they are replaced where they are,
/// and not shown twice. A page that fails leaves the items as they are: `retry()` asks for it again.
@MainActor public final class PagedList<Item>: PagedSource, TellsChanges {
  /// Who is told when there are other items.
  public let observers = ItemObservers()

  let stateObservers = StateObservers()
  var pages: PagedState<Item>
  let fetch: @MainActor (PageLoad, Int) async throws -> PageAnswer<Item>
  /// The type of what pages are asked for by; nil where they are numbered.
  let cursor: (any Sendable.Type)?
  /// The initializer's place.
  let place: CallSite
  /// What is being loaded, by its generation.
  private var loads: [Int: (task: Task<Void, Never>, end: LoadEnd)] = [:]
  /// What was wrong with the initializer's values, until somebody may hear it.
  private var problem: Diagnostic.Paging?
  /// Where a table is to scroll to that shows the list, after it was restored.
  var restoredAnchor: SavedAnchor?
  /// What keeps its items while the app is not running.
  var cache: KeptItems<Item>?
  private let registrar = ObservationRegistrar()

  init(
    perPage: Int, startingWith items: [Item], identity: Identity<Item> = .found(), cursor: (any Sendable.Type)?,
    place: CallSite,
    fetch: @escaping @MainActor (PageLoad, Int) async throws -> PageAnswer<Item>
  ) {
    let usual = 20
    if perPage < 1 { problem = .invalidPageSize(perPage, used: usual) }
    pages = PagedState(identity: identity, perPage: perPage < 1 ? usual : perPage)
    if !items.isEmpty { pages.editedItems = items }
    self.cursor = cursor
    self.place = place
    self.fetch = fetch
  }

  isolated deinit {
    for load in loads.values {
      load.task.cancel()
      load.end.come()
    }
  }

  /// The items of all pages that are here, in order. To be edited in place, too: `bulletins.items[3].isRead = true`.
  ///
  /// What the app does to them, ahead of the server perhaps, stays until a page says otherwise: one that has an item replaces it where it
  /// is, and a refresh replaces all.
  public var items: [Item] {
    get {
      observers.noteReading()
      return pages.contents.items
    }
    // Not get and set, each of whose edits would be a copy.
    _modify {
      let before = state
      defer {
        observers.itemsDidChange()
        cache?.write()
        if !before.isSame(as: pages.state) { tellState() }
      }
      yield &pages.editedItems
    }
  }

  /// Where the list stands. Observable. Items are those of the state when it is told.
  public var state: ListState {
    registrar.access(self, keyPath: \.state)
    return pages.state
  }

  /// The states from now on, the present one first, as often as there is another: `for await state in bulletins.states { … }`.
  ///
  /// Each access is a sequence of its own, for any number of observers. It ends when the list is gone, which it does not keep.
  public var states: AsyncStream<ListState> { stateObservers.stream(startingWith: pages.state) }

  /// The number of the last page that is here, from 1; 0 before the first answer.
  public var page: Int { pages.pages?.upperBound ?? 0 }

  /// The number of items of a page.
  public var perPage: Int { pages.perPage }

  /// The number of items on the server, where it tells; nil where not.
  public var total: Int? { pages.total }

  /// Whether there is a page after those that are here.
  public var hasMore: Bool { pages.hasMore }

  /// Whether there is a page before those that are here.
  public var hasPrevious: Bool { pages.hasPrevious }

  // MARK: Loading

  /// Asks for something, and returns what waits for it.
  func begin(_ verb: PageVerb) -> Task<Void, Never> {
    if let problem { report(problem) }
    problem = nil
    switch pages.begin(verb) {
    case .none: return Task {}
    case .joined(let load): return loads[load.generation]?.end.task ?? Task {}
    case .begun(let load, let outdated):
      let end = LoadEnd()
      loads[load.generation] = (
        Task { [weak self, fetch, perPage] in
          guard !Task.isCancelled else { return }
          do {
            let answer = try await fetch(load, perPage)
            self?.receive(answer, for: load)
          } catch {
            self?.fail(error, for: load)
          }
        }, end
      )
      finish(outdated)
      observers.itemsDidRecover()
      tellState()
      return end.task
    }
  }

  /// The end of a load that is awaited.
  func end(of load: PageLoad) -> LoadEnd? { loads[load.generation]?.end }

  private func receive(_ answer: PageAnswer<Item>, for load: PageLoad) {
    guard let problems = pages.receive(answer, for: load.generation) else { return }
    for problem in problems {
      switch problem {
      case .duplicates(let count): report(.duplicates(count, page: load.page))
      case .nothingNew: report(.nothingNew(page: load.page))
      case .repeatedCursor:
        report(.repeatedCursor(brief((answer.next.cursor ?? answer.previous?.cursor)?.value ?? ""), page: load.page))
      }
    }
    observers.itemsDidChange()
    tellState()
    cache?.write()
    finish([load])
  }

  private func fail(_ error: any Error, for load: PageLoad) {
    if error is CancellationError {
      guard pages.drop(load.generation) else { return }
    } else {
      guard pages.fail(error, for: load.generation) else { return }
      observers.itemsDidFail(with: error)
    }
    tellState()
    finish([load])
  }

  /// Stops loads that are not awaited any more, and lets go who waits for them.
  func finish(_ ended: [PageLoad]) {
    for load in ended {
      guard let known = loads.removeValue(forKey: load.generation) else { continue }
      known.task.cancel()
      known.end.come()
    }
  }

  /// Tells everybody of the present state; items have been told of before.
  func tellState() {
    registrar.withMutation(of: self, keyPath: \.state) {}
    stateObservers.tell(pages.state)
  }

  func report(_ problem: Diagnostic.Paging, at place: CallSite? = nil) {
    observers.report(.paging(problem, at: place ?? self.place))
  }
}

extension PagedList: Observable {}

extension PagedList: IdentifiedItems {
  var identity: Identity<Item> { pages.contents.identity }
}

extension ListState {
  /// Whether two states without a load or an error are the same.
  fileprivate func isSame(as other: ListState) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loaded, .loaded), (.empty, .empty), (.exhausted, .exhausted): true
    case (.loading(let one), .loading(let other)): one == other
    // An edit lets an error be the one that it was.
    case (.failed(_, let one), .failed(_, let other)): one == other
    default: false
    }
  }
}
