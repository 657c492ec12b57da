import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct TableSelectionTests {
  private let scene = TableScene()
  private let delegate = RecordingTableDelegate()

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(rows: Int = 100) {
    delegate.rowCounts = [rows]
    scene.show(delegate)
    _ = delegate.takeCalls()
  }

  @Test func `selecting in code selects one row, marks its cell and tells nobody`() {
    show()
    scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    scene.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathForSelectedRow == path(2))
    #expect(scene.table.visibleCells.filter(\.isSelected).map { scene.table.indexPath(for: $0) } == [path(2)])
    scene.table.deselectRow(at: path(2), animated: false)
    #expect(scene.table.indexPathsForSelectedRows == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(delegate.calls == [])
  }

  @Test func `selecting nil deselects, and a row that is not there is not selected`() {
    show()
    scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    scene.table.selectRow(at: path(1000), animated: false, scrollPosition: .top)
    #expect(scene.table.indexPathForSelectedRow == path(1))
    scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `selecting can scroll`() {
    show()
    scene.table.selectRow(at: path(50), animated: false, scrollPosition: .bottom)
    scene.layOut()
    #expect(scene.table.cellForRow(at: path(50))?.isSelected == true)
  }

  @Test func `a selected row is selected again when it comes back, and a reused cell is not`() {
    show()
    scene.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    scene.scroll(to: 2000)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    scene.scroll(to: 0)
    #expect(scene.table.cellForRow(at: path(0))?.isSelected == true)
  }

  @Test func `reloadData forgets the selection`() {
    show()
    scene.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `with several selections a tap adds a row, and a second one takes it away`() {
    show()
    scene.table.allowsMultipleSelection = true
    for row in [3, 1] { scene.table.tapRow(at: path(row)) }
    #expect(scene.table.indexPathsForSelectedRows == [path(1), path(3)])
    _ = delegate.takeCalls()
    scene.table.tapRow(at: path(3))
    #expect(delegate.takeCalls().suffix(2) == ["willDeselect 0-3", "didDeselect 0-3"])
    #expect(scene.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `willSelect can veto and redirect`() {
    show()
    delegate.willSelect = { _ in nil }
    scene.table.tapRow(at: path(0))
    #expect(scene.table.indexPathForSelectedRow == nil)
    delegate.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    scene.table.tapRow(at: path(0))
    #expect(scene.table.indexPathForSelectedRow == path(1))
    #expect(delegate.calls.last == "didSelect 0-1")
  }

  @Test func `willDeselect can keep the old row`() {
    show()
    scene.table.tapRow(at: path(0))
    delegate.willDeselect = { _ in nil }
    scene.table.tapRow(at: path(1))
    #expect(scene.table.indexPathsForSelectedRows == [path(0), path(1)])
  }

  @Test func `a row that is not highlighted is not selected`() {
    show()
    delegate.highlights = false
    #expect(!scene.table.tapRow(at: path(0)))
    #expect(delegate.calls == ["shouldHighlight 0-0"])
  }

  @Test func `what cannot be touched cannot be tapped`() throws {
    show()
    #expect(!scene.table.tapRow(at: path(70)), "off screen")
    #expect(!scene.table.tapRow(at: path(7000)), "not there")
    scene.table.visibleCells[0].isUserInteractionEnabled = false
    #expect(!scene.table.tapRow(at: path(0)))
    scene.table.allowsSelection = false
    #expect(!scene.table.tapRow(at: path(1)))
    #expect(delegate.calls == [])
  }

  @Test func `a delegate that deselects in didSelect, as apps do, leaves nothing selected`() {
    let source = DeselectingTable()
    scene.show(source)
    scene.table.tapRow(at: path(2))
    #expect(source.selected == [path(2)])
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.cellForRow(at: path(2))?.isSelected == false)
  }

  @Test func `a selected cell shows a gray background, its own, or none`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.isSelected = true
    cell.layoutIfNeeded()
    let gray = try #require(cell.subviews.first)
    #expect(gray.backgroundColor == .systemGray4 && gray.frame == cell.bounds)
    let own = UIView()
    cell.selectedBackgroundView = own
    #expect(own.superview === cell && gray.superview == nil)
    cell.isSelected = false
    #expect(own.superview == nil)
    cell.isHighlighted = true
    #expect(own.superview === cell)
    cell.selectionStyle = .none
    #expect(own.superview == nil)
  }

  @Test func `the selected row nearest to the middle is scrolled to`() {
    show()
    scene.table.allowsMultipleSelection = true
    for row in [0, 60, 90] { scene.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    scene.scroll(to: 2000)
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 1, y: scene.table.contentOffset.y + 30 + 1)) == path(60))
  }
}

private final class DeselectingTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  var selected: [IndexPath] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
