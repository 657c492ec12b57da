import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of paged lists that the user deletes and moves, with undo.
///
/// The table changes before the server does, and the server's next page has the last word.
@MainActor @Suite struct PagedEditingTests {
  private let server = PageServer()
  private let stage = Stage()
  private let manager = UndoManager()

  init() { manager.groupsByEvent = false }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func ids(_ list: PagedList<Note>) -> [Int] { list.items.map(\.id) }

  /// The rows that the data source shows.
  private var shown: [Int] {
    (0..<(stage.rowCounts.first ?? 0)).compactMap { stage.dataSource?.item(at: path($0), of: Note.self)?.id }
  }

  /// A list of two pages of three, shown with everything that hands may do to it.
  private func show() async throws -> PagedList<Note> {
    let list = server.list(perPage: 3)
    stage.show(
      stage.chain.undoable(with: manager).height(44).section("notes").cell(NoteCell.self).data(list).loadsMore(.manual)
        .adapter { cell, note, _ in cell.note = note }.movable()
        .onDelete { note, _ in list.remove(note) }.make())
    await settle()
    await server.answer(0..<3)
    list.loadMore()
    await server.answer(3..<6)
    await settle()
    #expect(shown == [0, 1, 2, 3, 4, 5])
    return list
  }

  /// Runs a closure as one undo step of the manager.
  private func step(_ body: () -> Void) async {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
    await settle()
  }

  private func delete(_ row: Int) async {
    await step { stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path(row)) }
  }

  private func move(_ from: Int, to: Int) async {
    await step {
      stage.dataSource?.tableView(stage.tableView, moveRowAt: path(from), to: path(to))
    }
  }

  private func undo() async {
    manager.undo()
    await settle()
  }

  @Test func `a deleted row comes back where it was, and goes again`() async throws {
    let list = try await show()
    await delete(1)
    #expect(ids(list) == [0, 2, 3, 4, 5])
    await undo()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5] && shown == [0, 1, 2, 3, 4, 5])
    manager.redo()
    await settle()
    #expect(ids(list) == [0, 2, 3, 4, 5] && shown == [0, 2, 3, 4, 5] && stage.log.messages == [])
  }

  @Test func `what a deleted row made room for is asked for, and an undone one is not shown twice by the next page`()
    async throws
  {
    let list = try await show()
    await delete(1)
    list.loadMore()
    await turns()
    // The server has deleted it too: its seventh item is at place five.
    #expect(server.asked.last?.offset == 5)
    await server.answer(6..<9)
    await settle()
    #expect(ids(list) == [0, 2, 3, 4, 5, 6, 7, 8])
    await undo()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    list.loadMore()
    await server.answer(8..<11, hasMore: false)
    await settle()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func `a refresh that still has the deleted row brings it back, and undoing does nothing more`() async throws {
    let list = try await show()
    await delete(1)
    list.refresh()
    await server.answer(0..<3)
    await settle()
    #expect(ids(list) == [0, 1, 2])
    await undo()
    #expect(ids(list) == [0, 1, 2])
  }

  @Test func `a refresh without the deleted row confirms that, and undoing puts it in ahead of the server`()
    async throws
  {
    let list = try await show()
    await delete(1)
    list.refresh()
    await server.answer([0, 2, 3])
    await settle()
    #expect(ids(list) == [0, 2, 3])
    await undo()
    #expect(ids(list) == [0, 1, 2, 3])
    list.refresh()
    await server.answer([0, 1, 2])
    await settle()
    #expect(ids(list) == [0, 1, 2] && stage.log.messages == [])
  }

  @Test func `a row is moved, a page after it leaves it there, undoing moves it back, and a refresh has the last word`()
    async throws
  {
    let list = try await show()
    await move(0, to: 3)
    #expect(ids(list) == [1, 2, 3, 0, 4, 5] && shown == [1, 2, 3, 0, 4, 5])
    list.loadMore()
    await server.answer(6..<9)
    await settle()
    #expect(ids(list) == [1, 2, 3, 0, 4, 5, 6, 7, 8])
    await undo()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    await move(2, to: 0)
    list.refresh()
    await server.answer(0..<3)
    await settle()
    #expect(ids(list) == [0, 1, 2] && stage.log.messages == [])
  }

  @Test func `a row is moved from one list in pages to another, in one step`() async throws {
    let (one, other, second) = (
      server.list(perPage: 3), PagedList<Note>(perPage: 3) { _ in ItemPage([Note(10, "x")], hasMore: false) }, manager
    )
    stage.show(
      stage.chain.undoable(with: second).height(44).section("one").cell(NoteCell.self).data(one).loadsMore(.manual)
        .adapter { cell, note, _ in cell.note = note }.movable()
        .section("other").cell(NoteCell.self).data(other).adapter { cell, note, _ in cell.note = note }.movable()
        .make())
    await settle()
    await server.answer(0..<3)
    await settle()
    await step {
      stage.dataSource?.tableView(stage.tableView, moveRowAt: path(1), to: path(1, 1))
    }
    #expect(ids(one) == [0, 2] && ids(other) == [10, 1])
    await undo()
    #expect(ids(one) == [0, 1, 2] && ids(other) == [10])
  }

  @Test func `an undone step of a list that was reset meanwhile is told to be no longer possible`() async throws {
    let list = try await show()
    await delete(1)
    list.reset()
    await settle()
    await undo()
    #expect(ids(list) == [] && list.state.words == "idle")
    #expect(stage.log.messages.count == 1 && stage.log.messages.first?.contains("undone") == true)
  }

  @Test func `a filtered list in pages is moved by hand, and a sorted one is not`() async throws {
    let list = server.list(perPage: 6)
    stage.show(
      stage.chain.height(44).section("notes").cell(NoteCell.self).data(list.filtered { note, _ in note.id % 2 == 0 })
        .adapter { cell, note, _ in cell.note = note }.movable().make())
    await settle()
    await server.answer(0..<6, hasMore: false)
    await settle()
    stage.dataSource?.tableView(stage.tableView, moveRowAt: path(0), to: path(2))
    await settle()
    #expect(ids(list) == [1, 2, 3, 4, 0, 5])
    stage.release()
    stage.show(
      stage.chain.height(44).section("notes").cell(NoteCell.self).data(list.sorted(by: \.id))
        .adapter { cell, note, _ in cell.note = note }.movable().make())
    await settle()
    #expect(stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path(0)) == false)
  }
}
