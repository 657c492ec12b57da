@testable import TableMaker
import TableMakerDiffing
import Testing

/// The results that a paged list derives from responses.
@Suite struct PagedStateTests {
  struct Failure: Error {}

  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""

    init(_ id: Int, _ text: String = "") {
      self.id = id
      self.text = text
    }
  }

  private func list(perPage: Int = 2) -> PagedState<Row> {
    PagedState(identity: Identity(.identifiable) { $0.id }, perPage: perPage)
  }

  /// Returns a Boolean value that indicates whether the list drops an answer.
  private func drops(_ items: [Row], for load: PageLoad, _ list: inout PagedState<Row>) -> Bool {
    list.receive(PageAnswer(items: items, next: .closed), for: load.generation) == nil
  }

  private func fail(_ load: PageLoad, of list: inout PagedState<Row>) -> Bool {
    list.fail(Failure(), for: load.generation)
  }

  private func rows(_ ids: Int...) -> [Row] { ids.map { Row($0) } }

  /// Begins a load, and delivers its answer.
  @discardableResult private func load(
    _ verb: PageVerb, of list: inout PagedState<Row>, _ items: [Row], next: PageEnd = .open(nil),
    previous: PageEnd? = nil, total: Int? = nil
  ) throws -> (load: PageLoad, problems: [PageProblem]) {
    guard case .begun(let load, _) = list.begin(verb) else { throw Failure() }
    let answer = PageAnswer(items: items, next: next, previous: previous, total: total)
    let problems = list.receive(answer, for: load.generation)
    return (load, try #require(problems))
  }

  @Test func `rows inserted on the server meanwhile are not shown twice, and none is lost`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    // 0 has come before them on the server: its second page begins with 2.
    let second = try load(.more, of: &list, rows(2, 3))
    #expect(second.load.offset == 2 && second.load.page == 2 && second.problems == [])
    #expect(list.contents.items == rows(1, 2, 3))
    let third = try load(.more, of: &list, rows(4, 5), next: .closed)
    #expect(third.load.offset == 4)
    #expect(list.contents.items == rows(1, 2, 3, 4, 5))
    #expect(list.state.words == "exhausted")
  }

  @Test func `an item that comes again is as the server has it now, in its place`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    try load(.more, of: &list, [Row(2, "new"), Row(3)])
    #expect(list.contents.items == [Row(1), Row(2, "new"), Row(3)])
    list.editedItems[0].text = "mine"
    try load(.page(1), of: &list, rows(1, 2))
    #expect(list.contents.items == rows(1, 2))
  }

  @Test func `an item that was removed here does not leave a gap`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    list.editedItems.removeFirst()
    let second = try load(.more, of: &list, rows(3, 4))
    #expect(second.load.offset == 1)
    #expect(list.contents.items == rows(2, 3, 4))
    let loaded1 = try load(.more, of: &list, rows(5))
    #expect(loaded1.load.offset == 3)
  }

  @Test func `an item that was inserted here is confirmed by a page that has it, or taken back by a refresh`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    list.editedItems.insert(Row(9, "mine"), at: 0)
    let loaded2 = try load(.more, of: &list, [Row(3), Row(9, "theirs")])
    #expect(loaded2.load.offset == 2)
    #expect(list.contents.items == [Row(9, "theirs"), Row(1), Row(2), Row(3)])
    list.editedItems.append(Row(8))
    try load(.page(1), of: &list, rows(9, 1))
    #expect(list.contents.items == rows(9, 1))
  }

  @Test func `a page of duplicates shows each once, and says so`() throws {
    var list = list()
    let first = try load(.page(1), of: &list, [Row(1), Row(1, "again"), Row(2), Row(1)])
    #expect(first.problems == [.duplicates(2)])
    #expect(list.contents.items == rows(1, 2))
  }

  @Test func `a server that always says more and sends nothing is asked again by hand alone`() throws {
    var list = list()
    let loaded3 = try load(.page(1), of: &list, [])
    #expect(loaded3.problems == [.nothingNew])
    #expect(!list.isArmed && list.state.words == "empty" && list.hasMore)
    let loaded4 = try load(.more, of: &list, rows(1))
    #expect(loaded4.problems == [])
    #expect(list.isArmed && list.state.words == "loaded")
    let third = try load(.more, of: &list, rows(1))
    #expect(third.problems == [.nothingNew] && third.load.page == 3)
    #expect(!list.isArmed)
  }

  @Test func `a cursor that comes again ends the list`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1), next: .open(PageCursor("a")))
    try load(.more, of: &list, rows(2), next: .open(PageCursor("b")))
    let third = try load(.more, of: &list, rows(3), next: .open(PageCursor("a")))
    #expect(third.load.cursor?.value as? String == "b")
    #expect(third.problems == [.repeatedCursor])
    #expect(list.state.words == "exhausted" && list.contents.items == rows(1, 2, 3))
    try load(.page(1), of: &list, rows(1), next: .open(PageCursor("a")))
    #expect(list.state.words == "loaded")
  }

  @Test func `the same cursor before and after a page is none that comes again`() throws {
    var list = list()
    let cursor = PageEnd.open(PageCursor(7))
    try load(.page(1), of: &list, rows(7), next: cursor, previous: cursor)
    let loaded5 = try load(.previous, of: &list, rows(6), previous: .open(PageCursor(6)))
    #expect(loaded5.problems == [])
    let loaded6 = try load(.more, of: &list, rows(8), next: .open(PageCursor(8)))
    #expect(loaded6.problems == [])
    #expect(list.contents.items == rows(6, 7, 8) && list.hasPrevious && list.hasMore)
  }

  @Test func `an error keeps the items, and retry asks for just that page`() throws {
    var list = list()
    try load(.page(4), of: &list, rows(7, 8))
    guard case .begun(let more, _) = list.begin(.more), case .begun(let previous, _) = list.begin(.previous) else {
      throw Failure()
    }
    #expect(list.state.words == "loading previous")
    #expect(previous.offset == 4)
    let areTaken = [fail(more, of: &list), fail(previous, of: &list)]
    #expect(areTaken == [true, true])
    #expect(list.state.words == "failed previous" && list.contents.items == rows(7, 8))
    #expect(!list.isArmed && !list.isArmedBackwards)
    let again = try load(.retry, of: &list, rows(5, 6))
    #expect(again.load.page == 3 && again.load.kind == .previous)
    #expect(list.state.words == "failed more" && list.error(of: .more) is Failure)
    let loaded7 = try load(.retry, of: &list, rows(9))
    #expect(loaded7.load.page == 5)
    #expect(list.contents.items == rows(5, 6, 7, 8, 9) && list.state.words == "loaded")
    guard case .none = list.begin(.retry) else {
      Issue.record("Nothing has failed")
      return
    }
  }

  @Test func `a refresh outdates a page, and a page asked for meanwhile joins the refresh`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    guard case .begun(let more, _) = list.begin(.more), case .begun(let refresh, let outdated) = list.begin(.page(1))
    else { throw Failure() }
    #expect(outdated.map(\.generation) == [more.generation])
    guard case .joined(let joined) = list.begin(.more) else { throw Failure() }
    #expect(joined.generation == refresh.generation)
    let isDropped = drops(rows(3), for: more, &list)
    #expect(isDropped)
    #expect(list.contents.items == rows(1, 2))
    guard case .joined = list.begin(.page(1)), case .begun = list.begin(.page(2)) else { throw Failure() }
    #expect(list.running.map(\.page) == [2])
  }

  @Test func `a page by itself replaces all, and has pages on both sides`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2), total: 20)
    #expect(list.total == 20)
    let seventh = try load(.page(7), of: &list, rows(13, 14))
    #expect(seventh.load.offset == 12 && seventh.load.kind == .refresh)
    #expect(list.contents.items == rows(13, 14) && list.pages == 7...7 && list.total == nil)
    let loaded8 = try load(.previous, of: &list, rows(11, 12))
    #expect(loaded8.load.offset == 10)
    let loaded9 = try load(.more, of: &list, rows(15, 16))
    #expect(loaded9.load.offset == 14)
    #expect(list.contents.items.map(\.id) == Array(11...16) && list.pages == 6...8)
  }

  @Test func `reset is a new start to which no answer from before belongs`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    guard case .begun(let more, _) = list.begin(.more) else { throw Failure() }
    let outdated = list.reset()
    #expect(outdated.map(\.generation) == [more.generation])
    #expect(list.state.words == "idle" && list.contents.items.isEmpty && list.pages == nil && list.wasAsked)
    guard case .begun(let first, _) = list.begin(.more) else { throw Failure() }
    #expect(first.generation > more.generation && first.kind == .first)
    let isDropped = drops(rows(3), for: more, &list)
    #expect(isDropped)
  }

  @Test func `what is cancelled is no error, and is not asked for again by itself`() throws {
    var list = list()
    try load(.page(1), of: &list, rows(1, 2))
    _ = list.begin(.more)
    let cancelled = list.cancel()
    #expect(cancelled.count == 1)
    #expect(list.state.words == "loaded" && !list.isArmed)
    guard case .begun(let more, _) = list.begin(.more) else { throw Failure() }
    #expect(list.isArmed)
    let areDropped = [list.drop(more.generation), list.drop(more.generation)]
    #expect(areDropped == [true, false])
    #expect(list.state.words == "loaded" && !list.isArmed)
  }

  @Test func `items that are known by their place alone are all shown`() throws {
    struct Line { let text: String }
    var list = PagedState<Line>(identity: .found(), perPage: 2)
    for text in ["a", "a"] {
      guard case .begun(let load, _) = list.begin(.more) else { throw Failure() }
      let lines = [Line(text: text), Line(text: text)]
      let problems = list.receive(PageAnswer(items: lines, next: .open(nil)), for: load.generation)
      #expect(problems == [])
    }
    #expect(list.contents.items.count == 4)
  }
}
