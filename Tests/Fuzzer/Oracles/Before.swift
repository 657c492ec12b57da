import TableMakerDiffing
import UIKit

/// The state of the screen before a step.
@MainActor struct Before {
  struct Seen {
    let path: RowPath
    let cell: UITableViewCell
    /// The distance of the row's top below the top of the table.
    let top: CGFloat
    /// The distance of its bottom below the top of the table.
    let bottom: CGFloat
    /// A Boolean value that indicates whether more than half a pixel of it is seen, and not all of it under a bar.
    let isUncovered: Bool
  }

  let table: ShownTable
  let seen: [Seen]
  let cells: [RowPath: UITableViewCell]
  /// All cells that the table has, on screen or beside it.
  let allCells: Set<ObjectIdentifier>
  let offset: CGFloat
  let isAtTop: Bool
  let selected: Set<RowPath>
  let isInWindow: Bool
  /// What stands below the rows of the whole table, and of sections; nil while it is on its way there, after a step that was not waited
  /// for.
  let footers: [String]?

  init(_ scene: Scene) {
    let view = scene.table
    table = scene.current
    offset = view.contentOffset.y
    isAtTop = view.contentOffset.y <= -view.adjustedContentInset.top
    isInWindow = scene.isInWindow
    footers = scene.pagesProblem() == nil ? scene.footerWords : nil
    seen = view.rowsSeen.compactMap { path in
      guard let cell = view.cellForRow(at: path) else { return nil }
      let inset = view.adjustedContentInset
      let rect = view.rectForRow(at: path)
      let hidden = view.halfPixel + 0.001
      return Seen(
        path: RowPath(section: path.section, row: path.row), cell: cell, top: rect.minY - view.contentOffset.y,
        bottom: rect.maxY - view.contentOffset.y,
        isUncovered: rect.maxY > view.contentOffset.y + inset.top + hidden
          && rect.minY < view.bounds.maxY - inset.bottom - hidden)
    }
    // Of which row exactly half a pixel is seen, the table and the data source may think otherwise.
    let shown = view.bounds.insetBy(dx: 0, dy: 2 * view.halfPixel)
    cells = Dictionary(
      seen.filter { $0.top + view.contentOffset.y <= shown.maxY && $0.bottom + view.contentOffset.y >= shown.minY }
        .map { ($0.path, $0.cell) }, uniquingKeysWith: { first, _ in first })
    allCells = Set(view.subviews.lazy.compactMap { ($0 as? UITableViewCell).map { ObjectIdentifier($0) } })
    selected = Set((view.indexPathsForSelectedRows ?? []).map { RowPath(section: $0.section, row: $0.row) })
  }
}

extension UITableView {
  /// Half a pixel, in points.
  fileprivate var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }

  /// The rows on screen, but for those that only touch its edge: whether such a row shows is a matter of rounding.
  var rowsSeen: [IndexPath] {
    (indexPathsForVisibleRows ?? []).filter { path in
      let rect = rectForRow(at: path)
      return rect.maxY >= bounds.minY + halfPixel && rect.minY <= bounds.maxY - halfPixel
    }
  }
}
