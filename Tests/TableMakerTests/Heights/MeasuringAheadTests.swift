import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// While nothing else is to be done, rows up to two screens ahead in the direction of scrolling are measured, nearest first, and then up to one
/// screen behind; a slice that is over measures none.
@MainActor @Suite struct MeasuringAheadTests {
  /// A table of cells of one line, each as high as another, and the order in which rows were measured.
  @MainActor private final class Rows {
    let stage = Stage()
    var measured: [Int] = []

    init(ahead: Bool = true) {
      let list = ItemList((0..<600).map { Post(id: $0, author: "author", text: "text") })
      stage.show(
        stage.chain.measuresAhead(ahead).section().cell(PostCell.self).data(list)
          .adapter { [weak self] cell, post, _ in
            cell.show(post)
            if cell.isMeasuring { self?.measured.append(post.id) }
          }
          .autoHeight().make())
    }

    func scroll(to offset: CGFloat) {
      stage.tableView.contentOffset.y = offset
      stage.window.layOut()
    }

    /// Does idle work until a deadline.
    ///
    /// - Returns: Whether some is left.
    func work(until deadline: ContinuousClock.Instant = .now + .seconds(3600)) -> Bool {
      measured = []
      return stage.dataSource?.live.continueIdly(until: deadline) ?? true
    }

    var visible: ClosedRange<Int> {
      let rows = (stage.tableView.indexPathsForVisibleRows ?? []).map(\.row)
      return (rows.first ?? 0)...(rows.last ?? 0)
    }

    var rowsPerScreen: Int { Int((stage.tableView.bounds.height / stage.height(visible.lowerBound)).rounded(.up)) }
  }

  @Test func `down the way: two screens below first, then one above`() {
    let rows = Rows()
    rows.scroll(to: 9000)
    _ = rows.work()
    rows.scroll(to: 15_000)
    #expect(!rows.work(), "nothing is left")
    let (visible, screen) = (rows.visible, rows.rowsPerScreen)
    let below = Array(visible.upperBound + 1...visible.upperBound + 2 * screen)
    let above = Array((visible.lowerBound - screen...visible.lowerBound - 1).reversed())
    #expect(rows.measured == below + above)
  }

  @Test func `up the way: two screens above first, then one below`() {
    let rows = Rows()
    rows.scroll(to: 15_000)
    _ = rows.work()
    rows.scroll(to: 9000)
    #expect(!rows.work())
    let (visible, screen) = (rows.visible, rows.rowsPerScreen)
    let above = Array((visible.lowerBound - 2 * screen...visible.lowerBound - 1).reversed())
    let below = Array(visible.upperBound + 1...visible.upperBound + screen)
    #expect(rows.measured == above + below)
  }

  @Test func `what is measured ahead is not measured when it is scrolled to, and no row is measured twice`() {
    let rows = Rows()
    _ = rows.work()
    let ahead = rows.measured
    #expect(ahead.count == Set(ahead).count && ahead.count >= 2 * rows.rowsPerScreen)
    rows.measured = []
    rows.scroll(to: rows.stage.tableView.bounds.height)
    #expect(rows.measured.isEmpty)
    _ = rows.work()
    #expect(Set(rows.measured).isDisjoint(with: ahead) && !rows.measured.isEmpty)
  }

  @Test func `a slice of four milliseconds that is over measures nothing, and says that something is left`() {
    #expect(TimeSlices.length == .milliseconds(4))
    let rows = Rows()
    #expect(rows.work(until: .now - .seconds(1)) && rows.measured.isEmpty)
    let off = Rows(ahead: false)
    #expect(!off.work() && off.measured.isEmpty)
  }
}
