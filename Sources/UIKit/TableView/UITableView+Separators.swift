import Foundation

/// The attributes of a cell's place in the table that it draws: lines and corners.
struct CellDecoration: Equatable {
  var tableStyle = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var drawsSeparators = false
  var separatorColor: UIColor?
  /// The insets of the line below from the sides; nil for those of the texts.
  var separatorInset: UIEdgeInsets?

  /// A line above the first row: only in grouped tables, from side to side.
  var hasTopSeparator: Bool { drawsSeparators && tableStyle == .grouped && isFirst }

  /// A line below each row; a card's end has none.
  var hasBottomSeparator: Bool { drawsSeparators && !(tableStyle == .insetGrouped && isLast) }

  /// A Boolean value that indicates whether the line below goes from side to side, as at the end of a grouped section.
  var bottomSeparatorIsFull: Bool { tableStyle == .grouped && isLast }
}

extension UITableView {
  func decorate(_ cell: UITableViewCell, _ row: RowGeometry.Row) {
    // While a row is moved, by where it shows.
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
