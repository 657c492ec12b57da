import TestSupport
import Testing

@testable import TableMaker

/// Items that the app adds to a paged list stay in place when pages arrive, and become the server's by identity.
@MainActor @Suite struct OwnItemsTests {
  private let server = PageServer()

  private func list(_ ids: some Sequence<Int>, perPage: Int = 3) async -> PagedList<Note> {
    let list = server.list(perPage: perPage)
    list.refresh()
    await server.answer(ids)
    return list
  }

  private func ids(_ list: PagedList<Note>) -> [Int] { list.items.map(\.id) }

  @Test func `appended items stay below later pages and after a refresh`() async {
    let list = await list(1...3)
    list.append(Note(90, "sending"))
    list.append(contentsOf: [Note(91), Note(92)])
    #expect(ids(list) == [1, 2, 3, 90, 91, 92])
    list.loadMore()
    await server.answer(4...6)
    #expect(ids(list) == [1, 2, 3, 4, 5, 6, 90, 91, 92])
    list.refresh()
    await server.answer(2...4)
    #expect(ids(list) == [2, 3, 4, 90, 91, 92] && list.items[3].text == "sending")
  }

  @Test func `an item becomes the server's where it is, and a refresh then replaces it like any other`() async {
    let list = await list(1...3)
    list.append(contentsOf: [Note(90, "sending"), Note(91, "sending")])
    list.loadMore()
    await server.answer([4, 90, 5])
    #expect(ids(list) == [1, 2, 3, 4, 90, 5, 91])
    #expect(list.items[4].text == "note 90" && list.items[6].text == "sending")
    list.refresh()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3, 91])
    list.refresh()
    await server.answer([1, 2, 91])
    #expect(ids(list) == [1, 2, 91])
    list.refresh()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3])
  }

  @Test func `the next page begins where the server's items end, however many the app has added`() async {
    let list = await list(1...3)
    list.append(contentsOf: [Note(90), Note(91)])
    list.insert(Note(80), before: Note(1))
    list.loadMore()
    await server.answer(4...6)
    #expect(server.asked.map(\.offset) == [0, 3])
    list.remove(Note(90))
    list.remove(Note(2))
    list.loadMore()
    await server.answer(7...8)
    #expect(server.asked.map(\.offset) == [0, 3, 5])
    #expect(ids(list) == [80, 1, 3, 4, 5, 6, 7, 8, 91])
  }

  @Test func `inserted items keep their neighbors`() async {
    let list = server.list(perPage: 3)
    list.load(page: 3)
    await server.answer(7...9)
    list.insert(Note(80, "mark"), before: Note(7))
    list.insert(Note(81), after: Note(8))
    list.insert(contentsOf: [Note(82), Note(83)], after: Note(9))
    list.insert(Note(84), at: 2)
    #expect(ids(list) == [80, 7, 84, 8, 81, 9, 82, 83])
    list.loadPrevious()
    await server.answer(4...6)
    list.loadMore()
    await server.answer(10...11)
    #expect(ids(list) == [4, 5, 6, 80, 7, 84, 8, 81, 9, 10, 11, 82, 83])
    list.load(page: 3)
    await server.answer(7...9)
    #expect(ids(list) == [80, 7, 84, 8, 81, 9, 82, 83])
    list.refresh()
    await server.answer(8...9)
    #expect(ids(list) == [80, 84, 8, 81, 9, 82, 83])
  }

  @Test func `items that are added before the first response are at its end`() async {
    let list = server.list(perPage: 3)
    list.append(Note(90))
    #expect(list.state.words == "idle")
    list.loadMore()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3, 90])
    list.reset()
    #expect(ids(list) == [] && list.state.words == "idle")
    list.loadMore()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3])
  }

  @Test func `where the server has nothing, the app's items are the list`() async {
    let list = await list([])
    #expect(list.state.words == "empty" || list.state.words == "loaded")
    list.append(Note(90))
    list.refresh()
    await server.answer([], hasMore: false)
    #expect(ids(list) == [90] && list.state.words == "exhausted")
    list.remove(Note(90))
    #expect(list.state.words == "empty")
  }

  @Test func `an item that the list already contains is replaced in place, whoever added it`() async {
    let list = await list(1...3)
    list.append(Note(2, "mine"))
    list.append(contentsOf: [Note(90, "a"), Note(90, "b")])
    list.insert(Note(3, "moved"), at: 0)
    #expect(ids(list) == [1, 2, 3, 90])
    #expect(list.items.map(\.text) == ["note 1", "mine", "moved", "b"])
    list.refresh()
    await server.answer(1...1)
    #expect(ids(list) == [1, 90])
  }

  @Test func `a message is edited from sending to sent, and one that was taken back isn't added again`() async {
    let list = await list(1...3)
    list.append(Note(90, "sending"))
    list.append(Note(91, "sending"))
    #expect(list.edit(Note(90)) { $0.text = "sent" })
    #expect(list[id: 90]?.text == "sent")
    #expect(list.remove(Note(91))?.text == "sending")
    #expect(!list.edit(Note(91)) { $0.text = "sent" })
    #expect(list.replace(Note(91, "sent")) == nil && list.replace(Note(91), with: Note(7)) == nil)
    list[id: 91]?.text = "sent"
    #expect(list.remove(Note(91)) == nil && ids(list) == [1, 2, 3, 90])
    #expect(!list.containsItem(identifiedAs: Note(91)))
    // It was on its way: the server has the last word.
    list.loadMore()
    await server.answer([91])
    #expect(ids(list) == [1, 2, 3, 91, 90])
    list.refresh()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3, 90])
  }

  @Test func `a removal that is undone is the app's item again`() async {
    let list = await list(1...3)
    list.append(Note(90))
    let before = list.items
    list.remove(Note(90))
    list.items = before
    list.refresh()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3, 90])
  }

  @Test func `an item gets the server's identity, also if a page has brought that first`() async {
    let list = await list(1...3)
    list.append(contentsOf: [Note(-1, "sending"), Note(-2, "sending")])
    #expect(list.replace(Note(-1), with: Note(4, "sent"))?.text == "sending")
    #expect(ids(list) == [1, 2, 3, 4, -2])
    list.refresh()
    await server.answer(1...3)
    #expect(ids(list) == [1, 2, 3, 4, -2])
    list.loadMore()
    await server.answer(4...5)
    #expect(ids(list) == [1, 2, 3, 4, 5, -2])
    list.replace(Note(-2), with: Note(5, "sent"))
    #expect(ids(list) == [1, 2, 3, 4, 5] && list.items[4].text == "sent")
    list.edit(Note(1)) { $0 = Note(2, "one") }
    #expect(ids(list) == [2, 3, 4, 5] && list.items[0].text == "one")
  }

  @Test func `the subscript adds, replaces, and removes`() async {
    let list = await list(1...3)
    list[id: 90] = Note(90, "a")
    list[id: 90] = Note(90, "b")
    list[id: 2] = nil
    list[id: 77] = nil
    list[id: 77]?.text = "nothing"
    #expect(ids(list) == [1, 3, 90] && list[id: 90]?.text == "b")
    list.removeAll { $0.id < 3 }
    #expect(list.remove(at: 0)?.id == 3 && ids(list) == [90])
    list.refresh()
    await server.answer(1...2)
    #expect(ids(list) == [1, 2, 90])
  }

  @Test func `missing anchors and indices are one line each, and nothing is lost`() async {
    let list = await list(1...3)
    var text = standardError { list.insert(Note(90), before: Note(7)) }
    #expect(text.contains("insert(_:before:) didn't find") && text.contains("OwnItemsTests.swift"))
    text = standardError { list.insert(contentsOf: [Note(91)], after: Note(7)) }
    #expect(text.contains("insert(contentsOf:after:) didn't find"))
    text = standardError { list.insert(Note(92), at: -4) }
    #expect(text.contains("insert(_:at:) received the index -4") && text.contains("it used 0"))
    text = standardError { #expect(list.remove(at: 99) == nil) }
    #expect(text.contains("remove(at:) received the index 99"))
    #expect(ids(list) == [92, 1, 2, 3, 90, 91])
  }

  @Test func `a failed page changes nothing, and the next attempt adds each item once`() async {
    let list = await list(1...3)
    list.append(Note(90))
    list.loadMore()
    await server.fail()
    #expect(ids(list) == [1, 2, 3, 90] && list.state.words == "failed more")
    list.append(Note(91))
    list.retry()
    await server.answer([4, 90])
    #expect(ids(list) == [1, 2, 3, 4, 90, 91])
  }

  @Test func `items without an identity are appended, and a refresh replaces them`() async {
    struct Line { let text: String }
    let list = PagedList<Line>(perPage: 2) { request in
      ItemPage([Line(text: "a\(request.page)"), Line(text: "b\(request.page)")], hasMore: true)
    }
    await list.refresh().value
    list.append(Line(text: "mine"))
    await list.loadMore().value
    #expect(list.items.map(\.text) == ["a1", "b1", "mine", "a2", "b2"])
    await list.refresh().value
    #expect(list.items.map(\.text) == ["a1", "b1"])
  }

  @Test func `a saved list keeps the app's items as such`() async throws {
    let server = ChatServer(3)
    let list = server.list()
    await list.refresh().value
    list.append(Message(id: 90, state: .failed))
    list.insert(Message(id: 80, isMark: true), before: server.messages[1])
    let (state, other) = (try list.save(), server.list())
    #expect(other.restore(state))
    #expect(other.items.map(\.id) == [0, 80, 1, 2, 90] && other.items == list.items)
    await other.refresh().value
    #expect(other.items.map(\.id) == [0, 80, 1, 2, 90])
  }

  @Test func `the cache has the server's items, and shows them above the app's`() async {
    let (log, server) = (Log(), ChatServer(3))
    let list = server.list().cached(
      by: ItemCache(read: { [Message(id: 0), Message(id: 1)] }, write: { log.add("\($0.map(\.id))") }))
    list.append(Message(id: 90))
    await turns()
    #expect(list.items.map(\.id) == [0, 1, 90])
    await list.refresh().value
    await turns()
    #expect(list.items.map(\.id) == [0, 1, 2, 90] && log.lines == ["[0, 1, 2]"])
  }
}
