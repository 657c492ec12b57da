import Foundation

/// The separators and corners of a cell, which depend on its place in the table view.
struct CellDecoration: Equatable {
  var tableStyle = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var drawsSeparators = false
  var separatorColor: UIColor?
  /// The insets of the separator, or `nil` to align it with the text.
  var separatorInset: UIEdgeInsets?

  /// A Boolean value that indicates whether there's a full-width separator above the first row, in grouped table views.
  var hasTopSeparator: Bool { drawsSeparators && tableStyle == .grouped && isFirst }

  /// A Boolean value that indicates whether there's a separator below the row. A card's last row has none.
  var hasBottomSeparator: Bool { drawsSeparators && !(tableStyle == .insetGrouped && isLast) }

  /// A Boolean value that indicates whether the bottom separator is full width, as at the end of a grouped section.
  var bottomSeparatorIsFull: Bool { tableStyle == .grouped && isLast }
}

extension UITableView {
  func decorate(_ cell: UITableViewCell, _ row: RowGeometry.Row) {
    // While the user moves a row, its place on screen counts.
    let place = displayedPlace(of: row)
    let count = displayedGeometry.sections[place.section].rows.count
    cell.decoration = CellDecoration(
      tableStyle: style, isFirst: place.row == 0, isLast: place.row == count - 1,
      drawsSeparators: separatorStyle != .none,
      separatorColor: separatorColor, separatorInset: rowSeparatorInset)
    showDragState(of: cell, row)
  }

  func decorateVisibleCells() {
    guard !visibleViewsAreStale else { return }
    for (row, cell) in visibleRows { decorate(cell, row) }
  }

  private var rowSeparatorInset: UIEdgeInsets? {
    guard let own = ownSeparatorInset else { return nil }
    guard separatorInsetReference == .fromAutomaticInsets else { return own }
    return UIEdgeInsets(top: 0, left: own.left + cellMargin, bottom: 0, right: own.right)
  }
}
