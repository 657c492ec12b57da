import TestSupport
import Testing
import UIKit

/// Optional methods without effect on Linux: each that is implemented is reported, once and by name.
@MainActor @Suite struct MethodsNotCalledTests {
  private final class Movable: NSObject, UITableViewDataSource {
    var movable: Set<Int> = [1, 2]
    var moves = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      movable.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      moves += 1
    }
  }

  private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private final class Page: UITableViewController {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
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
  private let moving: Substring =
    ".tableView(_:canMoveRowAt:) has no effect: rows cannot be moved by hand yet in UIKit on Linux."

  @Test func `rows that can be moved are told of in editing mode, once, and are not moved`() {
    let source = Movable()
    #expect(told(table, by: source) == ["Movable" + moving])
    #expect(source.moves == 0)
    source.movable = []
    #expect(told(table, by: source) == [])
  }

  @Test func `a data source that has none of them is told nothing`() {
    let plain = Plain()
    table.delegate = plain
    #expect(told(table, by: plain) == [])
  }

  @Test func `a table view controller's methods are overridden as on an iPhone`() {
    let page = Page()
    page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(told(page.tableView) == ["Page" + moving])
  }
}
