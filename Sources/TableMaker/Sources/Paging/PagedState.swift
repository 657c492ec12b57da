import TableMakerDiffing

/// Everything that a paged list knows: its items, its pages, what is being loaded, and what has failed.
///
/// A value without tasks, closures or a clock. The list notes here what is asked for and what comes, and does what is left to do.
/// Each load has a generation: an answer to one that is not awaited any more changes nothing.
struct PagedState<Item> {
  /// What was not loaded, and why.
  struct Failure {
    let load: PageLoad
    let error: any Error
  }

  private(set) var contents: PageContents<Item>
  let perPage: Int
  /// The loads that are awaited, the one that began last at the end. One in each direction, or one that replaces all.
  private(set) var running: [PageLoad] = []
  /// What has failed and was not asked for again, the last at the end; one of a kind.
  private(set) var failures: [Failure] = []
  /// The numbers of the pages that are here; nil before the first answer.
  private(set) var pages: ClosedRange<Int>?
  private(set) var total: Int?
  /// Whether anything was ever asked for.
  private(set) var wasAsked = false
  /// Whether the next page is asked for as soon as the user comes near: not after an error, nor after a page that brought nothing.
  private(set) var isArmed = true
  /// The same for the page before.
  private(set) var isArmedBackwards = true
  /// The number of pages that have come before those that were here.
  private(set) var earlierPageCount = 0
  private var next = PageEnd.closed
  private var previous = PageEnd.closed
  /// The number of items on the server before the first page that is here.
  private var start = 0
  /// The number of items on the server up to the end of the last page that is here.
  private var end = 0
  /// The number of the server's items that were here when that was noted.
  private var sentCount = 0
  private var generation = 0
  /// The cursors that the server has named since it was asked for all, by direction.
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

  /// Whether there is a page after those that are here.
  var hasMore: Bool { next.isOpen }

  /// Whether there is a page before those that are here.
  var hasPrevious: Bool { previous.isOpen }

  func isRunning(_ kind: ListState.Load) -> Bool { running.contains { $0.kind == kind } }

  func error(of kind: ListState.Load) -> (any Error)? { failures.last { $0.load.kind == kind }?.error }

  /// The numbers of pages and items that a list can have, so that the numbers after them don't overflow.
  static var usable: ClosedRange<Int> { 0...(1 << 48) }

  /// Returns whether a page can be requested: it has a number, and so have the items before and after it.
  static func isUsable(page: Int, perPage: Int) -> Bool {
    guard page >= 1, usable.contains(page) else { return false }
    let (offset, isTooFar) = (page - 1).multipliedReportingOverflow(by: perPage)
    return !isTooFar && usable.contains(offset)
  }

  /// The number of items before a page.
  private func offset(of page: Int) -> Int {
    Self.isUsable(page: page, perPage: perPage) ? (page - 1) * perPage : Self.usable.upperBound
  }

  // MARK: Asking

  /// Asks for something.
  mutating func begin(_ verb: PageVerb) -> PageBeginning {
    switch verb {
    case .page(let page): return beginWhole(page)
    case .more, .previous:
      // What is loaded replaces all: there is no page to add to it yet.
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

  /// Counts items of the server's that were removed here as removed there: a page that begins too early shows nothing twice, one
  /// that begins too late leaves a gap.
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

  // MARK: Answers

  /// Takes an answer in.
  ///
  /// - Returns: What is wrong with it; nil if it is not awaited any more, so that nothing has changed.
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

  /// Numbered pages end before the first.
  private func previousEnd(of answer: PageAnswer<Item>, _ load: PageLoad) -> PageEnd {
    answer.previous ?? (load.page > 1 ? .open(nil) : .closed)
  }

  /// A page that brought nothing is not asked for again and again, though the server says that there is more.
  private mutating func check(_ kind: ListState.Load, added: Int) -> [PageProblem] {
    guard added == 0, kind == .more ? next.isOpen : previous.isOpen else { return [] }
    if kind == .more { isArmed = false } else { isArmedBackwards = false }
    return [.nothingNew]
  }

  /// Notes the cursor of an end; false if the server has named it before.
  @discardableResult private mutating func note(_ end: PageEnd, _ kind: ListState.Load) -> Bool {
    guard let key = end.cursor?.key else { return true }
    return namedCursors[kind, default: IdentitySet()].insert(key)
  }

  /// Takes in that a load has failed; false if it is not awaited any more.
  mutating func fail(_ error: any Error, for generation: Int) -> Bool {
    guard let load = finish(generation) else { return false }
    failures.append(Failure(load: load, error: error))
    (isArmed, isArmedBackwards) = (false, false)
    return true
  }

  /// Takes in that a load has ended without an answer, which is no error; false if it is not awaited any more.
  mutating func drop(_ generation: Int) -> Bool {
    guard finish(generation) != nil else { return false }
    (isArmed, isArmedBackwards) = (false, false)
    return true
  }

  private mutating func finish(_ generation: Int) -> PageLoad? {
    running.firstIndex { $0.generation == generation }.map { running.remove(at: $0) }
  }

  // MARK: By the app

  /// Stops everything that is being loaded, and returns it.
  mutating func cancel() -> [PageLoad] {
    defer { running = [] }
    if !running.isEmpty { (isArmed, isArmedBackwards) = (false, false) }
    return running
  }

  /// Forgets everything but that it was asked, and returns what was being loaded.
  mutating func reset() -> [PageLoad] {
    let outdated = running
    var fresh = PagedState(identity: contents.identity, perPage: perPage)
    // An answer to a load from before must not be taken for one to a load from after.
    fresh.generation = generation
    fresh.wasAsked = true
    self = fresh
    return outdated
  }

  /// Where the list stands, without what is being loaded; nil before the first answer.
  var place: PagesPlace? {
    guard let pages else { return nil }
    return PagesPlace(
      pages: pages, total: total, next: next, previous: previous, offsets: start...max(start, end), isArmed: isArmed,
      isArmedBackwards: isArmedBackwards, failures: failures.map { ($0.load, $0.error) })
  }

  /// Puts back what was there before, and returns what was being loaded.
  ///
  /// - Parameter place: Where the list stood; nil if it was not answered yet, so that the first page is still to be asked for.
  mutating func restore(_ items: [Item], at place: PagesPlace?) -> [PageLoad] {
    let outdated = reset()
    wasAsked = place != nil
    guard let place else {
      contents.editedItems = items
      return outdated
    }
    _ = contents.replace(with: items)
    sentCount = contents.sentCount()
    (pages, total) = (place.pages, place.total)
    (next, previous) = (place.next, place.previous)
    (start, end) = (place.offsets.lowerBound, place.offsets.upperBound)
    (isArmed, isArmedBackwards) = (place.isArmed, place.isArmedBackwards)
    failures = place.failures.map { Failure(load: $0.load, error: $0.error) }
    note(next, .more)
    note(previous, .previous)
    return outdated
  }

  /// The items, to be edited in place.
  var editedItems: [Item] {
    get { contents.items }
    _modify { yield &contents.editedItems }
  }
}
