import TestSupport
import Testing
import UIKit

/// Tables as apps write them for Apple's UIKit. Expectations come from Apple's documentation of the member that a
/// test is about.
@MainActor @Suite struct TableUsageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func text(_ table: UITableView, _ row: Int, _ section: Int = 0) -> String? {
    let cell = table.cellForRow(at: IndexPath(row: row, section: section))
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? cell?.textLabel?.text
  }

  @Test func `a table view controller shows its rows, and a row is inserted and deleted with animation`() {
    let page = ContactsController(style: .plain)
    show(UINavigationController(rootViewController: page))
    #expect(page.tableView.numberOfSections == 2)
    #expect(text(page.tableView, 1) == "Ben")
    #expect(page.tableView.headerView(forSection: 0)?.textLabel?.text == "Friends")
    page.add()
    settleAnimations()
    #expect((0..<3).map { text(page.tableView, $0) } == ["New", "Ann", "Ben"])
    page.tableView(page.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    settleAnimations()
    #expect(page.tableView.numberOfRows(inSection: 0) == 2)
    #expect((0..<2).map { text(page.tableView, $0) } == ["New", "Ben"])
  }

  @Test(.languages("en")) func `the edit button turns editing on and off, and says which`() throws {
    let page = ContactsController(style: .plain)
    show(UINavigationController(rootViewController: page))
    #expect(page.navigationItem.rightBarButtonItem === page.editButtonItem)
    page.setEditing(true, animated: false)
    #expect(page.tableView.isEditing && page.isEditing)
    #expect(page.editButtonItem.title == "Done")
    #expect(page.tableView.visibleCells.allSatisfy { $0.isEditing })
    page.setEditing(false, animated: false)
    #expect(!page.tableView.isEditing)
    #expect(page.editButtonItem.title == "Edit")
  }

  @Test func `a tap opens a page, and coming back deselects the row`() {
    let page = ContactsController(style: .plain)
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    let path = IndexPath(row: 2, section: 1)
    page.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    // "Calling this method does not cause the delegate to receive a tableView(_:didSelectRowAt:) message."
    #expect(page.opened == [])
    page.tableView(page.tableView, didSelectRowAt: path)
    #expect(page.opened.map(\.name) == ["Eve"])
    #expect(navigation.viewControllers.count == 2)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(page.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a data source of its own, with cells by style, heights and a header view`() {
    let source = NumbersSource(Array(1...50))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    // Since iOS 15 a plain table has room above its headers.
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 30, width: 320, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 150)
    #expect(table.contentSize.height == 2070)
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.detailTextLabel?.text == "even")
    #expect(table.cellForRow(at: IndexPath(row: 40, section: 0)) == nil)
    // "Table views maintain a queue": a screen of cells and a few more serve all rows.
    var cells: Set<UITableViewCell> = []
    for offset in stride(from: 0, through: 1600, by: 20) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      cells.formUnion(table.visibleCells)
    }
    #expect(cells.count <= 14)
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(source.scrolled.last == table.contentSize.height - 400)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 49, section: 0))
  }

  @Test func `an index path of a point, of a cell, and of none`() {
    let source = NumbersSource(Array(1...5))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    // Since iOS 15 a plain table has room above its headers.
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 111)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 5)) == nil)
    #expect(table.indexPath(for: table.visibleCells[2]) == IndexPath(row: 2, section: 0))
    #expect(table.indexPath(for: UITableViewCell()) == nil)
    #expect(table.indexPathForSelectedRow == nil)
    // "nil if there are no selected rows"
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func `a diffable data source shows snapshots, titles and what is reconfigured`() {
    let page = CatalogController()
    show(page)
    page.show([.new: [Book(id: 1, title: "One"), Book(id: 2, title: "Two")], .old: [Book(id: 3, title: "Three")]])
    window.layoutIfNeeded()
    #expect(page.tableView.numberOfSections == 2)
    #expect(text(page.tableView, 1) == "Two")
    #expect(page.tableView.headerView(forSection: 1)?.textLabel?.text?.lowercased() == "old")
    let cell = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    page.rename(2, to: "Zwei")
    window.layoutIfNeeded()
    // "preserves the existing cell"
    #expect(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(text(page.tableView, 1) == "Zwei")
    page.show([.new: [Book(id: 3, title: "Three"), Book(id: 2, title: "Zwei")]], animated: true)
    settleAnimations()
    #expect((0..<2).map { text(page.tableView, $0) } == ["Three", "Zwei"])
    #expect(page.dataSource.indexPath(for: 3) == IndexPath(row: 0, section: 0))
    #expect(page.dataSource.snapshot().numberOfItems(inSection: .old) == 0)
  }
}
