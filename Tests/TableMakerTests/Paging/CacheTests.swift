import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The items that a list shows before the first response, and keeps for the next time.
@MainActor @Suite struct CacheTests {
  /// A cache in memory that is read and written when the test says so.
  @MainActor private final class Shelf {
    var items: [Note]
    var written: [[Int]] = []
    var isHeld = false
    var fails = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ items: [Note]) { self.items = items }

    var cache: ItemCache<Note> {
      ItemCache(
        read: { [self] in
          await pass()
          if fails { throw PageServer.Failure() }
          return items
        },
        write: { [self] items in
          await pass()
          if fails { throw PageServer.Failure() }
          written.append(items.map(\.id))
          self.items = items
        })
    }

    private func pass() async {
      if isHeld { await withCheckedContinuation { waiting.append($0) } }
    }

    func release() async {
      isHeld = false
      let waiting = waiting
      self.waiting = []
      for continuation in waiting { continuation.resume() }
      await turns()
    }
  }

  private let server = PageServer()
  private let stage = Stage()

  private func show(_ list: PagedList<Note>) async {
    stage.show(
      stage.chain.section().height(50).cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in
          cell.note = note
          cell.textLabel?.text = note.text
        }.make())
    await settle()
  }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  @Test func `a list shows what is kept until the first answer has come, and keeps that`() async {
    let shelf = Shelf([Note(1, "old 1"), Note(2, "old 2")])
    let list = server.list(perPage: 3).cached(by: shelf.cache)
    await show(list)
    #expect(stage.texts == ["old 1", "old 2"] && list.state.words == "loading first")
    #expect(stage.tableView.backgroundView == nil)
    await server.answer([2, 3, 4])
    await settle()
    #expect(stage.texts == ["note 2", "note 3", "note 4"] && shelf.written == [[2, 3, 4]])
  }

  @Test func `rows that stay are the cells that were there`() async throws {
    let shelf = Shelf([Note(1, "old 1"), Note(2, "old 2")])
    let list = server.list(perPage: 3).cached(by: shelf.cache)
    await show(list)
    let cell = try stage.cell(1, as: NoteCell.self)
    await server.answer([2, 3])
    await settle()
    #expect(try stage.cell(0, as: NoteCell.self) === cell && cell.note?.text == "note 2")
  }

  @Test func `a failure leaves what is kept on screen`() async {
    let shelf = Shelf([Note(1, "old 1")])
    let list = server.list().cached(by: shelf.cache)
    await show(list)
    await server.fail()
    await settle()
    #expect(stage.texts == ["old 1"] && list.state.words == "failed first" && shelf.written == [])
  }

  @Test func `what is read after the answer is not shown`() async {
    let shelf = Shelf([Note(9)])
    shelf.isHeld = true
    let list = server.list().cached(by: shelf.cache)
    await show(list)
    await server.answer([1, 2], hasMore: false)
    await shelf.release()
    await settle()
    #expect(list.items.map(\.id) == [1, 2] && shelf.written == [[1, 2]])
  }

  @Test func `what is read after a failure is shown`() async {
    let shelf = Shelf([Note(9, "kept")])
    shelf.isHeld = true
    let list = server.list().cached(by: shelf.cache)
    await show(list)
    await server.fail()
    await shelf.release()
    await settle()
    #expect(stage.texts == ["kept"] && list.state.words == "failed first")
  }

  @Test func `changes that come while the cache is busy are written once, and an edit is one of them`() async {
    let shelf = Shelf([])
    let list = server.list().cached(by: shelf.cache)
    await show(list)
    shelf.isHeld = true
    await server.answer([1, 2])
    list.items[0].text = "read"
    list.loadMore()
    await server.answer([3, 4])
    await shelf.release()
    await settle()
    #expect(shelf.written == [[1, 2], [1, 2, 3, 4]] && shelf.items[0].text == "read")
  }

  @Test func `no more is kept than the limit`() async {
    let shelf = Shelf([])
    let list = server.list(perPage: 3).cached(by: shelf.cache, limit: 2)
    list.refresh()
    await server.answer([1, 2, 3])
    await expectSoon("Nothing is kept") { !shelf.written.isEmpty }
    #expect(shelf.written == [[1, 2]])
  }

  @Test func `a cache that fails is said, and the list goes on`() async {
    let shelf = Shelf([Note(1)])
    shelf.fails = true
    let list = server.list()
    await show(list)
    list.cached(by: shelf.cache)
    await server.answer([2])
    await settle()
    #expect(list.items.map(\.id) == [2])
    #expect(
      stage.log.messages.map { $0.prefix(32) } == [
        "The list's cache can't be read, ", "The list's cache can't be writte",
      ])
  }

  @Test func `a file keeps items, makes its folder, is empty before, and damage is said`() async throws {
    struct Word: Identifiable, Codable, Equatable, Sendable { let id: Int }
    let folder = FileManager.default.temporaryDirectory.appending(path: "TableMaker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "caches/words.json")
    let cache = ItemCache<Word>.file(file)
    #expect(try await cache.read() == [])
    try await cache.write([Word(id: 1), Word(id: 2)])
    #expect(try await cache.read() == [Word(id: 1), Word(id: 2)])
    try Data("[{".utf8).write(to: file)
    await #expect(throws: (any Error).self) { try await cache.read() }
  }

  @Test func `neither the cache nor the list keeps the other`() async {
    var shelf: Shelf? = Shelf([Note(1)])
    weak let goneShelf = shelf
    var list: PagedList<Note>? = server.list().cached(by: shelf!.cache)
    weak let goneList = list
    await turns()
    shelf = nil
    #expect(goneShelf != nil)
    list = nil
    await turns()
    #expect(goneShelf == nil && goneList == nil)
  }
}
