@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// The calls that TableMaker forwards to the app's delegate, and the calls that it doesn't.
@MainActor @Suite struct ForwardingTests {
  @Test func `onScroll hears of every scroll, each of several`() {
    let stage = Stage()
    let log = stage.log
    stage.show(
      stage.chain
        .onScroll { scrollView in log.add("\(Int(scrollView.contentOffset.y))") }
        .onScroll(by: WeakReference(log)) { log, _ in log.add("again") }
        .height(100).section().cell(PlainCell.self).data(Array(0..<50)).adapter { _, _, _ in }
        .make())
    log.lines = []
    stage.tableView.contentOffset.y = 120
    #expect(log.lines == ["120", "again"])
  }

  @Test func `calls that no step asked for reach the app's delegate`() {
    let stage = Stage()
    let delegate = RecordingDelegate()
    stage.show(
      stage.chain.height(100).forward(to: delegate)
        .section().cell(PlainCell.self).data(Array(0..<50)).adapter { _, _, _ in }
        .make())
    #expect(delegate.calls.contains("willDisplay 0"))
    #expect(delegate.calls.contains("viewForHeader"))
    delegate.calls = []
    stage.tableView.dragContent(by: 350)
    #expect(delegate.calls.contains("willBeginDragging"))
    #expect(delegate.calls.contains("didScroll"))
    #expect(delegate.calls.contains("didEndDragging"))
    #expect(delegate.calls.contains("didEndDisplaying 0"))
    delegate.calls = []
    stage.tableView.tap(5)
    #expect(delegate.calls == ["shouldHighlight 5", "willSelect 5", "didSelect 5"])
    #expect(stage.tableView.indexPathForSelectedRow?.row == 5, "a tap that is the delegate's is its to deselect")
  }

  @Test func `the title of the button that confirms a deletion is the app's delegate's, where it has one`() {
    let stage = Stage()
    let delegate = RecordingDelegate()
    let row = IndexPath(row: 0, section: 0)
    let dataSource = stage.chain.forward(to: delegate).section().stockCell(.default).data(["a"])
      .adapter { _, _, _ in }.make()
    #expect(dataSource.delegate.tableView(stage.tableView, titleForDeleteConfirmationButtonForRowAt: row) == "Archive")
    let alone = Stage()
    let other = alone.chain.section().stockCell(.default).data(["a"]).adapter { _, _, _ in }.make()
    #expect(other.delegate.tableView(alone.tableView, titleForDeleteConfirmationButtonForRowAt: row) == nil)
  }

  @Test func `calls that a step asked for are not passed on`() {
    let stage = Stage()
    let delegate = RecordingDelegate()
    let log = stage.log
    stage.show(
      stage.chain.height(100).forward(to: delegate)
        .onScroll { _ in log.add("onScroll") }
        .section().cell(PlainCell.self).data(Array(0..<50)).adapter { _, _, _ in }
        .onSelect { number, _ in log.add("onSelect \(number)") }
        .shouldSelect { _, _ in true }
        .header(NoteHeader.self) { _ in }
        .make())
    delegate.calls = []
    log.lines = []
    stage.tableView.contentOffset.y = 10
    stage.tableView.tap(1)
    #expect(log.lines == ["onScroll", "onSelect 1"])
    #expect(delegate.calls.contains("shouldHighlight 1"), "what no step asked for still arrives")
    #expect(!delegate.calls.contains { $0.hasPrefix("willSelect") || $0.hasPrefix("didSelect") || $0 == "didScroll" })
    #expect(stage.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `the app's delegate is held weakly, and a table does without it once it is gone`() {
    let stage = Stage()
    var delegate: RecordingDelegate? = RecordingDelegate()
    weak var weakDelegate: RecordingDelegate?
    weakDelegate = delegate
    func make(_ delegate: RecordingDelegate) -> TableViewDataSource {
      stage.chain.height(100).forward(to: delegate)
        .section().cell(PlainCell.self).data(Array(0..<50)).adapter { _, _, _ in }.make()
    }
    if let delegate { stage.show(make(delegate)) }
    delegate = nil
    #expect(weakDelegate == nil)
    stage.tableView.dragContent(by: 300)
    stage.tableView.tap(5)
    #expect(stage.tableView.visibleCells.count > 5)
  }

  @Test func `what no step asked for is as if there were no delegate`() {
    let stage = Stage(style: .grouped)
    let bare = Stage(style: .grouped)
    let rows = RowsOnly()
    bare.tableView.dataSource = rows
    bare.window.layOut()
    stage.show(stage.chain.section().stockCell(.default).data(["a", "b"]).adapter { _, _, _ in }.make())
    #expect(stage.tableView.rect(forSection: 0) == bare.tableView.rect(forSection: 0))
    #expect(stage.tableView.rectForHeader(inSection: 0) == bare.tableView.rectForHeader(inSection: 0))
    #expect(stage.tableView.rectForFooter(inSection: 0) == bare.tableView.rectForFooter(inSection: 0))
    #expect(bare.tableView.rect(forSection: 0).height > 80, "two rows, and what is above and below them")
    #expect(stage.tableView.contentSize == bare.tableView.contentSize)
  }
}

/// A data source with two rows and nothing else.
private final class RowsOnly: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class RecordingDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("willDisplay \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    calls.append("didEndDisplaying \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    calls.append("viewForHeader")
    return nil
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Archive" }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging")
  }
}
