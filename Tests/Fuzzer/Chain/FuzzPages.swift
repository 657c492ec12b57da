import TableMaker
import TestSupport

/// A paged list with a server that answers when a step says so, and a simple model of the list.
///
/// The model is the pending loads and plain arrays of rows.
@MainActor final class FuzzPages<Item: FuzzItem> {
  enum Kind { case whole, more, previous }

  /// A pending load.
  struct Load {
    let number: Int
    let kind: Kind
    let page: Int
    /// The name of the load in the list's state.
    let name: ListState.Load
    /// A Boolean value that indicates whether the server received the request.
    var isAsked = false
  }

  /// A server's answer.
  private enum Answer {
    case page([Row], hasMore: Bool)
    case failure
  }

  /// The server's pending requests, with answers that arrive when a step says so.
  ///
  /// The tasks that wait for an answer retain the desk. The desk doesn't retain a list.
  @MainActor private final class Desk {
    weak var pages: FuzzPages?
    var waiting: [(number: Int, continuation: CheckedContinuation<Answer, Never>)] = []
    /// The number of answers that a step sent and that haven't arrived yet.
    var inFlight = 0

    func load(_ request: PageRequest<Never>) async throws -> ItemPage<Item, Never> {
      let number = pages?.ask(request)
      guard let number else { throw CancellationError() }
      let answer = await withCheckedContinuation { waiting.append((number, $0)) }
      inFlight -= 1
      pages?.deliver(answer, to: number)
      guard case .page(let rows, let hasMore) = answer else { throw Failure() }
      return ItemPage(rows.map { Item($0) }, hasMore: hasMore)
    }
  }

  private struct Failure: Error {}

  let list: PagedList<Item>
  private let desk: Desk
  private let part: Part<Item>
  private let numbers: Numbers
  private static var perPage: Int { 4 }

  private(set) var awaited: [Load] = []
  private(set) var failed: [(kind: Kind, page: Int, name: ListState.Load)] = []
  private(set) var numbersOfPages: ClosedRange<Int>?
  private(set) var hasMore = false
  /// The first page that the list loaded.
  private(set) var firstPage = 1
  private var lastNumber = 0
  /// A description of a request that the model didn't expect.
  var mistake: String?

  /// The events that load pages in addition to the steps; nil for none.
  let loading: LoadingSpec?
  private(set) var wasAsked = false
  /// Boolean values that indicate whether scrolling near the end loads the next page, and near the start the previous page.
  private(set) var (isArmed, isArmedBackwards) = (true, true)
  /// A Boolean value that indicates whether the user can have tapped a button of the table in this step, or pulled the table.
  var mayBeTapped = false
  /// A Boolean value that indicates whether an earlier page inserted rows after this value was set to false.
  var hasEarlierRows = false

  /// - Parameters:
  ///   - part: The expected rows, which optimistic edits also change.
  ///   - loading: The events that load pages in addition to the steps.
  init(_ part: Part<Item>, _ numbers: Numbers, _ loading: LoadingSpec?) {
    (self.part, self.numbers, self.loading) = (part, numbers, loading)
    let desk = Desk()
    self.desk = desk
    let items = part.rows.map { Item($0) }
    if let key = Item.key {
      list = PagedList(perPage: Self.perPage, id: key, startingWith: items) { try await desk.load($0) }
    } else {
      list = PagedList(perPage: Self.perPage, startingWith: items) { try await desk.load($0) }
    }
    desk.pages = self
    follow()
  }

  var rowsNow: [Row] { list.items.map(\.row) }

  /// A Boolean value that indicates whether no answer is on its way, and the list equals the model.
  var isAsExpected: Bool {
    mistake == nil && desk.inFlight == 0 && awaited.allSatisfy(\.isAsked) && rowsNow == part.rows && state == words
  }

  /// A description of the differences between the list and the model.
  var difference: String {
    mistake
      ?? "the list is \(words) with \(rowsNow), not \(state) with \(part.rows); awaited \(awaited), on the way \(desk.inFlight)"
  }

  private var state: String {
    if let load = awaited.last { return "loading \(load.name)" }
    if let load = failed.last { return "failed \(load.name)" }
    guard numbersOfPages != nil else { return "idle" }
    if part.rows.isEmpty { return "empty" }
    return hasMore ? "loaded" : "exhausted"
  }

  private var words: String {
    switch list.state {
    case .idle: "idle"
    case .loading(let load): "loading \(load)"
    case .loaded: "loaded"
    case .empty: "empty"
    case .exhausted: "exhausted"
    case .failed(_, let load): "failed \(load)"
    }
  }

  // MARK: Steps

  /// Starts a load, or lets the server answer a request.
  func step(_ random: inout SeededGenerator) {
    // A table that loads pages automatically needs answers.
    if loading != nil, random.chance(2) { return answer(&random) }
    // Updates the model before the list because the list reports its state immediately.
    switch random.below(14) {
    case 0, 1:
      begin(page: 1)
      list.refresh()
    case 2, 3, 4:
      beginMore()
      list.loadMore()
    case 5:
      beginPrevious()
      list.loadPrevious()
    case 6:
      let page = 1 + random.below(4)
      begin(page: page)
      list.load(page: page)
    case 7:
      retry()
      list.retry()
    case 8:
      if !awaited.isEmpty { (isArmed, isArmedBackwards) = (false, false) }
      awaited = []
      list.cancel()
    case 9 where random.chance(3):
      (awaited, failed, numbersOfPages, hasMore) = ([], [], nil, false)
      (wasAsked, isArmed, isArmedBackwards) = (true, true, true)
      part.adopt([])
      list.reset()
    default: answer(&random)
    }
  }

  /// Lets the server answer a pending request, or one that the list no longer awaits.
  private func answer(_ random: inout SeededGenerator) {
    guard !desk.waiting.isEmpty else { return }
    let (_, continuation) = desk.waiting.remove(at: random.below(desk.waiting.count))
    desk.inFlight += 1
    continuation.resume(returning: random.chance(5) ? .failure : page(&random))
  }

  /// Returns some new rows, and some rows that the list already has, perhaps with another revision.
  private func page(_ random: inout SeededGenerator) -> Answer {
    var rows: [Row] = []
    for _ in 0..<random.below(Self.perPage + 1) {
      guard random.chance(3), var row = part.rows.isEmpty ? nil : part.rows.random(&random) else {
        rows.append(numbers.make(nil, &random))
        continue
      }
      if random.chance(2) { row.revision &+= 1 }
      rows.append(row)
    }
    if random.chance(8), let row = rows.first { rows.append(row) }
    return .page(rows, hasMore: !random.chance(4))
  }

  // MARK: The model

  func begin(page: Int) {
    guard !awaited.contains(where: { $0.kind == .whole && $0.page == page }) else { return }
    (awaited, failed) = ([], [])
    (isArmed, isArmedBackwards) = (true, true)
    add(.whole, page, numbersOfPages == nil ? .first : .refresh)
  }

  func beginMore() {
    guard !awaited.contains(where: { $0.kind == .whole || $0.kind == .more }) else { return }
    guard let numbersOfPages else { return begin(page: 1) }
    guard hasMore else { return }
    isArmed = true
    add(.more, numbersOfPages.upperBound + 1, .more)
  }

  func beginPrevious() {
    guard !awaited.contains(where: { $0.kind == .whole || $0.kind == .previous }) else { return }
    guard let numbersOfPages else { return begin(page: 1) }
    guard numbersOfPages.lowerBound > 1 else { return }
    isArmedBackwards = true
    add(.previous, numbersOfPages.lowerBound - 1, .previous)
  }

  private func add(_ kind: Kind, _ page: Int, _ name: ListState.Load) {
    failed.removeAll { $0.name == name }
    wasAsked = true
    lastNumber += 1
    awaited.append(Load(number: lastNumber, kind: kind, page: page, name: name))
  }

  func retry() {
    guard let last = failed.last else { return }
    switch last.kind {
    case .whole: begin(page: last.page)
    case .more: beginMore()
    case .previous: beginPrevious()
    }
  }

  /// Marks the load that matches a request as sent, and returns its number.
  private func ask(_ request: PageRequest<Never>) -> Int? {
    guard let index = awaited.firstIndex(where: { $0.name == request.load && $0.page == request.page && !$0.isAsked })
    else {
      mistake = "the server was asked for page \(request.page) to \(request.load), not for one of \(awaited)"
      return nil
    }
    awaited[index].isAsked = true
    return awaited[index].number
  }

  private func deliver(_ answer: Answer, to number: Int) {
    guard let index = awaited.firstIndex(where: { $0.number == number }) else { return }
    let load = awaited.remove(at: index)
    guard case .page(let page, let hasMore) = answer else {
      failed.append((load.kind, load.page, load.name))
      (isArmed, isArmedBackwards) = (false, false)
      return
    }
    var (rows, new) = (load.kind == .whole ? [] : part.rows, [Row]())
    for (place, row) in page.enumerated() where !page[..<place].contains(where: { isSame($0, row) }) {
      if let index = rows.firstIndex(where: { isSame($0, row) }) { rows[index] = row } else { new.append(row) }
    }
    part.adopt(load.kind == .previous ? new + rows : rows + new)
    if load.kind != .previous { self.hasMore = hasMore } else if !new.isEmpty { hasEarlierRows = true }
    // Doesn't load again automatically after a page without new rows.
    if new.isEmpty, load.kind == .previous ? load.page > 1 : hasMore {
      if load.kind == .previous { isArmedBackwards = false } else { isArmed = false }
    }
    let known = numbersOfPages ?? load.page...load.page
    if load.kind == .whole { firstPage = load.page }
    numbersOfPages =
      switch load.kind {
      case .whole: load.page...load.page
      case .more: known.lowerBound...load.page
      case .previous: load.page...known.upperBound
      }
  }

  private func isSame(_ one: Row, _ other: Row) -> Bool { Item.traits.isSame(one, other, samePlace: false) }
}
