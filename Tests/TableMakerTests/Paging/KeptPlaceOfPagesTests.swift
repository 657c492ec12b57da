import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The rows on screen stay in place while views appear and disappear below lists in pages, through reloads and off screen.
@MainActor @Suite struct KeptPlaceOfPagesTests {
  private let server = PageServer()
  private let stage = Stage()
  private let rows = ItemList((100..<140).map { Note($0) })

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    settleAnimations()
    stage.window.layOut()
  }

  /// Shows a list in pages above another list with rows that differ in height.
  private func show(_ list: PagedList<Note>) async {
    let pages = stage.chain.section("pages").cell(NoteCell.self).data(list).loadsMore().height(40)
      .adapter { _, _, _ in }
    stage.show(
      pages.section("rows").cell(NoteCell.self).data(rows).adapter { _, _, _ in }
        .heights { _, index in 40 + CGFloat(index % 3) }.make())
    await settle()
  }

  /// The distance from the top of the table view to the top of a row of the list below.
  private func top(of row: Int) -> CGFloat {
    let section = stage.tableView.numberOfSections - 1
    return stage.tableView.rectForRow(at: IndexPath(row: row, section: section)).minY - stage.tableView.contentOffset.y
  }

  /// Scrolls a row of the list below to a distance from the top.
  private func scroll(to row: Int, distance: CGFloat = -7) {
    for _ in 0..<5 {
      stage.tableView.contentOffset.y += top(of: row) - distance
      stage.window.layOut()
    }
  }

  @Test(arguments: ["refresh fails", "page fails", "page comes", "end"], [0, 1, 2])
  func `a view that appears or disappears below a list off screen moves no visible row`(
    change: String, reloads: Int
  ) async throws {
    let list = server.list(perPage: 1)
    await show(list)
    await server.answer(0..<1, hasMore: true)
    await settle()
    scroll(to: 9)
    let before = top(of: 9)
    stage.tableView.removeFromSuperview()
    switch change {
    case "refresh fails":
      list.refresh()
      await settle()
      await server.fail()
    case "page fails":
      if server.asked.count < 2 { list.loadMore() }
      await settle()
      await server.fail()
    case "page comes":
      if server.asked.count < 2 { list.loadMore() }
      await settle()
      await server.answer(1..<4, hasMore: true)
    default:
      if server.asked.count < 2 { list.loadMore() }
      await settle()
      await server.answer(1..<2, hasMore: false)
    }
    await settle()
    for _ in 0..<reloads {
      stage.dataSource?.reload()
      await settle()
    }
    stage.window.window.addSubview(stage.tableView)
    await settle()
    #expect(abs(top(of: 9) - before) < 0.5, "moved by \(top(of: 9) - before)")
  }

  @Test func `a reload while the table bounces at its end keeps the rows where they come to rest`() async {
    var height: CGFloat = 40
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(ItemList(notes(3))).adapter { _, _, _ in }
        .heights { _, _ in height }.make())
    stage.window.layOut()
    stage.tableView.contentOffset.y = 19
    stage.dataSource?.reload()
    await settle()
    #expect(stage.tableView.contentOffset.y == 0)
    height = 400
    stage.dataSource?.invalidateHeights()
    await settle()
    #expect(stage.tableView.contentOffset.y == 0, "the table was at its very top")
  }
}
