import TableMaker
import TestSupport
import Testing
import UIKit

/// The scroll view delegate's events and questions, as steps of the table.
@MainActor @Suite struct ScrollEventTests {
  private let stage = Stage()
  private var log: Log { stage.log }
  private var table: UITableView { stage.tableView }

  private func show(_ chain: DataSource) {
    stage.show(chain.section().height(40).cell(PlainCell.self).data(Array(0..<100)).adapter { _, _, _ in }.make())
    log.lines = []
  }

  private func telling(_ chain: DataSource) -> DataSource {
    let log = log
    return
      chain
      .onBeginDragging { scrollView in log.add("drag begins at \(scrollView.contentOffset.y)") }
      .onEndDragging { _, decelerates in log.add("drag ends\(decelerates ? ", decelerates" : "")") }
      .onBeginDecelerating { _ in log.add("deceleration begins") }
      .onEndDecelerating { _ in log.add("deceleration ends") }
      .onEndScrollingAnimation { _ in log.add("animation ends") }
      .onScrollToTop { _ in log.add("top") }
      .onInsetChange { _ in log.add("inset") }
  }

  @Test func `a drag that goes on is told from its begin to its rest, in order`() {
    show(telling(stage.chain))
    table.dragContent(by: 200, velocity: 600)
    settleAnimations()
    #expect(
      log.lines == ["drag begins at 0.0", "drag ends, decelerates", "deceleration begins", "deceleration ends"])
  }

  @Test func `a drag without speed ends with the finger`() {
    show(telling(stage.chain))
    table.dragContent(by: 200)
    settleAnimations()
    #expect(log.lines == ["drag begins at 0.0", "drag ends"])
  }

  @Test func `a scroll in code, a tap on the status bar and another inset are told of, each by its own step`() {
    show(telling(stage.chain))
    table.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    settleAnimations()
    #expect(log.lines == ["animation ends"])
    log.lines = []
    table.tapStatusBar(afterScrollingBy: 20)
    // A window with a status bar has other insets for the time of the tap.
    #expect(log.lines.filter { $0 != "inset" } == ["top"])
    log.lines = []
    table.contentInset.bottom += 7
    stage.window.layOut()
    #expect(log.lines == ["inset"])
  }

  @Test func `a scroll to an item tells of its end once, when it is there`() async {
    show(telling(stage.chain))
    stage.dataSource?.scroll(to: 50, at: .top, animated: true)
    settleAnimations()
    #expect(log.lines == ["animation ends"])
    #expect(table.contentOffset.y == 2000)
  }

  @Test func `shouldScrollToTop leaves the table where it is`() {
    show(telling(stage.chain).shouldScrollToTop { _ in false })
    table.contentOffset.y = 400
    stage.window.layOut()
    table.tapStatusBar(afterScrollingBy: 20)
    #expect(!log.lines.contains("top"))
    #expect(table.contentOffset.y == 420)
  }

  @Test func `scrollTargets says where a drag comes to rest`() {
    var asked: [CGPoint] = []
    show(
      stage.chain.scrollTargets { scrollView, velocity, target in
        asked.append(velocity)
        return CGPoint(x: target.x, y: (target.y / 400).rounded() * 400)
      })
    table.dragContent(by: 150, velocity: 700)
    settleAnimations()
    #expect(asked.count == 1 && asked[0].y > 0, "\(asked)")
    #expect(table.contentOffset.y > 0)
    #expect(table.contentOffset.y.truncatingRemainder(dividingBy: 400) == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a target that is no place is left out`(_ value: CGFloat) {
    show(stage.chain.scrollTargets { _, _, _ in CGPoint(x: 0, y: value) })
    table.dragContent(by: 150, velocity: 700)
    settleAnimations()
    #expect(table.contentOffset.y >= 150 && table.contentOffset.y.isFinite)
  }

  @Test func `steps of one kind add, and each may name an owner, held weakly`() {
    var owner: UIView? = UIView()
    weak let watched = owner
    let log = log
    if let owner {
      show(
        stage.chain
          .onBeginDragging { _ in log.add("1") }
          .onBeginDragging(by: WeakReference(owner)) { _, _ in log.add("2") }
          .onBeginDragging(by: WeakReference(owner)) { _, _ in log.add("3") }
          .onEndDragging(by: WeakReference(owner)) { _, _, decelerates in log.add("4 \(decelerates)") }
          .onScroll(by: WeakReference(owner)) { _, scrollView in if scrollView.isDragging { log.add("5") } }
          .shouldScrollToTop(by: WeakReference(owner)) { _, _ in false })
    }
    table.dragContent(by: 200)
    #expect(Array(Set(log.lines)).sorted() == ["1", "2", "3", "4 false", "5"])
    owner = nil
    #expect(watched == nil)
    log.lines = []
    table.dragContent(by: -50)
    table.tapStatusBar(afterScrollingBy: 20)
    #expect(log.lines == ["1"])
    #expect(table.contentOffset.y == 0, "whoever is gone forbids nothing")
  }

  @Test func `a delegate hears what no step asks for, and nothing else`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var lines: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("end") }
    }
    let delegate = Delegate()
    let log = log
    show(stage.chain.forward(to: delegate).onBeginDragging { _ in log.add("begin") })
    table.dragContent(by: 100)
    #expect(log.lines == ["begin"])
    #expect(delegate.lines == ["end"])
  }
}
