import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// A table that's made from scratch with the items that another one shows now, to get row heights without any history.
@MainActor final class FreshTable {
  private let window: TestWindow
  private let table: UITableView
  private let dataSource: TableViewDataSource
  private let watcher: LikeWatcher
  /// A Boolean value that indicates whether the expanded and folded state of the other table could be reproduced.
  let isAlike: Bool

  /// Creates a table that shows a scene's items from a row on.
  init(like scene: Scene, from first: IndexPath) {
    watcher = LikeWatcher(scene)
    window = TestWindow(size: scene.window.window.bounds.size)
    window.window.traitOverrides.preferredContentSizeCategory =
      scene.table.traitCollection.preferredContentSizeCategory
    table = UITableView(frame: scene.table.frame, style: scene.table.style)
    // The marks for selecting several rows need space.
    table.allowsMultipleSelectionDuringEditing = scene.table.allowsMultipleSelectionDuringEditing
    dataSource = scene.make(in: table, watcher)
    isAlike = scene.unfold(like: scene.desired, in: dataSource) && scene.fold(like: scene.desired, in: dataSource)
    if scene.isEditing { dataSource.setEditing(true, animated: false) }
    window.window.addSubview(table)
    window.layOut()
    if isAlike { table.scrollToRow(at: first, at: .top, animated: false) }
    window.layOut()
  }

  var counts: [Int] { (0..<table.numberOfSections).map(table.numberOfRows) }

  /// Returns the height of a row; nil if the row isn't visible.
  func height(of path: IndexPath) -> CGFloat? {
    guard table.indexPathsForVisibleRows?.contains(path) == true else { return nil }
    return table.rectForRow(at: path).height
  }

  /// Gives the table time to compare a row that it has measured with the screen. Next to an index, the row is narrower.
  func settle() async {
    try? await Task.sleep(for: .milliseconds(2))
    window.layOut()
  }

  func takeAway() { table.removeFromSuperview() }

  /// A watcher that provides the row heights of the other table, and ignores all other calls.
  private final class LikeWatcher: ChainWatcher {
    private let scene: Scene

    init(_ scene: Scene) { self.scene = scene }

    func extraHeight(of content: Content) -> CGFloat { scene.extraHeight(of: content) }
    func configured(_ cell: UITableViewCell, _ content: Content, _ index: Int) {}
    func configuring() {}
    func askedForHeight() {}
    func reading() {}
    func tappedHeader(_ header: UIView, of group: Int) {}
    func selected(_ content: Content, _ index: Int) {}
    func touchedLever(of content: Content, _ index: Int) {}
    func addItemRowWasTapped(in group: Int) {}
    func toggled(_ content: Content, _ index: Int, isExpanded: Bool) {}
    func displayed(_ cell: FuzzCell, _ content: Content) {}
    func endedDisplay(_ cell: FuzzCell, _ content: Content) {}
    var hands: (any HandWatcher)? { nil }
  }
}

extension Oracle {
  /// Checks that measured rows have the same height as in a table without history.
  func checkAgainstFreshTable() async throws {
    // A fresh table takes as much time as many steps.
    guard events.isOtherForm || step.seed % 16 == 0, step.isWaitedFor else { return }
    let paths = table.indexPathsForVisibleRows ?? []
    let isMeasured = paths.contains { path in
      let height = scene.group(wanted.sections[path.section].key.group)?.spec.height
      return height == .automatic || height == .automaticAtOnce
    }
    guard isMeasured, let first = paths.first else { return }
    let fresh = FreshTable(like: scene, from: first)
    defer { fresh.takeAway() }
    guard fresh.isAlike else { return }
    try require(fresh.counts == wanted.counts, "a fresh table has \(fresh.counts) rows, not \(wanted.counts)")
    var rounds = wanted.sections.contains { $0.indexTitle != nil } ? 50 : 0
    while let (path, shown, height) = difference(from: fresh, in: paths) {
      try require(
        rounds > 0, "row \(path.section) - \(path.row) is \(shown) high, in a fresh table it is \(height)")
      rounds -= 1
      await fresh.settle()
      scene.window.layOut()
    }
  }

  /// Returns the first row with another height than in a fresh table.
  private func difference(
    from fresh: FreshTable, in paths: [IndexPath]
  ) -> (path: IndexPath, shown: CGFloat, height: CGFloat)? {
    for path in paths {
      guard let height = fresh.height(of: path) else { continue }
      let shown = table.rectForRow(at: path).height
      if abs(shown - height) >= 0.01 { return (path, shown, height) }
    }
    return nil
  }
}
