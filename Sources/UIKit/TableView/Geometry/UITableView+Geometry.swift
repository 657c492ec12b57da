import Foundation

extension UITableView {
  /// The distance of rows and titles, or of an inset grouped table view's cards, from the sides.
  ///
  /// It's 16 points, or 20 in table views that are at least 414 points wide (metrics.md 4), unless the app sets the
  /// table view's margins or uses the readable width.
  var cellMargin: CGFloat {
    let margin = customMargins?.leading ?? systemMargin
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    let safe = safeAreaInsets
    let room = bounds.width - safe.left - safe.right
    return max(margin, ceiledToPixel((room - ReadableWidth.width(for: traitCollection)) / 2))
  }

  /// The distance of text from the sides of the rows.
  var textMargin: CGFloat { style == .insetGrouped ? customMargins?.leading ?? systemMargin : cellMargin }

  private var systemMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

  /// Returns the frame of a row at a span.
  func rowFrame(_ span: VerticalSpan) -> CGRect {
    guard style == .insetGrouped else { return CGRect(x: 0, y: span.minY, width: bounds.width, height: span.height) }
    let safe = safeAreaInsets
    return CGRect(
      x: safe.left + cellMargin, y: span.minY, width: max(0, bounds.width - safe.left - safe.right - 2 * cellMargin),
      height: span.height)
  }

  /// Returns the frame of a header or footer at a span.
  func headerFooterFrame(_ span: VerticalSpan) -> CGRect { rowFrame(span) }

  func rowCount(in section: Int) -> Int {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else {
      // Apple's message, as comments in apps quote it.
      raise(.internalInconsistency, "Requested the number of rows for section (\(section)) which is out of bounds.")
    }
    return geometry.sections[section].rows.count
  }

  func rect(in section: Int, _ span: (RowGeometry) -> VerticalSpan) -> CGRect {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? rowFrame(span(geometry)) : .zero
  }

  /// Returns the frame of a row. Apple: "or `CGRectZero` if `indexPath` is invalid".
  func rect(of indexPath: IndexPath) -> CGRect {
    knownRow(indexPath).map { rowFrame(geometry.span(of: $0)) } ?? .zero
  }

  func row(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y).map(indexPath)
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    guard rect.minX < bounds.width, rect.maxX > 0 else { return [] }
    return geometry.rows(from: rect.minY, to: rect.maxY).flatMap { run in
      run.rows.map { IndexPath(row: $0, section: run.section) }
    }
  }

  /// The rows on screen from top to bottom, after an update.
  var shownRows: [(row: RowGeometry.Row, cell: UITableViewCell)] {
    updateRows()
    return visibleRows.sorted { $0.key < $1.key }.map { (row: $0.key, cell: $0.value) }
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    updateRows()
    return visibleRows[RowGeometry.Row(section: indexPath.section, row: indexPath.row)]
  }

  func shownRow(of cell: UITableViewCell) -> IndexPath? {
    guard let row = cell.shownRow, visibleRows[row] === cell else { return nil }
    return indexPath(row)
  }

  /// Lays out the rows again if their margins changed.
  func marginsOfRowsChanged() {
    let safe = safeAreaInsets
    let margins = RowMargins(
      row: cellMargin, text: textMargin, left: safe.left, right: safe.right,
      insetsContent: insetsContentViewsToSafeArea,
      index: sectionIndexRoom)
    guard margins != rowMargins else { return }
    rowMargins = margins
    for view in subviews { view.marginsChanged() }
    forgetHeights()
  }
}

/// The margins that determine the width of rows and their content.
struct RowMargins: Equatable {
  var row: CGFloat
  var text: CGFloat
  var left: CGFloat
  var right: CGFloat
  var insetsContent: Bool
  var index: CGFloat
}
