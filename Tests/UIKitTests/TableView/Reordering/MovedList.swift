import Testing

@_spi(Testing) @testable import UIKit

/// Sections of names with rows that the user moves; it records the calls that it receives.
final class MovedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  var heights: [String: CGFloat] = [:]
  var headerHeight: CGFloat = 0
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  /// Where a row comes to be that is over a place.
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  /// Called when a row was moved in `sections`.
  var moved: (UITableView, IndexPath, IndexPath) -> Void = { _, _, _ in }
  var fill: (UITableViewCell) -> Void = { _ in }

  init(_ sections: [[String]]) { self.sections = sections }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }

  /// The name of a row; none where a test has the data source forget it.
  private func item(_ path: IndexPath) -> String {
    let rows = sections[path.section]
    return rows.indices.contains(path.row) ? rows[path.row] : ""
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = item(indexPath)
    fill(cell)
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[item(indexPath)] ?? 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerHeight > 0 ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(name(sourceIndexPath)) \(name(proposedDestinationIndexPath))")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(name(sourceIndexPath)) \(name(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
    moved(tableView, sourceIndexPath, destinationIndexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(name(indexPath))")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension TableScene {
  /// Returns a table in editing mode with movable rows, which doesn't move until the test advances the time.
  static func moving(
    _ list: MovedList, _ style: UITableView.Style = .plain, width: CGFloat = 390, height: CGFloat = 400,
    with cell: UITableViewCell.Type = UITableViewCell.self
  ) -> TableScene {
    AnimationClock.shared.hold()
    let scene = TableScene(style, width: width, height: height)
    scene.window.setDeviceSafeArea(.zero)
    scene.table.sectionHeaderTopPadding = 0
    scene.table.register(cell, forCellReuseIdentifier: "cell")
    scene.table.isEditing = true
    scene.show(list)
    _ = list.takeCalls()
    return scene
  }

  /// Returns the middle of a row's reorder control, in the window's points.
  func grip(_ row: Int, _ section: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    let cell = try #require(self.cell(row, section), sourceLocation: sourceLocation)
    let grip = try #require(cell.reorderGlyph, sourceLocation: sourceLocation)
    return grip.convert(CGPoint(x: grip.bounds.midX, y: grip.bounds.midY), to: nil)
  }

  /// Begins a touch on a row's reorder control.
  func lift(_ row: Int, _ section: Int = 0, sourceLocation: SourceLocation = #_sourceLocation) throws -> Finger {
    let finger = Finger(on: window)
    finger.press(at: try grip(row, section, sourceLocation: sourceLocation))
    return finger
  }

  /// Moves a row by its reorder control by a distance, and ends the touch.
  func move(
    _ row: Int, _ section: Int = 0, by way: CGFloat, steps: Int = 8, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let start = try grip(row, section, sourceLocation: sourceLocation)
    let finger = try lift(row, section, sourceLocation: sourceLocation)
    for step in 1...steps {
      finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / CGFloat(steps)))
    }
    finger.lift()
    AnimationClock.shared.settle()
    layOut()
  }

  /// The texts of the cells as they show, from top to bottom, each at its height on screen.
  var shownTexts: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  /// Expects each visible cell to show what the list has for its number, at its place, as it looks at rest.
  func expectAgreement(with list: MovedList, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == list.sections.map(\.count),
      sourceLocation: sourceLocation)
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) else {
        Issue.record("no cell at \(path)", sourceLocation: sourceLocation)
        continue
      }
      #expect(cell.textLabel?.text == list.sections[path.section][path.row], sourceLocation: sourceLocation)
      #expect(cell.frame == table.rectForRow(at: path), "\(path)", sourceLocation: sourceLocation)
      #expect(table.indexPath(for: cell) == path, sourceLocation: sourceLocation)
      #expect(cell.alpha == 1 && cell.layer.shadowOpacity == 0 && !cell.isLifted, sourceLocation: sourceLocation)
    }
    #expect(table.reordering == nil, sourceLocation: sourceLocation)
  }
}
