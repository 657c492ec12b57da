import TableMakerDiffing

/// The complete state of a paged list: its items, its pages, the loads in progress, and the failures.
///
/// It's a value without tasks, closures, or a clock. The list records requests and responses here, and performs the
/// remaining work. Each load has a generation, and a response to a load that's no longer needed changes nothing.
struct PagedState<Item> {
  /// A failed load with its error.
  struct Failure {
    let load: PageLoad
    let error: any Error
  }

  var contents: PageContents<Item>
  let perPage: Int
  /// The loads in progress, most recent last: one in each direction, or one that replaces all items.
  private(set) var running: [PageLoad] = []
  /// The failed loads that weren't repeated, most recent last, with at most one of each kind.
  private(set) var failures: [Failure] = []
  /// The numbers of the loaded pages, or `nil` before the first response.
  private(set) var pages: ClosedRange<Int>?
  private(set) var total: Int?
  /// A Boolean value that indicates whether a load was ever requested.
  private(set) var wasAsked = false
  /// A Boolean value that indicates whether the next page loads as soon as the user scrolls near it.
  ///
  /// It's `false` after an error, and after a page without new items.
  private(set) var isArmed = true
  /// A Boolean value that indicates the same for the previous page.
  private(set) var isArmedBackwards = true
  /// The number of pages that were added before the others.
  private(set) var earlierPageCount = 0
  /// The number of the page that was loaded first.
  private var firstPage = 1
  private var next = PageEnd.closed
  private var previous = PageEnd.closed
  /// The number of items on the server before the first loaded page.
  private var start = 0
  /// The number of items on the server up to the end of the last loaded page.
  private var end = 0
  /// The number of the server's items in the list when `end` was last computed.
  private var sentCount = 0
  private var generation = 0
  /// The cursors that the server has sent since the last load of all items, by direction.
  private var namedCursors: [ListState.Load: IdentitySet<AnyHashable>] = [:]

  init(identity: Identity<Item>, perPage: Int) {
    contents = PageContents(identity: identity)
    self.perPage = perPage
  }

  var state: ListState {
    if let load = running.last { return .loading(load.kind) }
    if let failure = failures.last { return .failed(failure.error, while: failure.load.kind) }
    if pages == nil { return .idle }
    if contents.items.isEmpty { return .empty }
    return next.isOpen ? .loaded : .exhausted
  }

  /// A Boolean value that indicates whether another page follows the loaded pages.
  var hasMore: Bool { next.isOpen }

  /// A Boolean value that indicates whether another page precedes the loaded pages.
  var hasPrevious: Bool { previous.isOpen }

  /// A Boolean value that indicates whether only pages before the first loaded one exist, so that the end of the list
  /// was visible from the beginning.
  var onlyPrecedes: Bool {
    guard let pages, !next.isOpen else { return false }
    return pages.upperBound == firstPage && (previous.isOpen || pages.lowerBound < firstPage)
  }

  func isRunning(_ kind: ListState.Load) -> Bool { running.contains { $0.kind == kind } }

  func error(of kind: ListState.Load) -> (any Error)? { failures.last { $0.load.kind == kind }?.error }

  /// The valid numbers of pages and items, limited so that the numbers after them don't overflow.
  static var usable: ClosedRange<Int> { 0...(1 << 48) }

  /// Returns whether a page can be requested: its number, and the number of items before it, must be valid.
  static func isUsable(page: Int, perPage: Int) -> Bool {
    guard page >= 1, usable.contains(page) else { return false }
    let (offset, isTooFar) = (page - 1).multipliedReportingOverflow(by: perPage)
    return !isTooFar && usable.contains(offset)
  }

  /// The number of items before a page.
  private func offset(of page: Int) -> Int {
    Self.isUsable(page: page, perPage: perPage) ? (page - 1) * perPage : Self.usable.upperBound
  }

  // MARK: Requests

  /// Starts a request.
  mutating func begin(_ verb: PageVerb) -> PageBeginning {
    switch verb {
    case .page(let page): return beginWhole(page)
    case .more, .previous:
      // A load in progress replaces all items, so no page can be added yet.
      if let whole = running.first(where: \.isWhole) { return .joined(whole) }
      guard let pages else { return beginWhole(1) }
      return verb == .more ? beginMore(after: pages) : beginPrevious(before: pages)
    case .retry:
      guard let failed = failures.last?.load else { return .none }
      switch failed.kind {
      case .first, .refresh: return beginWhole(failed.page)
      case .more: return begin(.more)
      case .previous: return begin(.previous)
      }
    }
  }

  private mutating func beginWhole(_ asked: Int) -> PageBeginning {
    let page = min(max(asked, 1), Self.usable.upperBound)
    if let load = running.first(where: { $0.isWhole && $0.page == page }) { return .joined(load) }
    let outdated = running
    running = []
    failures = []
    (isArmed, isArmedBackwards) = (true, true)
    return begin(
      pages == nil ? .first : .refresh, page: page, offset: offset(of: page), cursor: nil, outdated: outdated)
  }

  private mutating func beginMore(after pages: ClosedRange<Int>) -> PageBeginning {
    if let load = running.first(where: { $0.kind == .more }) { return .joined(load) }
    guard next.isOpen else { return .none }
    isArmed = true
    noteRemovals()
    return begin(.more, page: pages.upperBound + 1, offset: end, cursor: next.cursor)
  }

  private mutating func beginPrevious(before pages: ClosedRange<Int>) -> PageBeginning {
    if let load = running.first(where: { $0.kind == .previous }) { return .joined(load) }
    guard previous.isOpen else { return .none }
    isArmedBackwards = true
    return begin(
      .previous, page: pages.lowerBound - 1, offset: max(0, start - perPage), cursor: previous.cursor)
  }

  /// Treats the server's items that were removed here as removed there.
  ///
  /// A page that begins too early shows nothing twice, but one that begins too late leaves a gap.
  private mutating func noteRemovals() {
    let count = contents.sentCount()
    end = max(start, end - max(0, sentCount - count))
    sentCount = count
  }

  private mutating func begin(
    _ kind: ListState.Load, page: Int, offset: Int, cursor: PageCursor?, outdated: [PageLoad] = []
  ) -> PageBeginning {
    wasAsked = true
    failures.removeAll { $0.load.kind == kind }
    generation += 1
    let load = PageLoad(generation: generation, kind: kind, page: page, offset: offset, cursor: cursor)
    running.append(load)
    return .begun(load, outdated: outdated)
  }

  // MARK: Responses

  /// Merges a response into the list.
  ///
  /// - Returns: The problems with the response, or `nil` if it's no longer needed and nothing has changed.
  mutating func receive(_ answer: PageAnswer<Item>, for generation: Int) -> [PageProblem]? {
    guard let load = finish(generation) else { return nil }
    total = answer.total ?? (load.isWhole ? nil : total)
    noteRemovals()
    defer { sentCount = contents.sentCount() }
    switch load.kind {
    case .first, .refresh: return replace(with: answer, load)
    case .more: return append(answer, load)
    case .previous: return prepend(answer, load)
    }
  }

  private mutating func replace(with answer: PageAnswer<Item>, _ load: PageLoad) -> [PageProblem] {
    let duplicates = contents.replace(with: answer.items)
    pages = load.page...load.page
    firstPage = load.page
    (start, end) = (load.offset, load.offset + answer.items.count)
    namedCursors = [:]
    next = answer.next
    previous = previousEnd(of: answer, load)
    note(next, .more)
    note(previous, .previous)
    return (duplicates > 0 ? [.duplicates(duplicates)] : []) + check(.more, added: answer.items.count)
  }

  private mutating func append(_ answer: PageAnswer<Item>, _ load: PageLoad) -> [PageProblem] {
    let (added, duplicates) = contents.append(answer.items)
    pages = pages.map { $0.lowerBound...load.page }
    end = load.offset + answer.items.count
    next = answer.next
    var problems: [PageProblem] = duplicates > 0 ? [.duplicates(duplicates)] : []
    if !note(next, .more) {
      next = .closed
      problems.append(.repeatedCursor)
    }
    return problems + check(.more, added: added)
  }

  private mutating func prepend(_ answer: PageAnswer<Item>, _ load: PageLoad) -> [PageProblem] {
    let (added, duplicates) = contents.prepend(answer.items)
    if added > 0 { earlierPageCount += 1 }
    pages = pages.map { load.page...$0.upperBound }
    start = load.offset
    previous = previousEnd(of: answer, load)
    var problems: [PageProblem] = duplicates > 0 ? [.duplicates(duplicates)] : []
    if !note(previous, .previous) {
      previous = .closed
      problems.append(.repeatedCursor)
    }
    return problems + check(.previous, added: added)
  }

  /// Numbered pages begin at 1.
  private func previousEnd(of answer: PageAnswer<Item>, _ load: PageLoad) -> PageEnd {
    answer.previous ?? (load.page > 1 ? .open(nil) : .closed)
  }

  /// If a page has no new items, the list doesn't request it again automatically, although the server announces more.
  private mutating func check(_ kind: ListState.Load, added: Int) -> [PageProblem] {
    guard added == 0, kind == .more ? next.isOpen : previous.isOpen else { return [] }
    if kind == .more { isArmed = false } else { isArmedBackwards = false }
    return [.nothingNew]
  }

  /// Records the cursor of an end; returns `false` if the server has sent it before.
  @discardableResult private mutating func note(_ end: PageEnd, _ kind: ListState.Load) -> Bool {
    guard let key = end.cursor?.key else { return true }
    return namedCursors[kind, default: IdentitySet()].insert(key)
  }

  /// Records that a load failed; returns `false` if the load is no longer needed.
  mutating func fail(_ error: any Error, for generation: Int) -> Bool {
    guard let load = finish(generation) else { return false }
    failures.append(Failure(load: load, error: error))
    (isArmed, isArmedBackwards) = (false, false)
    return true
  }

  /// Records that a load ended without a response or an error; returns `false` if the load is no longer needed.
  mutating func drop(_ generation: Int) -> Bool {
    guard finish(generation) != nil else { return false }
    (isArmed, isArmedBackwards) = (false, false)
    return true
  }

  private mutating func finish(_ generation: Int) -> PageLoad? {
    running.firstIndex { $0.generation == generation }.map { running.remove(at: $0) }
  }

  // MARK: Cancellation and restoration

  /// Cancels all loads in progress, and returns them.
  mutating func cancel() -> [PageLoad] {
    defer { running = [] }
    if !running.isEmpty { (isArmed, isArmedBackwards) = (false, false) }
    return running
  }

  /// Resets the state, except that it was requested, and returns the loads in progress.
  mutating func reset() -> [PageLoad] {
    let outdated = running
    var fresh = PagedState(identity: contents.identity, perPage: perPage)
    // The generation continues, so that a response to an earlier load doesn't count as one to a later load.
    fresh.generation = generation
    fresh.wasAsked = true
    self = fresh
    return outdated
  }

  /// The position of the list, without loads in progress; `nil` before the first response.
  var place: PagesPlace? {
    guard let pages else { return nil }
    return PagesPlace(
      pages: pages, total: total, next: next, previous: previous, offsets: start...max(start, end), isArmed: isArmed,
      isArmedBackwards: isArmedBackwards, failures: failures.map { ($0.load, $0.error) })
  }

  /// Restores a saved state, and returns the loads in progress.
  ///
  /// - Parameters:
  ///   - own: The indices of the items that the app added.
  ///   - place: The position of the list, or `nil` if it had no response, so that it still loads the first page.
  mutating func restore(_ items: [Item], own: [Int], at place: PagesPlace?) -> [PageLoad] {
    let outdated = reset()
    wasAsked = place != nil
    guard let place else {
      contents.editedItems = items
      contents.restoreOwn(own)
      return outdated
    }
    _ = contents.replace(with: items)
    contents.restoreOwn(own)
    sentCount = contents.sentCount()
    (pages, total) = (place.pages, place.total)
    firstPage = max(1, place.pages.lowerBound)
    (next, previous) = (place.next, place.previous)
    (start, end) = (place.offsets.lowerBound, place.offsets.upperBound)
    (isArmed, isArmedBackwards) = (place.isArmed, place.isArmedBackwards)
    failures = place.failures.map { Failure(load: $0.load, error: $0.error) }
    note(next, .more)
    note(previous, .previous)
    return outdated
  }

  /// The items, which can be edited in place.
  var editedItems: [Item] {
    get { contents.items }
    _modify { yield &contents.editedItems }
  }
}
