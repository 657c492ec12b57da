import TableMaker
import TestSupport
import Testing
import UIKit

/// A paged list without a table.
@MainActor @Suite struct PagedListTests {
  let server = PageServer()

  @Test func `items change before the state is told, for every observer, the present state first`() async throws {
    let list = server.list()
    var seen: [[Int]] = []
    let first = StateLog(list.states)
    let task = Task { for await _ in list.states { seen.append(list.items.map(\.id)) } }
    try await until { seen.count == 1 }
    let load = list.refresh()
    #expect(list.state.isLoading)
    try await until { seen.count == 2 }
    await server.answer([1, 2])
    await load.value
    let late = StateLog(list.states)
    try await first.has(3)
    try await late.has(1)
    try await until { seen.count == 3 }
    #expect(seen == [[], [], [1, 2]])
    #expect(first.words == ["idle", "loading first", "loaded"] && late.words == ["loaded"])
    task.cancel()
  }

  @Test(arguments: [false, true])
  func `items that are not identifiable are known by the part that the list is given`(isByCursor: Bool) async {
    struct Word {
      let number: Int
      var text: String
    }
    func page(_ request: Int) -> [Word] { (0..<3).map { Word(number: request * 2 + $0, text: "\(request)") } }
    let list =
      isByCursor
      ? PagedList<Word>(perPage: 3, cursor: Int.self, id: \.number) { request in
        ItemPage(page(request.cursor ?? 0), next: (request.cursor ?? 0) + 1)
      }
      : PagedList<Word>(perPage: 3, id: \.number) { request in ItemPage(page(request.page - 1), hasMore: true) }
    await list.refresh().value
    await list.loadMore().value
    #expect(list.items.map(\.number) == [0, 1, 2, 3, 4] && list.items.map(\.text) == ["0", "0", "1", "1", "1"])
    list.replace(Word(number: 4, text: "new"))
    #expect(list.items[4].text == "new")
  }

  @Test func `a hundred refreshes are one, and end together`() async {
    let list = server.list()
    let tasks = (0..<100).map { _ in list.refresh() }
    await server.answer([1])
    for task in tasks { await task.value }
    #expect(server.asked.count == 1 && list.items.count == 1)
  }

  @Test func `who waits for a page that is not awaited any more goes on, and the server is told`() async {
    let list = server.list()
    list.refresh()
    await server.answer([1, 2])
    let more = list.loadMore()
    await turns()
    list.refresh()
    await more.value
    #expect(list.items.map(\.id) == [1, 2])
    await server.answer([3, 4])
    #expect(server.cancelled == [2] && list.items.map(\.id) == [1, 2])
    await server.answer([5])
    #expect(list.items.map(\.id) == [5])
  }

  @Test func `a cancellation that the server throws is no error`() async {
    let list = server.list()
    list.refresh()
    await server.answer([1, 2])
    list.loadMore()
    await server.fail(with: CancellationError())
    #expect(list.state.words == "loaded" && list.state.error == nil)
  }

  @Test func `a list that is let go while it loads is gone, its states end, and its answer finds nobody`() async throws
  {
    var list: PagedList<Note>? = server.list()
    weak let gone = list
    let log = StateLog(list!.states)
    let load = list?.refresh()
    await turns()
    list = nil
    #expect(gone == nil)
    await load?.value
    try await until { log.hasEnded }
    #expect(log.words == ["idle", "loading first"])
    await server.answer([1, 2])
    #expect(server.cancelled == [1])
  }

  @Test func `requests say where a page begins, and the list knows the total`() async {
    let list = server.list(perPage: 3)
    list.refresh()
    await server.answer([1, 2, 3], total: 7)
    list.remove(Note(2))
    list.loadMore()
    await turns()
    #expect(server.asked.map(\.offset) == [0, 2] && server.asked.map(\.page) == [1, 2])
    #expect(server.asked.map(\.perPage) == [3, 3] && server.asked.map(\.load) == [.first, .more])
    #expect(list.total == 7 && list.page == 1)
    await server.answer([4, 5, 6])
    #expect(list.page == 2 && list.hasMore && !list.hasPrevious && list.perPage == 3)
  }

  @Test func `edits are seen at once, and the state follows when the last item goes`() async throws {
    let list = server.list()
    list.refresh()
    await server.answer([1, 2], hasMore: false)
    let log = StateLog(list.states)
    await turns()
    list.items[0].text = "mine"
    #expect(list.replace(Note(2, "new"))?.text == "note 2")
    #expect(list.items.map(\.text) == ["mine", "new"])
    list.items.removeAll()
    list.items.append(Note(3))
    try await log.has(3)
    #expect(log.words == ["exhausted", "empty", "exhausted"])
  }

  @Test func `a list by cursors hands on what the server has named`() async {
    var asked: [String?] = []
    let list = PagedList<Note>(perPage: 2, cursor: String.self) { request in
      asked.append(request.cursor)
      let number = request.cursor.flatMap { Int($0) } ?? 0
      return ItemPage([Note(number)], next: number < 2 ? "\(number + 1)" : nil)
    }
    for _ in 0..<5 { await list.loadMore().value }
    #expect(asked == [nil, "1", "2"])
    #expect(list.items.map(\.id) == [0, 1, 2] && list.state.words == "exhausted")
  }

  @Test func `what cannot be is one line with the way out`() async throws {
    let wrong = PagedList<Note>(perPage: -3) { _ in ItemPage([], hasMore: false) }
    var text = standardError { wrong.refresh() }
    #expect(wrong.perPage == 20)
    #expect(
      text.contains("perPage must be at least 1, got -3, so the list requests pages of 20 items. Use a positive number")
    )
    let none = PagedList<Note>(perPage: 0) { _ in ItemPage([], hasMore: false) }
    text = standardError { none.refresh() }
    #expect(none.perPage == 20 && text.contains("perPage must be at least 1, got 0"))
    let list = server.list()
    text = standardError { list.load(page: 0) }
    #expect(text.contains("Page 0 doesn't exist, so the list loads nothing. Page numbers begin at 1."))
    #expect(!list.state.isLoading)
    let byCursor = PagedList<Note>(perPage: 2, cursor: Int.self) { _ in ItemPage([], next: nil) }
    text = standardError { byCursor.load(page: 4) }
    #expect(text.contains("Page 4 can't be loaded directly, because the list uses cursors."))
    #expect(text.contains("PagedListTests.swift:"))
    text = standardError { list.load(page: .max) }
    #expect(!list.state.isLoading && !text.isEmpty)
  }

  @Test func `a hundred thousand items in a page are shown`() async {
    let list = PagedList<Int>(perPage: 10) { _ in ItemPage(Array(0..<100_000), hasMore: false) }
    await list.refresh().value
    #expect(list.items.count == 100_000)
  }
}
