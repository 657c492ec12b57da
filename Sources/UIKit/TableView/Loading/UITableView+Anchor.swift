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

  /// A part of a row that's at the top of the visible content.
  struct Place {
    let row: Row
    /// The part of the row above the top, from 0 to 1.
    let part: CGFloat
    /// The distance of the row from the top, if it's below.
    let gap: CGFloat
  }

  /// The place of the content if its rows are about to get the heights for another width, such as when the device turns.
  ///
  /// Content at the very top stays there.
  var placeBeforeNewWidth: Place? {
    let isOtherWidth = heightsWidth > 0 && heightsWidth != bounds.width
    guard isOtherWidth, !needsCounts, !contentIsUnfinished, updates.depth == 0, !isAtTop else { return nil }
    let top = bounds.minY + coveringInset.top
    guard let run = geometry.rows(from: top, to: max(top, geometry.contentHeight)).first else { return nil }
    let row = Row(section: run.section, row: run.rows.lowerBound)
    let span = geometry.span(of: row)
    return Place(
      row: row, part: span.height > 0 ? max(0, top - span.minY) / span.height : 0, gap: max(0, span.minY - top))
  }

  /// Updates the content size, and scrolls to where the content was.
  ///
  /// Apple's table view is reported to keep its rows when its width changes. That it keeps the first one is assumed.
  func show(_ place: Place) {
    guard geometry.contains(place.row) else { return updateContentSize() }
    let span = geometry.span(of: place.row)
    let shift = span.minY + place.part * span.height - place.gap - coveringInset.top - bounds.minY
    // This order keeps the offset within the content at every moment.
    if shift > 0 { updateContentSize() }
    if shift != 0 { contentOffset.y += shift }
    if shift <= 0 { updateContentSize() }
    keepOffsetInRange()
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
