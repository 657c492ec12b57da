import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Which row stays where it is on screen with an update: the first that is seen, not one under a bar.
@MainActor @Suite struct UpdateAnchorTests {
  private let stage = Stage()
  private let list = ItemList(notes(60))

  /// Scrolled so that rows 3 and 4 are covered, and half of row 5.
  private func show() -> TableViewDataSource {
    stage.tableView.contentInset.top = 90
    let dataSource = stage.chain.height(40).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    stage.tableView.contentOffset.y = 130
    stage.window.layOut()
    return dataSource
  }

  /// How far a note's row moves on screen with a change.
  private func shift(of id: Int, in dataSource: TableViewDataSource, by change: () -> Void) throws -> CGFloat {
    func top() throws -> CGFloat {
      let path = try #require(dataSource.indexPath(of: Note(id, "note \(id)")))
      return stage.tableView.rectForRow(at: path).minY - stage.tableView.contentOffset.y
    }
    let before = try top()
    dataSource.batch(change)
    settleAnimations()
    return try top() - before
  }

  @Test func `a row that comes between what is covered and what is seen moves nothing that is seen`() throws {
    let dataSource = show()
    #expect(try shift(of: 5, in: dataSource) { list.items.insert(Note(99), at: 5) } == 0)
    #expect(dataSource.indexPath(of: Note(5)) == IndexPath(row: 6, section: 0))
  }

  @Test func `a row of which less than half a pixel is seen, by rounding, holds nothing in its place`() throws {
    let dataSource = show()
    // Row 5 begins where the bar ends, and row 4 ends by so much below.
    stage.tableView.contentOffset.y = 200 - 90 - 1e-12
    stage.window.layOut()
    #expect(abs(try shift(of: 5, in: dataSource) { list.items.insert(Note(99), at: 5) }) < 1e-9)
  }

  @Test func `a row of which just half a pixel is seen holds nothing in its place, whichever way that rounds`() throws {
    let dataSource = show()
    let halfPixel = 0.5 / stage.tableView.traitCollection.displayScale
    for offset in [110 - halfPixel, (110 - halfPixel).nextUp, (110 - halfPixel).nextDown] {
      // Row 4 ends half a pixel below the bar.
      stage.tableView.contentOffset.y = offset
      stage.window.layOut()
      #expect(abs(try shift(of: 5, in: dataSource) { list.items.insert(Note(99), at: 5) }) < 1e-9, "\(offset)")
      _ = try shift(of: 5, in: dataSource) { list.items.remove(at: 5) }
    }
  }

  @Test func `a row that goes from under a bar moves nothing that is seen`() throws {
    let dataSource = show()
    #expect(try shift(of: 5, in: dataSource) { list.items.remove(at: 4) } == 0)
  }

  @Test func `the first row that is seen may move away, and those below it stay`() throws {
    let dataSource = show()
    #expect(try shift(of: 6, in: dataSource) { list.items.append(list.items.remove(at: 5)) } == 0)
    #expect(dataSource.indexPath(of: Note(5)) == IndexPath(row: 59, section: 0))
  }

  @Test func `a covered row that moves away takes nothing along`() throws {
    let dataSource = show()
    #expect(try shift(of: 5, in: dataSource) { list.items.append(list.items.remove(at: 3)) } == 0)
  }

  @Test func `where all that is seen moves, the first of it stays where it is`() throws {
    let dataSource = stage.chain.height(900).section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    stage.tableView.contentOffset.y = 5 * 900 + 20
    stage.window.layOut()
    #expect(try shift(of: 5, in: dataSource) { list.items.insert(list.items.remove(at: 5), at: 0) } == 0)
    #expect(stage.tableView.contentOffset.y == 20)
  }

  @Test func `where all that is seen is in a section that moves and is put in another order, its first row stays too`()
    throws
  {
    let days = SectionList([
      ItemSection("long", items: notes(60)), ItemSection("middle", items: [Note(101), Note(102)]),
      ItemSection("last", items: [Note(103)]),
    ])
    let dataSource = stage.chain.height(40).sections(from: days).cell(NoteCell.self)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    stage.tableView.contentOffset.y = 410
    stage.window.layOut()
    let moved = try shift(of: 10, in: dataSource) {
      var sections = days.sections
      sections[0].items.swapAt(50, 2)
      sections.append(sections.remove(at: 0))
      days.sections = sections
    }
    #expect(dataSource.indexPath(of: Note(10, "note 10"))?.section == 2 && abs(moved) < 0.01)
  }

  @Test func `a row that grows under a bar moves nothing that is seen`() throws {
    stage.tableView.contentInset.top = 90
    var tall: Set<Int> = []
    let dataSource = stage.chain.section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
      .heights { note, _ in tall.contains(note.id) ? 75 : 40 }.make()
    stage.show(dataSource)
    stage.tableView.contentOffset.y = 130
    stage.window.layOut()
    #expect(
      try shift(of: 5, in: dataSource) {
        tall = [4]
        list.items.removeLast()
      } == 0)
    dataSource.reconfigure(list.items[3])
    let seen = stage.tableView.rectForRow(at: IndexPath(row: 5, section: 0)).minY - stage.tableView.contentOffset.y
    tall = [3, 4]
    dataSource.reconfigure(list.items[3])
    settleAnimations()
    #expect(
      stage.tableView.rectForRow(at: IndexPath(row: 5, section: 0)).minY - stage.tableView.contentOffset.y == seen)
  }

  @Test(arguments: 0..<60)
  func `the first row that stays is where it was, also where others turn out higher than estimated`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func height(of id: Int) -> CGFloat { CGFloat(120 + id * 97 % 400) }
    let count = Int.random(in: 3...6, using: &random)
    let list = ItemList((0..<count).map { Note($0) })
    let dataSource = stage.chain.section().cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
      .heights { note, _ in height(of: note.id) }.estimatedHeight(20).make()
    stage.show(dataSource)
    let tableView = stage.tableView
    func end() -> CGFloat { max(0, tableView.contentSize.height - tableView.bounds.height) }
    for _ in 0..<3 {
      tableView.contentOffset.y = end()
      stage.window.layOut()
    }
    tableView.contentOffset.y = max(1, CGFloat.random(in: 0...1, using: &random) * end())
    stage.window.layOut()
    let seen = try #require(tableView.indexPathsForVisibleRows?.first)
    let note = list.items[seen.row]
    let top = tableView.rectForRow(at: seen).minY - tableView.contentOffset.y
    // Only the first row that is seen stays, at the end of others that nobody has measured.
    let new = Int.random(in: 1...5, using: &random)
    dataSource.batch { list.items = (100..<100 + new).map { Note($0) } + [note] }
    settleAnimations()
    let path = try #require(dataSource.indexPath(of: note))
    let wanted = min(max(tableView.rectForRow(at: path).minY - top, 0), end())
    #expect(abs(tableView.contentOffset.y - wanted) < 0.01)
  }
}
