import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Fingers on rows of a list in pages, through the window, while a page is under way, comes, and fails.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct PagedFingerTests {
  private let server = PageServer()
  private let stage = Stage()
  private let manager = UndoManager()

  init() { manager.groupsByEvent = false }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  private func ids(_ list: PagedList<Note>) -> [Int] { list.items.map(\.id) }

  /// The numbers of the notes on screen, from top to bottom.
  private var shown: [Int?] {
    stage.tableView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? NoteCell)?.note?.id }
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  /// Shows a first page of six while the next page loads.
  private func show() async -> PagedList<Note> {
    let list = server.list(perPage: 6)
    stage.show(
      stage.chain.undoable(with: manager).onError { _ in }.height(44).section("notes").cell(NoteCell.self).data(list)
        .loadsMore().adapter { cell, note, _ in cell.note = note }.movable()
        .onDelete { note, _ in list.remove(note) }.make())
    await settle()
    await server.answer(0..<6)
    await settle()
    #expect(shown == [0, 1, 2, 3, 4, 5] && server.asked.map(\.page) == [1, 2])
    return list
  }

  /// Runs a closure as one undo step of the manager.
  private func step(_ body: () async throws -> Void) async rethrows {
    manager.beginUndoGrouping()
    try await body()
    manager.endUndoGrouping()
    await settle()
  }

  /// Swipes a row over its whole width.
  private func swipeAway(_ row: Int) async throws {
    try await step {
      let cell = try cell(row)
      cell.drag(from: CGPoint(x: cell.bounds.maxX - 10, y: 22), to: CGPoint(x: cell.bounds.minX + 4, y: 22))
      settleAnimations()
      await settle()
    }
  }

  /// Puts the table in editing mode, drags a row by its reorder control, and runs a closure halfway.
  private func carry(_ row: Int, by way: CGFloat, meanwhile body: () async -> Void = {}) async throws {
    stage.dataSource?.setEditing(true, animated: false)
    stage.window.layOut()
    try await step {
      let cell = try cell(row)
      let start = cell.convert(CGPoint(x: cell.bounds.maxX - 22, y: 22), to: nil)
      let finger = TestFinger(on: stage.window)
      finger.press(at: start)
      for part in 1...5 { finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(part) / 10)) }
      await body()
      for part in 6...10 { finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(part) / 10)) }
      finger.hold(for: 0.2)
      finger.lift()
      await settle()
    }
  }

  private func undo() async {
    manager.undo()
    await settle()
  }

  private func tapFooter() async throws {
    let button = try #require(stage.tableView.tableFooterView?.subviews.lazy.compactMap { $0 as? UIButton }.first)
    #expect(!button.isHidden && button.tap())
    await settle()
  }

  // MARK: Swiping

  @Test func `a row is swiped away while a page is under way, which does not bring it back, and undone after it`()
    async throws
  {
    let list = await show()
    try await swipeAway(1)
    #expect(ids(list) == [0, 2, 3, 4, 5] && shown == [0, 2, 3, 4, 5])
    await server.answer(6..<12, hasMore: false)
    await settle()
    #expect(ids(list) == [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    await undo()
    #expect(ids(list) == Array(0..<12) && shown.prefix(4) == [0, 1, 2, 3] && stage.log.messages == [])
  }

  @Test func `a page that fails under an open row leaves the row, whose deletion and whose undoing are the list's`()
    async throws
  {
    let list = await show()
    let row = try cell(2)
    row.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22))
    settleAnimations()
    #expect(row.bounds.minX > 40)
    await server.fail()
    await settle()
    #expect(list.state.words.hasPrefix("failed") && shown == [0, 1, 2, 3, 4, 5])
    // What came below the rows closes none of them.
    #expect(try cell(2).bounds.minX > 40)
    try await step {
      let cell = try cell(2)
      cell.tap(at: CGPoint(x: cell.bounds.maxX - 20, y: 22))
      await settle()
    }
    #expect(ids(list) == [0, 1, 3, 4, 5] && shown == [0, 1, 3, 4, 5])
    try await tapFooter()
    // The server has also deleted it.
    #expect(server.asked.last?.offset == 5 && server.asked.map(\.page) == [1, 2, 2])
    await server.answer(6..<12, hasMore: false)
    await settle()
    await undo()
    #expect(ids(list) == Array(0..<12) && stage.log.messages == [])
  }

  // MARK: Moving

  @Test func `a page that comes while a finger holds a row is shown once it is let go of, and the row stays there`()
    async throws
  {
    let list = await show()
    try await carry(1, by: 88) {
      await server.answer(6..<9, hasMore: false)
      await turns()
    }
    #expect(ids(list) == [0, 2, 3, 1, 4, 5, 6, 7, 8])
    #expect(shown == [0, 2, 3, 1, 4, 5, 6, 7, 8])
    await undo()
    #expect(ids(list) == Array(0..<9) && shown == Array(0..<9) && stage.log.messages == [])
  }

  @Test func `a page that fails while a finger holds a row is asked for again, and knows the row where it was put`()
    async throws
  {
    let list = await show()
    try await carry(0, by: 132) {
      await server.fail()
      await turns()
    }
    #expect(ids(list) == [1, 2, 3, 0, 4, 5] && shown == [1, 2, 3, 0, 4, 5])
    try await tapFooter()
    // While the user moved the row, the server had it on its second page.
    await server.answer([0, 6, 7], hasMore: false)
    await settle()
    #expect(ids(list) == [1, 2, 3, 0, 4, 5, 6, 7] && shown == [1, 2, 3, 0, 4, 5, 6, 7])
    await undo()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5, 6, 7] && stage.log.messages == [])
  }

  @Test func `a refresh that takes the held row away lets go of it, and nothing is moved`() async throws {
    let list = await show()
    list.refresh()
    await settle()
    try await carry(1, by: 88) {
      // The list no longer awaits the page that was loading.
      await server.answer(6..<9)
      await server.answer([0, 2, 3], hasMore: false)
      await turns()
    }
    await settle()
    #expect(ids(list) == [0, 2, 3] && shown == [0, 2, 3])
    await undo()
    #expect(ids(list).contains(0) && stage.rowCounts == [list.items.count])
  }

  // MARK: Dropping

  @Test func `a row is dropped into a list in pages and out of one, while pages are under way and fail, and undone`()
    async throws
  {
    let tables = DraggingStage("", "xyz")
    let list = server.list(perPage: 3)
    tables.show(
      tables.chain(tables.left).section("notes").cell(NoteCell.self).data(list).height(44).loadsMore()
        .adapter { cell, note, _ in cell.textLabel?.text = "\(note.id)" }.draggable().dropDestination().make(),
      tables.section(tables.right, tables.other).draggable().dropDestination().make())
    await tables.settle()
    await server.answer(0..<3)
    await turns()
    await tables.settle()
    #expect(tables.texts(tables.left) == "012" && server.asked.map(\.page) == [1, 2])
    await tables.carry(tables.point(tables.right, 0), to: tables.point(tables.left, 1))
    #expect(ids(list) == [0, 100, 1, 2] && tables.names[1] == "yz")
    await server.answer(3..<6)
    await turns()
    await tables.settle()
    #expect(ids(list) == [0, 100, 1, 2, 3, 4, 5] && server.asked.last?.offset == 6)
    await tables.carry(tables.point(tables.left, 3), to: tables.point(tables.right, 0))
    #expect(ids(list) == [0, 100, 1, 3, 4, 5] && tables.other.items.map(\.id) == [2, 101, 102])
    await server.fail()
    await turns()
    await tables.settle()
    #expect(ids(list) == [0, 100, 1, 3, 4, 5] && tables.texts(tables.left) == "01001345")
    tables.manager.undo()
    await tables.settle()
    #expect(ids(list) == [0, 100, 1, 2, 3, 4, 5] && tables.names[1] == "yz")
    tables.manager.undo()
    await tables.settle()
    #expect(ids(list) == [0, 1, 2, 3, 4, 5] && tables.names[1] == "xyz")
  }
}
