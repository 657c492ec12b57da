@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// A cell with a height that a setting determines.
private final class SettingCell: UITableViewCell {
  static let height = Log()

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Double(Self.height.lines.last ?? "") ?? 0)
  }
}

/// The estimated heights of rows that haven't been on screen.
@MainActor @Suite(.serialized) struct EstimateTests {
  private func show(_ stage: Stage) -> TableViewDataSource {
    SettingCell.height.lines = ["100"]
    let dataSource = stage.chain.section("rows").cell(SettingCell.self).data(Array(0..<500)).adapter { _, _, _ in }
      .autoHeight().make()
    stage.show(dataSource)
    return dataSource
  }

  private func estimate(_ row: Int, _ stage: Stage, _ dataSource: TableViewDataSource) -> CGFloat {
    dataSource.delegate.tableView(stage.tableView, estimatedHeightForRowAt: IndexPath(row: row, section: 0))
  }

  @Test(arguments: ["all", "section"])
  func `is the mean of the rows that were measured, and of none from before they were all declared wrong`(which: String)
  {
    let stage = Stage()
    let dataSource = show(stage)
    #expect(stage.height(0) == 100)
    #expect(estimate(400, stage, dataSource) == 100)
    SettingCell.height.lines = ["40"]
    if which == "all" { dataSource.invalidateHeights() } else { dataSource.invalidateHeights(in: "rows") }
    stage.window.layOut()
    #expect(stage.height(0) == 40)
    #expect(estimate(400, stage, dataSource) == 40)
  }
}
