import Foundation

// When estimates become heights above the screen, what is seen stays where it is.
extension UITableView {
  /// Chooses the row that stays where it is: the first on screen that was there before, or else the first on screen.
  ///
  /// At the very top there is none: nothing lies above that could push.
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

  /// Finds the heights of the rows that are on screen already, all before the content's size changes.
  func settleShownRows() {
    var isChanged = false
    for row in visibleRows.keys.sorted() where !updates.settledRows.contains(row) {
      guard let cell = visibleRows[row] else { continue }
      if settleHeight(of: row, cell) != 0 { isChanged = true }
    }
    if isChanged { heightsWereFound() }
  }

  /// Brings the content's size up to date, and scrolls by as much as the anchor has moved.
  func heightsWereFound() {
    guard let anchor = updates.anchor else { return updateContentSize() }
    let shift = geometry.span(of: anchor.row).minY - anchor.minY
    updates.anchor?.minY += shift
    // In this order the offset is in the content's range at every moment.
    if shift > 0 { updateContentSize() }
    if shift != 0 {
      prefetching.moved(by: shift)
      contentOffset.y += shift
    }
    if shift <= 0 { updateContentSize() }
    // What lies below may have become lower by more.
    keepOffsetInRange()
  }
}
