import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Groups of updates that hold no operation: heights are asked for again, and what changed is seen to change.
@MainActor @Suite struct TableUpdateTests {
  private let scene = TableScene.blocks()
  private let delegate = RecordingTableDelegate()

  init() {
    AnimationClock.shared.hold()
    delegate.headerHeight = 0
    delegate.footerHeight = 0
  }

  /// Shows `count` rows of 44 points, 10 of which are on screen.
  private func show(_ count: Int = 20) {
    delegate.rowCounts = [count]
    scene.show(delegate)
    _ = delegate.takeCalls()
  }

  private func setHeight(_ height: CGFloat, ofRow row: Int, completion: ((Bool) -> Void)? = nil) {
    delegate.heights[IndexPath(row: row, section: 0)] = height
    scene.table.performBatchUpdates(nil, completion: completion)
  }

  // MARK: What is asked

  @Test func `counts are asked for first, then all heights, and no cell of a row that stays`() {
    delegate.rowCounts = [2, 1]
    delegate.headerHeight = 30
    scene.show(delegate)
    _ = delegate.takeCalls()
    scene.table.beginUpdates()
    #expect(delegate.takeCalls() == [])
    delegate.rowHeight = 50
    scene.table.endUpdates()
    #expect(
      delegate.takeCalls() == [
        "numberOfSections", "numberOfRows 0", "numberOfRows 1", "headerHeight 0", "footerHeight 0", "height 0-0",
        "height 0-1", "headerHeight 1", "footerHeight 1", "height 1-0",
      ])
    #expect(scene.table.contentSize.height == 210)
    settleAnimations()
    scene.layOut()
    #expect(delegate.takeCalls() == [])
  }

  @Test func `groups lie in each other; an end without a beginning does nothing`() {
    show()
    scene.table.endUpdates()
    #expect(delegate.takeCalls() == [])
    scene.table.beginUpdates()
    scene.table.beginUpdates()
    scene.table.performBatchUpdates { delegate.rowHeight = 60 }
    scene.table.endUpdates()
    #expect(delegate.takeCalls() == [] && scene.table.contentSize.height == 880)
    scene.table.endUpdates()
    #expect(scene.table.contentSize.height == 1200)
    _ = delegate.takeCalls()
    scene.table.endUpdates()
    #expect(delegate.takeCalls() == [])
  }

  @Test func `completions of inner groups come with the outermost, in order and once`() {
    show()
    var told: [String] = []
    scene.table.performBatchUpdates {
      scene.table.performBatchUpdates(nil) { told.append("inner \($0)") }
    } completion: {
      told.append("outer \($0)")
    }
    #expect(told == [])
    settleAnimations()
    #expect(told == ["inner true", "outer true"])
  }

  // MARK: What is seen

  @Test func `rows move to their new places in 0.3 seconds, and what they have is final at once`() throws {
    show()
    var isComplete = false
    setHeight(144, ofRow: 1) { _ in isComplete = true }
    let (grown, below) = (try #require(scene.cell(1)), try #require(scene.cell(2)))
    #expect(below.frame == CGRect(x: 0, y: 188, width: 390, height: 44))
    for (time, top, height) in [(0, 88, 44), (0.15, 138, 94), (0.3, 188, 144)] as [(Double, CGFloat, CGFloat)] {
      #expect(!isComplete)
      advance(seconds: time - (time == 0 ? 0 : time - 0.15))
      #expect(abs(scene.shownTop(below) - top) < 0.001, "after \(time)")
      #expect(abs(scene.shownTop(grown) - 44) < 0.001)
      #expect(abs((grown.layer.presentation()?.frame.height ?? 0) - height) < 0.001)
    }
    #expect(isComplete)
  }

  @Test func `cells that leave are seen to go, and are let go of when they have gone`() throws {
    show()
    let leaving = try #require(scene.cell(5))
    setHeight(244, ofRow: 0) { _ in delegate.calls.append("completion") }
    #expect(scene.table.visibleCells.count == 5 && scene.table.indexPath(for: leaving) == nil)
    #expect(delegate.takeCalls().allSatisfy { !$0.hasPrefix("didEndDisplaying") })
    #expect(leaving.superview === scene.table)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(leaving) - 320) < 0.001)
    advance(seconds: 0.149)
    #expect(delegate.takeCalls() == [])
    advance(seconds: 0.001)
    #expect(delegate.takeCalls() == (5...9).map { "didEndDisplaying 0-\($0)" } + ["completion"])
    #expect(leaving.superview == nil)
  }

  @Test func `cells that come start where their rows were, whole`() throws {
    delegate.heights[IndexPath(row: 0, section: 0)] = 244
    delegate.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    show()
    setHeight(44, ofRow: 0)
    #expect(delegate.takeCalls().filter { $0.hasPrefix("cell") } == (5...9).map { "cell 0-\($0)" })
    for row in 5...9 {
      let cell = try #require(scene.cell(row))
      #expect(abs(scene.shownTop(cell) - (244 + 44 * CGFloat(row - 1))) < 0.001)
      let label = try #require(cell.textLabel)
      #expect(label.layer.presentation()?.frame == label.frame && label.frame.width > 300, "nothing flies in")
      #expect(cell.contentView.layer.presentation()?.frame == cell.bounds)
    }
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(try #require(scene.cell(5))) - 320) < 0.001)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(try #require(scene.cell(5))) - 220) < 0.001)
  }

  @Test func `turned round on the way, rows come back from where they show, in the cells they had`() throws {
    show()
    let cell = try #require(scene.cell(6))
    setHeight(244, ofRow: 0)
    advance(seconds: 0.1)
    let shown = scene.shownTop(cell)
    #expect(shown > 264 && shown < 464)
    _ = delegate.takeCalls()
    setHeight(44, ofRow: 0)
    #expect(scene.cell(6) === cell)
    #expect(abs(scene.shownTop(cell) - shown) < 0.001)
    settleAnimations()
    #expect(abs(scene.shownTop(cell) - 264) < 0.001 && cell.superview === scene.table)
    // They are filled again, since what they show may be another by now, but not made ready for other rows.
    #expect(
      delegate.takeCalls().allSatisfy {
        $0.hasPrefix("height") || $0.contains("Height") || $0.contains("number") || $0.hasPrefix("cell")
      })
  }

  @Test func `headers and footers go and come as rows do`() throws {
    let scene = TableScene.blocks(.grouped)
    let source = BlockSource(rows: [[100, 100], [100, 100]], headers: [40, 40])
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 1))
    let place = scene.shownTop(header)
    #expect(place == 240)
    (scene.cell(0) as? BlockCell)?.height.constant = 300
    scene.table.performBatchUpdates(nil)
    #expect(scene.table.headerView(forSection: 1) == nil && header.superview === scene.table)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(header) - 340) < 0.001)
    // Back again: what the source gives now, from where the one before is seen.
    (scene.cell(0) as? BlockCell)?.height.constant = 100
    scene.table.performBatchUpdates(nil)
    let back = try #require(scene.table.headerView(forSection: 1))
    #expect(header.superview == nil && abs(scene.shownTop(back) - 340) < 0.001)
    settleAnimations()
    #expect(back.superview === scene.table && scene.shownTop(back) == 240)
    // And once more, to the end.
    (scene.cell(0) as? BlockCell)?.height.constant = 300
    scene.table.performBatchUpdates(nil)
    settleAnimations()
    #expect(back.superview == nil)
    (scene.cell(0) as? BlockCell)?.height.constant = 100
    scene.table.performBatchUpdates(nil)
    let other = try #require(scene.table.headerView(forSection: 1))
    #expect(abs(scene.shownTop(other) - 440) < 0.001)
    settleAnimations()
    #expect(scene.shownTop(other) == 240)
  }

  @Test(arguments: [false, true])
  func `a header that comes back says what it is called by then, in the view that it had`(animated: Bool) throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var title = "Old"
      var height: CGFloat = 100
      var asked = 0
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        asked += 1
        return section == 1 ? title : nil
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let scene = TableScene.blocks(.plain)
    let source = Source()
    scene.table.dataSource = source
    scene.table.delegate = source
    scene.layOut()
    let header = try #require(scene.table.headerView(forSection: 1))
    #expect(header.textLabel?.text == "Old")
    source.height = 300
    scene.table.performBatchUpdates(nil)
    #expect(scene.table.headerView(forSection: 1) == nil)
    source.title = "New"
    if !animated { settleAnimations() }
    source.height = 100
    let asked = source.asked
    scene.table.performBatchUpdates(nil)
    let back = try #require(scene.table.headerView(forSection: 1))
    #expect(back === header && back.textLabel?.text == "New")
    #expect(source.asked == asked + 1, "and the other section has no header to come back")
    scene.layOut()
    #expect(source.asked == asked + 1)
  }

  @Test func `self-sizing cells on screen are measured again, as they are`() throws {
    let source = BlockSource(rows: [[50, 60, 70]])
    scene.show(source)
    (scene.cell(1) as? BlockCell)?.height.constant = 90
    #expect(scene.top(2) == 110)
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.top(1) == 50 && scene.top(2) == 140 && source.cellsAsked.count == 3)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(try #require(scene.cell(2))) - 125) < 0.001)
  }

  @Test func `at the end, content that becomes lower is scrolled down to, not jumped to`() throws {
    let source = BlockSource(rows: [Array(repeating: 100, count: 10)])
    scene.show(source)
    scene.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
    scene.layOut()
    #expect(scene.table.contentOffset.y == 600 && scene.top(9) == 300)
    let last = try #require(scene.cell(9))
    (last as? BlockCell)?.height.constant = 40
    (scene.cell(8) as? BlockCell)?.height.constant = 120
    scene.table.performBatchUpdates(nil)
    #expect(scene.table.contentSize.height == 960 && scene.table.contentOffset.y == 560)
    #expect(abs(scene.shownTop(last) - 300) < 0.001)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(last) - 330) < 0.001)
    advance(seconds: 0.15)
    #expect(abs(scene.shownTop(last) - 360) < 0.001)
  }

  @Test func `where nothing is animated, what leaves goes at once`() throws {
    show()
    let leaving = try #require(scene.cell(9))
    var isComplete = false
    UIView.performWithoutAnimation { setHeight(100, ofRow: 0) { _ in isComplete = true } }
    #expect(leaving.superview == nil && delegate.takeCalls().contains("didEndDisplaying 0-9"))
    #expect(scene.shownTop(try #require(scene.cell(1))) == 100)
    advance(seconds: 0)
    #expect(isComplete)
  }

  // MARK: At odd times

  @Test func `a table that is in no window asks at once, shows it without animation and tells of the end`() throws {
    show()
    scene.table.removeFromSuperview()
    var isComplete = false
    setHeight(100, ofRow: 0) { isComplete = $0 }
    #expect(delegate.takeCalls().filter { $0.hasPrefix("height") }.count == 20)
    #expect(scene.top(1) == 100)
    advance(seconds: 0)
    #expect(isComplete)
    scene.window.addSubview(scene.table)
    scene.layOut()
    #expect(scene.shownTop(try #require(scene.cell(1))) == 100)
  }

  @Test func `a table without a source, a width or a layout so far takes an update`() {
    let table = UITableView(frame: .zero)
    var ends = 0
    table.performBatchUpdates(nil) { _ in ends += 1 }
    table.dataSource = delegate
    table.performBatchUpdates(nil) { _ in ends += 1 }
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    table.performBatchUpdates(nil) { _ in ends += 1 }
    advance(seconds: 0)
    #expect(ends == 3 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `reloadData in a group shows the new rows, and of the old ones nothing is left`() {
    show()
    let old = scene.table.visibleCells
    scene.table.performBatchUpdates {
      delegate.rowCounts = [3]
      scene.table.reloadData()
    }
    #expect(scene.table.visibleCells.count == 3 && scene.table.subviews.filter { $0 is UITableViewCell }.count == 3)
    settleAnimations()
    #expect(scene.table.visibleCells.count == 3)
    #expect(delegate.takeCalls().filter { $0.hasPrefix("didEndDisplaying") }.count == old.count)
  }

  @Test func `reloadData while cells are on their way out lets go of them once`() {
    show()
    setHeight(244, ofRow: 0)
    scene.table.reloadData()
    scene.layOut()
    settleAnimations()
    let ends = delegate.takeCalls().filter { $0.hasPrefix("didEndDisplaying") }
    #expect(ends.count == 10 && Set(ends).count == 10)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test func `from willDisplay an update works, without animation`() {
    var isComplete = false
    delegate.willDisplay = { path in
      guard path.row == 3 else { return }
      self.setHeight(100, ofRow: 0) { _ in isComplete = true }
    }
    show()
    #expect(scene.top(1) == 100)
    advance(seconds: 0)
    #expect(isComplete)
  }

  @Test func `from scrollViewDidScroll an update works`() {
    show(100)
    delegate.didScroll = { self.scene.table.performBatchUpdates(nil) }
    for y in stride(from: CGFloat(0), to: 2000, by: 111) { scene.scroll(to: y) }
    settleAnimations()
    #expect(scene.table.visibleCells.count == 10 || scene.table.visibleCells.count == 11)
  }

  // MARK: Misuse

  @Test(arguments: [false, true])
  func `another number of rows ends the process in Apple's words`(emptiesFirst: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [emptiesFirst] in
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.rowCounts = [3, 11]
        scene.show(delegate)
        delegate.rowCounts = emptiesFirst ? [0, 11] : [3, 4]
        scene.table.beginUpdates()
        scene.table.endUpdates()
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Data source before updates = { 2 sections with row counts: [3, 11] }\n"
        + "Data source after updates = { 2 sections with row counts: \(emptiesFirst ? [0, 11] : [3, 4]) }\nUpdates = [\n\n]\n"
    )
  }

  @Test func `another number of sections ends the process in Apple's words, before rows are looked at`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.rowCounts = [3, 11]
        scene.show(delegate)
        scene.table.performBatchUpdates { delegate.rowCounts = [1] }
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Data source before updates = { 2 sections with row counts: [3, 11] }\n"
        + "Data source after updates = { 1 section with row counts: [1] }\n")
  }

  @Test(arguments: ["cell", "height"])
  func `an update from cellForRow or heightForRow ends the process and says so`(call: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.asked = { name in if name == call { scene.table.beginUpdates() } }
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "beginUpdates() of UITableView was called while the table was asking its data source or delegate for counts, heights "
        + "or views")
  }
}
