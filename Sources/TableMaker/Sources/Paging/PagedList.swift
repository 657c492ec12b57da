public import Observation
import TableMakerDiffing

/// A list of items that it loads page by page from a server.
///
/// ```swift
/// let bulletins = PagedList<Bulletin>(perPage: 20) { request in
///   let answer = try await server.bulletins(offset: request.offset, limit: request.perPage)
///   return ItemPage(answer.items, hasMore: answer.hasMore)
/// }
/// dataSource = DataSource(tableView)
///   .refreshable()
///   .section().cell(BulletinCell.self).data(bulletins).adapter { cell, item, _ in cell.show(item) }
///   .loadsMore()
///   .make()
/// ```
///
/// A table view that shows the list loads its first page and, with `loadsMore`, the other pages as the user scrolls
/// near them. Without a table view, call the methods of the list, such as `bulletins.refresh()` or `await
/// bulletins.loadMore().value`. Each starts a load immediately and returns a task that ends when the load ends or is no
/// longer needed.
///
/// - A second request for the same page joins the first.
/// - A refresh drops the page loads in progress, and its response replaces all items.
/// - An outdated response is dropped. Cancellation isn't an error.
/// - If a page contains items that the list already has, it replaces them in place, and they aren't shown twice.
/// - If a page fails to load, the items stay. `retry()` requests the page again.
/// - Items that you add with `append` or `insert` stay in place when pages arrive, until you remove them. They become the
///   server's when a page contains their identity.
@preconcurrency @MainActor public final class PagedList<Item>: PagedSource, TellsChanges {
  /// The observers of the items.
  public let observers = ItemObservers()

  let stateObservers = StateObservers()
  var pages: PagedState<Item>
  let fetch: @MainActor (PageLoad, Int) async throws -> PageAnswer<Item>
  /// The type of the cursors, or `nil` if pages are numbered.
  let cursor: (any Sendable.Type)?
  /// The location of the initializer's call.
  let location: CallSite
  /// The loads in progress, by generation.
  private var loads: [Int: (task: Task<Void, Never>, end: LoadEnd)] = [:]
  /// A problem with the initializer's values, kept until someone can receive it.
  private var problem: Diagnostic?
  /// The scroll position for a table view that shows the restored list.
  var restoredAnchor: SavedAnchor?
  /// The cache that keeps the items while the app isn't running.
  var cache: KeptItems<Item>?
  weak var recordedItems: RecordedItems<Item>?
  private let registrar = ObservationRegistrar()

  init(
    perPage: Int, startingWith items: [Item], identity: Identity<Item> = .found(), cursor: (any Sendable.Type)?,
    location: CallSite,
    fetch: @escaping @MainActor (PageLoad, Int) async throws -> PageAnswer<Item>
  ) {
    let usual = 20
    if perPage < 1 { problem = .invalidPageSize(perPage, used: usual, at: location) }
    pages = PagedState(identity: identity, perPage: perPage < 1 ? usual : perPage)
    if !items.isEmpty { pages.editedItems = items }
    self.cursor = cursor
    self.location = location
    self.fetch = fetch
  }

  isolated deinit {
    for load in loads.values {
      load.task.cancel()
      load.end.come()
    }
  }

  /// The items of all loaded pages, in order. You can edit them in place: `bulletins.items[3].isRead = true`.
  ///
  /// Your edits, which can precede the server's, stay until a page overrides them: a page that contains an item
  /// replaces it in place, and a refresh replaces all items. To add an item that the server doesn't know yet, use
  /// ``append(_:)`` or another method of the list; such an item also stays after a refresh.
  public var items: [Item] {
    get {
      observers.noteReading()
      return pages.contents.items
    }
    // Uses `_modify` because `get` and `set` would copy the items for each edit.
    _modify {
      let before = state
      defer { didEdit(from: before) }
      yield &pages.editedItems
    }
  }

  /// Edits the items and their ownership, and notifies the observers once.
  func edit(_ body: (inout PageContents<Item>) -> Void) {
    let before = state
    body(&pages.contents)
    didEdit(from: before)
  }

  private func didEdit(from before: ListState) {
    observers.itemsDidChange()
    cache?.write()
    if !before.isSame(as: pages.state) { tellState() }
  }

  /// The state of the list. Observable.
  ///
  /// When observers receive a state, `items` already contains its items.
  public var state: ListState {
    registrar.access(self, keyPath: \.state)
    return pages.state
  }

  /// The states from now on, starting with the present one: `for await state in bulletins.states { … }`.
  ///
  /// Each access returns a new sequence, so any number of observers can follow the states. A sequence doesn't keep the
  /// list alive, and ends when the list is deallocated.
  public var states: AsyncStream<ListState> { stateObservers.stream(startingWith: pages.state) }

  /// The number of the last loaded page, starting at 1; 0 before the first response. Observable.
  public var page: Int { readPages.pages?.upperBound ?? 0 }

  /// The number of items on a page.
  public var perPage: Int { pages.perPage }

  /// The number of items on the server, or `nil` if the server doesn't provide it. Observable.
  public var total: Int? { readPages.total }

  /// A Boolean value that indicates whether another page follows the loaded pages. Observable.
  public var hasMore: Bool { readPages.hasMore }

  /// A Boolean value that indicates whether another page precedes the loaded pages. Observable.
  public var hasPrevious: Bool { readPages.hasPrevious }

  /// The pages, recorded as read: they change with the items and with the state.
  private var readPages: PagedState<Item> {
    observers.noteReading()
    registrar.access(self, keyPath: \.state)
    return pages
  }

  // MARK: Loading

  /// Starts a request, and returns a task that waits for it.
  func begin(_ verb: PageVerb) -> Task<Void, Never> {
    if let problem { observers.report(problem) }
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

  /// Returns the end of a load in progress.
  func end(of load: PageLoad) -> LoadEnd? { loads[load.generation]?.end }

  private func receive(_ answer: PageAnswer<Item>, for load: PageLoad) {
    guard let problems = pages.receive(answer, for: load.generation) else { return }
    for problem in problems {
      switch problem {
      case .duplicates(let count): observers.report(.duplicatesInPage(count, page: load.page, at: location))
      case .nothingNew: observers.report(.nothingNewInPage(load.page, at: location))
      case .repeatedCursor:
        let cursor = brief((answer.next.cursor ?? answer.previous?.cursor)?.value ?? "")
        observers.report(.repeatedCursor(cursor, page: load.page, at: location))
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

  /// Cancels loads that are no longer needed, and resumes their waiting callers.
  func finish(_ ended: [PageLoad]) {
    for load in ended {
      guard let known = loads.removeValue(forKey: load.generation) else { continue }
      known.task.cancel()
      known.end.come()
    }
  }

  /// Notifies all observers of the present state. They already know about the items.
  func tellState() {
    registrar.withMutation(of: self, keyPath: \.state) {}
    stateObservers.tell(pages.state)
  }
}

extension PagedList: Observable {}

extension PagedList: IdentifiedItems {
  var identity: Identity<Item> { pages.contents.identity }
}

extension ListState {
  /// Returns whether two states are the same, without comparing errors.
  fileprivate func isSame(as other: ListState) -> Bool {
    switch (self, other) {
    case (.idle, .idle), (.loaded, .loaded), (.empty, .empty), (.exhausted, .exhausted): true
    case (.loading(let one), .loading(let other)): one == other
    // An edit doesn't change the error.
    case (.failed(_, let one), .failed(_, let other)): one == other
    default: false
    }
  }
}
