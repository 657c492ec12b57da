import TableMaker
import TestSupport
import Testing
import UIKit

/// Headers and footers on screen when their section's rows change.
@MainActor @Suite struct HeaderRefillTests {
  @Test func `a header and a footer of a class say after an update what they are to say now`() async throws {
    let stage = Stage()
    let (first, second) = (ItemList(notes(2)), ItemList(notes(3)))
    let log = stage.log
    let dataSource = stage.chain.height(44)
      .section().headerHeight(30).footerHeight(20).header(NoteHeader.self) { $0.text = "\(first.items.count) above" }
      .footer(NoteHeader.self) { $0.text = "\(first.items.count) below" }
      .cell(NoteCell.self).data(first).adapter { _, _, _ in }
      .section().headerHeight(30).header(NoteHeader.self) { header in
        header.text = "\(second.items.count) above"
        log.add("second")
      }
      .cell(NoteCell.self).data(second).adapter { _, _, _ in }
      .make()
    stage.show(dataSource)
    let header = try #require(stage.tableView.headerView(forSection: 0) as? NoteHeader)
    let footer = try #require(stage.tableView.footerView(forSection: 0) as? NoteHeader)
    #expect(header.text == "2 above" && footer.text == "2 below")
    log.lines = []

    first.append(Note(7))
    await dataSource.waitForUpdates()
    #expect(stage.tableView.headerView(forSection: 0) === header, "refilled, not another one")
    #expect(header.text == "3 above" && footer.text == "3 below")
    #expect(log.lines == [], "the other section has not changed")

    second.removeAll { _ in true }
    await dataSource.waitForUpdates()
    #expect((stage.tableView.headerView(forSection: 1) as? NoteHeader)?.text == "0 above")
    #expect(log.lines == ["second"])
  }
}
