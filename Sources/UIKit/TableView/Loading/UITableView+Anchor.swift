import Foundation

// The visible content stays in place when estimates above it become heights.
extension UITableView {
  /// Chooses the row that stays in place: the first one that was already on screen, or else the first one.
  ///
  /// At the very top, there's none because nothing above can push the rows.
  func takeAnchor() {
    updates.anchor = nil
    guard contentIsUnfinished || !isAtTop else { return }
    let rows = geometry.rows(from: bounds.minY, to: bounds.maxY).lazy.flatMap { run in
      run.rows.lazy.map { RowGeometry.Row(section: run.section, row: $0) }
    }
    let shown = rows.filter { self.visibleRows[$0] != nil }
    let kept = updates.keptRow.flatMap { visibleRows[$0] == nil ? nil : $0 }
    updates.keptRow = nil
    let row = kept ?? shown.first { self.updates.settledRows.contains($0) } ?? shown.first ?? rows.first
    if let row { updates.anchor = (row, geometry.span(of: row).minY) }
  }

  /// Finds the heights of rows that were already on screen, before the content size changes.
  func settleShownRows() {
    var isChanged = false
    for row in visibleRows.keys.sorted() where !updates.settledRows.contains(row) {
      guard let cell = visibleRows[row] else { continue }
      if settleHeight(of: row, cell) != 0 { isChanged = true }
    }
    if isChanged { heightsWereFound() }
  }

  /// Updates the content size and scrolls by the distance that the anchor moved.
  func heightsWereFound() {
    guard let anchor = updates.anchor else { return updateContentSize() }
    let shift = geometry.span(of: anchor.row).minY - anchor.minY
    updates.anchor?.minY += shift
    // This order keeps the offset within the content at every moment.
    if shift > 0 { updateContentSize() }
    if shift != 0 {
      prefetching.moved(by: shift)
      contentOffset.y += shift
    }
    if shift <= 0 { updateContentSize() }
    // The content below may have become shorter by more than the shift.
    keepOffsetInRange()
  }
}
