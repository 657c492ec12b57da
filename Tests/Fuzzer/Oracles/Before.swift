import TableMakerDiffing
import UIKit

/// The state of the screen before a step.
@MainActor struct Before {
  let table: ShownTable
  let screen: Screen
  let cells: [RowPath: UITableViewCell]
  /// All cells that the table has, on screen or off screen.
  let allCells: Set<ObjectIdentifier>
  let selected: Set<RowPath>
  let isInWindow: Bool
  /// A Boolean value that indicates whether rows are moving.
  ///
  /// Some of them can be off screen, with cells that the table removes when they arrive.
  let isAnimating: Bool
  /// The footers below the rows of the whole table and below sections.
  ///
  /// The value is nil if footers are still on their way after a step that the fuzzer didn't wait for.
  let footers: [String]?

  var isAtTop: Bool { screen.isAtTop }

  init(_ scene: Scene) {
    let view = scene.table
    table = scene.current
    screen = Screen(view)
    isInWindow = scene.isInWindow
    footers = scene.pagesProblem() == nil ? scene.footerWords : nil
    // The table and the data source can disagree about a row if exactly half a pixel of it is visible.
    let shown = view.bounds.insetBy(dx: 0, dy: 2 * view.halfPixel)
    cells = Dictionary(
      screen.seen.filter { seen in
        seen.top + view.contentOffset.y <= shown.maxY && seen.bottom + view.contentOffset.y >= shown.minY
      }
      .map { ($0.path, $0.cell) }, uniquingKeysWith: { first, _ in first })
    isAnimating = view.subviews.contains { $0 is UITableViewCell && $0.layer.animationKeys()?.isEmpty == false }
    allCells = Set(view.subviews.lazy.compactMap { ($0 as? UITableViewCell).map { ObjectIdentifier($0) } })
    selected = Set((view.indexPathsForSelectedRows ?? []).map { RowPath(section: $0.section, row: $0.row) })
  }
}
