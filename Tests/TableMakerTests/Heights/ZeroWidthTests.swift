@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// Rows that are measured, in a table that has no width.
@MainActor @Suite struct ZeroWidthTests {
  @Test func `nothing is measured at width zero, also when the table had a width before`() {
    let stage = Stage()
    let posts = ItemList(Post.feed(30))
    let measured = Log()
    stage.tableView.frame.size.width = 0
    let dataSource = stage.chain.section().cell(PostCell.self).data(posts)
      .adapter { cell, post, _ in
        if cell.isMeasuring { measured.add("\(cell.bounds.width)") }
        cell.show(post)
      }
      .autoHeight().make()
    func layOut(width: CGFloat) {
      stage.tableView.frame.size.width = width
      stage.window.layOut()
    }
    stage.show(dataSource)
    dataSource.reload()
    stage.window.layOut()
    #expect(measured.lines == [] && dataSource.measuredRowCount == 0)
    layOut(width: 320)
    let count = measured.lines.count
    #expect(count > 0 && Set(measured.lines) == ["320.0"])
    let heights = (0..<3).map { stage.height($0) }

    layOut(width: 0)
    dataSource.invalidateHeights()
    dataSource.reload()
    posts.insert(Post(id: 100, author: "new", text: "row"), at: 0)
    dataSource.update(animated: false)
    stage.window.layOut()
    // UIKit may ask a table without width too.
    _ = dataSource.delegate.tableView(stage.tableView, heightForRowAt: IndexPath(row: 25, section: 0))
    #expect(measured.lines.count == count)
    layOut(width: 320)
    #expect(Set(measured.lines) == ["320.0"])
    #expect((1...3).map { stage.height($0) } == heights)
  }

  @Test(arguments: [CGSize(width: 0, height: 844), CGSize(width: 390, height: 0)])
  func `a table without room is not updated row by row`(size: CGSize) async {
    let table = RecordingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(3))
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    table.frame.size = size
    stage.window.layOut()
    _ = table.takeTold()
    list.append(Note(3))
    await dataSource.waitForUpdates()
    #expect(table.takeTold() == ["reload"])
    #expect(stage.rowCounts == [4])
    table.frame.size = CGSize(width: 390, height: 844)
    stage.window.layOut()
    list.append(Note(4))
    await dataSource.waitForUpdates()
    #expect(table.takeTold() == ["insert rows 0.4"])
  }
}
