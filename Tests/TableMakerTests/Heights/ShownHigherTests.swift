import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that are higher on screen than measured, by the height that a table, unlike a sizing cell, adds for its separators.
@MainActor @Suite struct ShownHigherTests {
  /// A cell with content that is higher by some pixels in a table than anywhere else.
  private final class HigherCell: SlabCell {
    var pixels: CGFloat = 0

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      guard superview is UITableView, let slab else { return }
      show(Slab(id: slab.id, height: 40 + pixels / max(1, traitCollection.displayScale)))
    }
  }

  @Test(arguments: [1, 6] as [CGFloat])
  func `one pixel is added to all rows, and more is the cell's own affair`(pixels: CGFloat) async throws {
    let stage = Stage()
    let dataSource = stage.chain.section().cell(HigherCell.self).data((0..<60).map { Slab(id: $0, height: 40) })
      .adapter { cell, slab, _ in
        cell.pixels = pixels
        if !(cell.superview is UITableView) { cell.show(slab) }
      }
      .autoHeight().make()
    stage.show(dataSource)
    let pixel = 1 / stage.tableView.traitCollection.displayScale
    let measured = stage.height(0)
    await dataSource.waitForUpdates()
    for _ in 0..<400 where dataSource.live.heightEngine.isComparing { try await Task.sleep(for: .milliseconds(10)) }
    stage.window.layOut()
    let added = pixels == 1 ? pixel : 0
    for row in [0, 1, 50] { #expect(abs(stage.height(row) - measured - added) < 0.001, "row \(row)") }
    #expect(stage.log.messages.isEmpty)
  }
}
