import TestSupport
import Testing
import UIKit

/// Optional methods without effect on Linux.
@MainActor @Suite struct MethodsNotCalledTests {
  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class Page: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    override func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      context.previouslyFocusedIndexPath == nil && context.previouslyFocusedView == nil
    }
    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {}
  }

  /// A data source and delegate that counts the calls about the focus.
  private final class Focusing: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      calls += 1
      return true
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      calls += 1
      return context.nextFocusedIndexPath != nil || context.nextFocusedView != nil
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      calls += 1
      coordinator.addCoordinatedAnimations { tableView.alpha = 1 }
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      calls += 1
      return IndexPath(row: 1, section: 0)
    }
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
      calls += 1
      return true
    }
  }

  /// The lines that a table prints that shows rows, is edited and loads again.
  private func told(_ table: UITableView, by source: (any UITableViewDataSource)? = nil) -> [Substring] {
    if let source { table.dataSource = source }
    return standardError {
      table.layoutIfNeeded()
      table.isEditing = true
      table.layoutIfNeeded()
      table.reloadData()
      table.layoutIfNeeded()
    }.split(separator: "\n").filter { $0.contains("has no effect") }  // Other tests print, too.
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `a data source that has none of them is told nothing`() {
    let plain = Plain()
    table.delegate = plain
    #expect(told(table, by: plain) == [])
  }

  @Test func `a table view controller's methods are overridden as on an iPhone`() {
    let page = Page()
    page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(told(page.tableView) == [])
  }

  /// The defaults of the first two are chosen by the system (assumed: false on an iPhone without a keyboard, which would settle it);
  /// that of the third is documented.
  @Test func `nothing has the focus, whatever a table and its delegate say about it`() {
    #expect(!table.allowsFocus && !table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    (table.allowsFocus, table.selectionFollowsFocus, table.remembersLastFocusedIndexPath) = (true, true, true)
    let focusing = Focusing()
    table.delegate = focusing
    #expect(told(table, by: focusing) == [])
    #expect(focusing.calls == 0)
    #expect(table.allowsFocus && table.selectionFollowsFocus && table.remembersLastFocusedIndexPath)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `animations that accompany the focus run at once, and may be absent`() {
    var events: [String] = []
    let coordinator = UIFocusAnimationCoordinator()
    coordinator.addCoordinatedAnimations({ events.append("animation") }, completion: { events.append("end") })
    coordinator.addCoordinatedAnimations(nil, completion: { events.append("only the end") })
    #expect(events == ["animation", "end", "only the end"])
  }
}
