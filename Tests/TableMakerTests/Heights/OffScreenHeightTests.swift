import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Heights that are asked for again while the table is not on screen.
@MainActor @Suite struct OffScreenHeightTests {
  /// A cell as high as a table that it can look into says.
  private final class TallCell: UITableViewCell {
    var height: CGFloat = 20
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  private final class Heights {
    var height: CGFloat = 20
  }

  @Test(arguments: [AutoHeight.whenNeeded, .allAtOnce], ["remeasure", "invalidate items", "invalidate section"])
  func `what is asked for while the table is in no window shows when it is back`(_ way: AutoHeight, _ verb: String)
    async throws
  {
    let (stage, heights) = (Stage(), Heights())
    let dataSource = stage.chain.measuresAhead(false)
      .section("tall").cell(TallCell.self).data(notes(3))
      .adapter { cell, _, _ in cell.height = heights.height }
      .autoHeight(way).make()
    stage.show(dataSource)
    #expect((0..<3).map { stage.height($0) } == [20, 20, 20])
    let parent = try #require(stage.tableView.superview)
    stage.tableView.removeFromSuperview()
    heights.height = 50
    switch verb {
    case "remeasure": dataSource.remeasure(Note(1))
    case "invalidate items": dataSource.invalidateHeights(of: [Note(1)])
    default: dataSource.invalidateHeights(in: "tall")
    }
    await dataSource.waitForUpdates()
    parent.addSubview(stage.tableView)
    stage.window.layOut()
    #expect((0..<3).map { stage.height($0) } == (verb == "invalidate section" ? [50, 50, 50] : [20, 50, 20]))
    #expect(stage.log.messages.isEmpty)
  }
}
