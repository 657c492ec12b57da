import Testing

@_spi(Testing) @testable import UIKit

/// Primary actions, by Apple's documentation of `tableView(_:canPerformPrimaryActionForRowAt:)` and
/// `tableView(_:performPrimaryActionForRowAt:)`.
@MainActor @Suite struct TablePrimaryActionTests {
  private let scene = TableScene()
  private let delegate = ActingDelegate()
  private var table: UITableView { scene.table }

  init() { scene.show(delegate) }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Taps a row, and returns the calls that this made.
  @discardableResult private func tap(_ row: Int) -> [String] {
    table.tapRow(at: path(row))
    defer { delegate.calls = [] }
    return delegate.calls
  }

  /// That it is asked whether it can be performed after the selection, and not before, is assumed: a log of all calls of a tap on a
  /// device would settle it.
  @Test func `a tap performs the primary action when the row was selected`() {
    #expect(tap(2) == ["willSelect 2", "didSelect 2", "can 2", "perform 2"])
    #expect(tap(3) == ["willSelect 3", "willDeselect 2", "didDeselect 2", "didSelect 3", "can 3", "perform 3"])
    #expect(delegate.selectedWhenPerforming == [[2], [3]])
  }

  @Test func `a row that is selected already performs it again`() {
    tap(2)
    #expect(tap(2) == ["willSelect 2", "didSelect 2", "can 2", "perform 2"])
  }

  @Test func `a row that cannot be selected acts like a button, and the selection stays`() {
    tap(1)
    delegate.willSelect = { _ in nil }
    #expect(tap(2) == ["willSelect 2", "can 2", "perform 2"])
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func `nothing is performed if it cannot be`() {
    delegate.canPerform = { $0.row != 2 }
    #expect(tap(2) == ["willSelect 2", "didSelect 2", "can 2"])
    #expect(tap(1).last == "perform 1")
  }

  /// Assumed: the documentation says that only the row has selection then, which is the row that `willSelectRowAt` has returned.
  @Test func `a row that is selected instead of the tapped one is the one whose action is performed`() {
    delegate.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    #expect(tap(2) == ["willSelect 2", "didSelect 3", "can 3", "perform 3"])
  }

  /// Assumed of a second tap, which deselects: the documentation speaks of selecting a single row only.
  @Test func `a tap that adds a row to a selection or takes it away is no primary action`() {
    table.allowsMultipleSelection = true
    #expect(tap(1) == ["willSelect 1", "didSelect 1", "can 1", "perform 1"])
    #expect(tap(2) == ["willSelect 2", "didSelect 2"])
    #expect(tap(2) == ["willDeselect 2", "didDeselect 2"])
    #expect(tap(1) == ["willDeselect 1", "didDeselect 1"])
    #expect(tap(3).last == "perform 3")
    delegate.willSelect = { _ in nil }
    #expect(tap(4) == ["willSelect 4", "can 4", "perform 4"], "it leaves the selection as it is")
  }

  @Test func `without the question it is performed unless the table is edited`() {
    let plain = PerformingDelegate()
    scene.show(plain)
    table.allowsSelectionDuringEditing = true
    table.tapRow(at: path(1))
    table.isEditing = true
    table.tapRow(at: path(2))
    #expect(plain.performed == [1])
    table.isEditing = false
    table.tapRow(at: path(3))
    #expect(plain.performed == [1, 3])
  }

  @Test func `a delegate that says so performs it while the table is edited too`() {
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    #expect(tap(1) == ["willSelect 1", "didSelect 1", "can 1", "perform 1"])
  }

  /// Assumed: a device with a table of rows that aren't highlighted, or not selected at all, would settle whether it still
  /// performs their primary action.
  @Test func `a row that takes no touch performs nothing`() {
    delegate.highlights = false
    #expect(tap(1) == [])
    delegate.highlights = true
    table.allowsSelection = false
    #expect(tap(1) == [])
  }

  @Test func `selecting in code performs nothing`() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(delegate.calls == [])
  }

  /// Assumed: a device that logs the row after such an insertion would settle it.
  @Test func `a row that gets another number while it is selected performs its own action`() {
    delegate.didSelect = { [delegate, scene] in
      delegate.rowCount += 2
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(tap(2) == ["willSelect 2", "didSelect 2", "can 4", "perform 4"])
  }

  @Test func `a row that goes while it is selected performs nothing (assumed)`() {
    delegate.didSelect = { [delegate, scene] in
      delegate.rowCount -= 1
      scene.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(tap(2) == ["willSelect 2", "didSelect 2"])
    delegate.didSelect = { [delegate, scene] in
      delegate.rowCount = 1
      scene.table.reloadData()
    }
    #expect(tap(3) == ["willSelect 3", "didSelect 3"])
  }

  @Test func `a delegate without either is asked for both once`() {
    let plain = PlainTableDelegate(rowCount: 5)
    scene.show(plain)
    table.tapRow(at: path(1))
    #expect(table.absentMethods.contains(.canPerformPrimaryAction))
    #expect(table.absentMethods.contains(.performPrimaryAction))
    table.tapRow(at: path(2))
    #expect(table.indexPathForSelectedRow == path(2))
  }

  @Test func `a table view controller overrides them`() {
    let page = ActingPage()
    page.view.frame = scene.window.bounds
    scene.window.addSubview(page.view)
    scene.layOut()
    page.tableView.tapRow(at: path(1))
    #expect(page.performed == [1])
  }
}

/// A data source and delegate that writes down the calls of a tap, and what is selected when it performs a row's action.
private final class ActingDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rowCount = 10
  var calls: [String] = []
  var selectedWhenPerforming: [[Int]] = []
  var highlights = true
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var didSelect: () -> Void = {}
  var canPerform: (IndexPath) -> Bool = { _ in true }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return willSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
    didSelect()
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    calls.append("can \(indexPath.row)")
    return canPerform(indexPath)
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    calls.append("perform \(indexPath.row)")
    selectedWhenPerforming.append(tableView.indexPathsForSelectedRows?.map(\.row) ?? [])
  }
}

/// A delegate that does not say which rows have a primary action.
private final class PerformingDelegate: NSObject, UITableViewDataSource, UITableViewDelegate {
  var performed: [Int] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    performed.append(indexPath.row)
  }
}

private final class ActingPage: UITableViewController {
  var performed: [Int] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    performed.append(indexPath.row)
  }
}
