import TableMaker
import TestSupport
import Testing
import UIKit

/// The width at which rows are measured, by the table's style.
@MainActor @Suite struct CardWidthTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `is the width that a row's cell has on screen`(style: UITableView.Style) throws {
    let stage = Stage(style: style)
    let measured = Log()
    stage.show(
      stage.chain.section().cell(PostCell.self).data(Post.feed(5))
        .adapter { cell, post, _ in
          if cell.isMeasuring { measured.add("\(cell.bounds.width)") }
          cell.show(post)
        }
        .autoHeight().make())
    #expect(Set(measured.lines) == ["\(try stage.cell(0, as: PostCell.self).bounds.width)"])
    #expect(stage.log.messages == [])
  }
}
