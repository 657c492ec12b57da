import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers on the controls that delete and insert.
@MainActor @Suite(.languages("en-GB")) struct TableDeletionTests {
  private let list = EditedList([.delete, .insert, .delete] + Array(repeating: .delete, count: 20))
  private let scene: TableScene

  init() { scene = .edited(list) }

  private func cell(_ row: Int) throws -> UITableViewCell { try #require(scene.cell(row)) }

  /// Taps a row's minus or plus, and waits until all is still.
  private func tapControl(_ row: Int) throws {
    #expect(try #require(try cell(row).editGlyph).tap())
    settleAnimations()
  }

  /// Taps the button that confirms.
  private func tapDelete(_ row: Int) throws {
    #expect(try #require(try cell(row).confirmation).tap())
    settleAnimations()
  }

  // MARK: Committing

  @Test func `a tap on a plus has the data source insert at once`() throws {
    try tapControl(1)
    #expect(list.calls == ["commit insert 1"])
    #expect(scene.confirming.isEmpty && scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a tap on a minus asks first, and a tap on the button has the data source delete`() throws {
    try tapControl(2)
    #expect(list.takeCalls() == ["will 3", "did 3"], "nothing is deleted yet")
    #expect(try scene.confirming == [cell(2)] && cell(2).isEditing && scene.table.isEditing)
    try tapDelete(2)
    #expect(list.calls.first == "commit delete 2" && list.calls.filter { $0.hasPrefix("commit") }.count == 1)
  }

  @Test func `assumed: a row that the data source keeps goes back to how it was`() throws {
    // A device would settle it: commit without deleting the row, and look whether the button stays.
    try tapControl(0)
    try tapDelete(0)
    #expect(list.takeCalls() == ["will 3", "did 3", "commit delete 0", "will 1", "did 1"])
    #expect(try cell(0).isEditing && scene.confirming.isEmpty)
    try tapControl(0)
    #expect(try scene.confirming == [cell(0)])
  }

  @Test func `the data source may change the table while it commits`() throws {
    list.commit = { [unowned list] table, path in
      list.styles.remove(at: path.row)
      table.reloadData()
    }
    try tapControl(0)
    try tapDelete(0)
    #expect(scene.table.numberOfRows(inSection: 0) == 22)
    #expect(try cell(0).editingStyle == .insert && scene.confirming.isEmpty)
    list.commit = { table, _ in table.performBatchUpdates({}) }
    try tapControl(0)
    #expect(list.calls.last == "commit insert 0")
  }

  @Test(arguments: [0, 1]) func `a control whose row is edited no more when the finger leaves it does nothing`(row: Int)
    throws
  {
    let glyph = try #require(try cell(row).editGlyph)
    glyph.press { scene.table.setEditing(false, animated: false) }
    settleAnimations()
    #expect(scene.confirming.isEmpty && list.calls.allSatisfy { !$0.hasPrefix("commit") })
    #expect(scene.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func `the minus answers to touches up to the content, at the row's whole height`() throws {
    let row = try cell(2)
    for point in [CGPoint(x: 5, y: 1), CGPoint(x: 37, y: 43)] {
      row.tap(at: point)
      settleAnimations()
      #expect(scene.confirming == [row])
      row.tap()
      settleAnimations()
    }
    row.tap(at: CGPoint(x: 60, y: 22))
    #expect(scene.confirming.isEmpty)
  }

  // MARK: Taking it back

  enum Place: CaseIterable { case sameRow, sameMinus, otherRow, otherMinus, plus, tableHeader, tableFooter }

  @Test(arguments: Place.allCases)
  func `a touch anywhere else takes the question back, and does nothing more`(place: Place) throws {
    list.styles = [.delete, .insert, .delete]
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44), primaryAction: UIAction { _ in })
    button.addAction(UIAction { [list] _ in list.calls.append("button") }, for: .touchUpInside)
    scene.table.tableHeaderView = button
    scene.table.allowsSelectionDuringEditing = true
    scene.table.reloadData()
    scene.layOut()
    try tapControl(0)
    _ = list.takeCalls()
    let point =
      switch place {
      case .sameRow: CGPoint(x: 150, y: 66)
      case .sameMinus: CGPoint(x: 5, y: 66)
      case .otherRow: CGPoint(x: 150, y: 154)
      case .otherMinus: CGPoint(x: 27, y: 154)
      case .plus: CGPoint(x: 27, y: 110)
      case .tableHeader: CGPoint(x: 100, y: 22)
      case .tableFooter: CGPoint(x: 100, y: 380)
      }
    scene.window.tap(at: point)
    settleAnimations()
    #expect(list.calls == ["will 1", "did 1"])
    #expect(scene.confirming.isEmpty && scene.table.indexPathForSelectedRow == nil)
    scene.window.tap(at: CGPoint(x: 150, y: 154))
    #expect(list.calls.last == "select 2", "the next touch is as usual")
  }

  @Test func `scrolling takes it back, and so does the end of editing`() throws {
    try tapControl(2)
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 200, y: 300))
    #expect(scene.confirming.isEmpty, "as soon as the finger is there")
    for y in [290, 270, 250] { finger.move(to: CGPoint(x: 200, y: y)) }
    finger.hold(for: 0.2)
    finger.lift()
    #expect(scene.table.contentOffset.y > 0)
    settleAnimations()
    try tapControl(3)
    scene.table.dragContent(by: 10)
    #expect(scene.confirming.isEmpty)
    settleAnimations()
    try tapControl(3)
    scene.table.setEditing(false, animated: true)
    #expect(scene.confirming.isEmpty)
    settleAnimations()
    #expect(try cell(3).bounds.minX == 0 && cell(3).subviews.allSatisfy { !($0 is DeleteConfirmationButton) })
  }

  @Test func `a row that was scrolled away comes back without it, and so does its cell for another row`() throws {
    try tapControl(0)
    let confirming = try cell(0)
    var wasUsedAgain = false
    for y: CGFloat in [200, 300, 400, 500, 300, 100] {
      scene.scroll(to: y)
      #expect(scene.confirming.isEmpty && scene.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
      wasUsedAgain = wasUsedAgain || scene.table.visibleCells.contains(confirming)
    }
    #expect(wasUsedAgain && !confirming.showingDeleteConfirmation)
    scene.scroll(to: 0)
    #expect(scene.confirming.isEmpty)
    try tapControl(0)
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.confirming.isEmpty && scene.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
  }

  @Test func `the way of testing a tap by row takes it back too`() throws {
    scene.table.allowsSelectionDuringEditing = true
    try tapControl(0)
    #expect(!scene.table.tap(2))
    #expect(scene.confirming.isEmpty && !list.calls.contains("select 2"))
    #expect(scene.table.tap(2))
  }

  // MARK: A data source that cannot

  @Test func `without commit a minus does nothing, assumed: but it shows; this table learns by the first try`() throws {
    // Reported of Apple's table, which can ask for the method beforehand: minuses show, and taps on them do nothing.
    let scene = TableScene()
    let source = PlainTableDelegate(rowCount: 3)
    scene.table.isEditing = true
    scene.show(source)
    let cell = try #require(scene.cell(1))
    let minus = try #require(cell.editGlyph)
    minus.tap()
    settleAnimations()
    try #require(cell.confirmation).tap()
    settleAnimations()
    #expect(!cell.showingDeleteConfirmation)
    minus.tap()
    settleAnimations()
    #expect(!cell.showingDeleteConfirmation)
    scene.table.dataSource = source
    scene.layOut()
    try #require(scene.cell(1)?.editGlyph).tap()
    #expect(scene.cell(1)?.showingDeleteConfirmation == true, "another data source may have it")
  }

  @Test func `a table view controller deletes where it overrides the method, with a title of its own`() throws {
    final class Page: UITableViewController {
      var deleted: [Int] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) { deleted.append(indexPath.row) }
      override func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? { "Archive \(indexPath.row)" }
    }
    let window = TestWindow()
    let page = Page(style: .plain)
    window.show(page)
    page.tableView.isEditing = true
    window.layOut()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.editGlyph?.tap()
    settleAnimations()
    #expect(cell.confirmation?.title == "Archive 1")
    cell.confirmation?.tap()
    #expect(page.deleted == [1])
  }
}
