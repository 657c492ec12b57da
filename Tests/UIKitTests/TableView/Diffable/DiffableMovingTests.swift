import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Diffable data sources with rows that the user moves: a subclass allows the moves and applies their results.
@MainActor @Suite struct DiffableMovingTests {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    var moves: [String] = []

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      moves.append(
        "\(sourceIndexPath.section)-\(sourceIndexPath.row) \(destinationIndexPath.section)-\(destinationIndexPath.row)")
      guard let moved = itemIdentifier(for: sourceIndexPath) else { return }
      var snapshot = snapshot()
      if let target = itemIdentifier(for: destinationIndexPath) {
        let isDown = sourceIndexPath < destinationIndexPath && sourceIndexPath.section == destinationIndexPath.section
        if isDown { snapshot.moveItem(moved, afterItem: target) } else { snapshot.moveItem(moved, beforeItem: target) }
      } else {
        snapshot.deleteItems([moved])
        snapshot.appendItems([moved], toSection: snapshot.sectionIdentifiers[destinationIndexPath.section])
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  private let scene = TableScene()
  private let source: Source

  init() {
    AnimationClock.shared.hold()
    scene.window.setDeviceSafeArea(.zero)
    scene.table.isEditing = true
    scene.table.rowHeight = 44
    source = Source(tableView: scene.table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2, 3], toSection: "one")
    snapshot.appendItems([4, 5], toSection: "two")
    source.apply(snapshot, animatingDifferences: false)
    scene.layOut()
  }

  @Test func `a row is moved, and the snapshot that follows finds the table as it is`() throws {
    try scene.move(0, by: 88)
    #expect(source.moves == ["0-0 0-2"])
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5])
    #expect(scene.shownTexts == ["2", "3", "1", "4", "5"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.isLifted && $0.alpha == 1 })
    try scene.move(2, by: -88)
    #expect(scene.shownTexts == ["1", "2", "3", "4", "5"])
  }

  @Test func `across sections too`() throws {
    try scene.move(0, by: 150)
    #expect(source.moves == ["0-0 1-1"])
    #expect(source.snapshot().itemIdentifiers(inSection: "two") == [4, 1, 5])
    #expect(scene.shownTexts == ["2", "3", "4", "1", "5"])
    #expect(scene.table.numberOfRows(inSection: 1) == 3)
  }

  @Test func `by default none can be moved`() {
    let plain = UITableViewDiffableDataSource<String, Int>(tableView: scene.table) { _, _, _ in UITableViewCell() }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one"])
    snapshot.appendItems([1])
    plain.apply(snapshot, animatingDifferences: false)
    scene.layOut()
    #expect(scene.table.visibleCells.map { $0.reorderGlyph == nil } == [true])
  }
}
