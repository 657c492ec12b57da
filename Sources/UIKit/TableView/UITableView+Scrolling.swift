import Foundation

extension UITableView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    check(indexPath)
    guard animated, window != nil else {
      stopMoving()
      let start = contentOffset
      settle(at: indexPath, position)
      if animated && contentOffset != start { tellEndOfScrolling() }
      return
    }
    guard offset(showing: indexPath, at: position) != contentOffset else { return }
    scrollStepByStep { [weak self] in
      // The rows may have been deleted during the scroll.
      guard let self, isThere(indexPath) else { return self?.contentOffset ?? .zero }
      return offset(showing: indexPath, at: position)
    } end: { [weak self] in
      guard let self else { return }
      if isThere(indexPath) { settle(at: indexPath, position) }
      tellEndOfScrolling()
    }
  }

  private func isThere(_ indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    return geometry.sections.indices.contains(indexPath.section)
      && (indexPath.row == NSNotFound || knownRow(indexPath) != nil)
  }

  private func tellEndOfScrolling() {
    _ = ask(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
  }

  private func settle(at indexPath: IndexPath, _ position: ScrollPosition) {
    // Rows with estimated heights may differ when they appear. Then the remaining distance is at most a screen of rows.
    for _ in 0..<Self.mostScrollPasses {
      let target = offset(showing: indexPath, at: position)
      guard target != contentOffset else { return }
      contentOffset = target
      guard geometry.sections[indexPath.section].rows.count > 0 else { return }
      updateRows()
    }
    guard offset(showing: indexPath, at: position) != contentOffset else { return }
    Limit.report(
      "Scrolling without end",
      "row \(indexPath.row) of section \(indexPath.section) has another place each time the table has scrolled to it. Look for rows "
        + "whose height changes whenever they are asked for it.")
  }

  /// The maximum number of corrections for rows that differ from their estimates.
  private static var mostScrollPasses: Int { 50 }

  /// Crashes if a row doesn't exist.
  ///
  /// Apple's messages: github.com/itsmeichigo/DateTimePicker/issues/91,
  /// github.com/SURYAKANTSHARMA/CountryPicker/issues/54.
  private func check(_ indexPath: IndexPath) {
    loadIfNeeded()
    let sections = geometry.sections
    guard sections.indices.contains(indexPath.section) else {
      raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) when there are only "
          + "\(sections.count) sections. Table view: \(self)")
    }
    let count = sections[indexPath.section].rows.count
    guard indexPath.row == NSNotFound || (0..<count).contains(indexPath.row) else {
      raise(
        .range,
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there are only \(count) rows in "
          + "section \(indexPath.section). Table view: \(self)")
    }
  }

  private func offset(showing indexPath: IndexPath, at position: ScrollPosition) -> CGPoint {
    let section = indexPath.section
    let isSection = indexPath.row == NSNotFound
    let span =
      isSection ? geometry.span(ofHeader: section) : geometry.span(of: .init(section: section, row: indexPath.row))
    // A floating header covers the top of the visible area, and a floating footer the bottom.
    let floats = style == .plain && !isSection
    let covered = floats ? geometry.sections[section].header : 0
    let coveredBelow = floats ? geometry.sections[section].footer : 0
    let inset = coveringInset
    let atTop = span.minY - inset.top - covered
    let atBottom = span.maxY - bounds.height + inset.bottom + coveredBelow
    let y: CGFloat
    switch position {
    case .top: y = atTop
    case .bottom: y = atBottom
    case .middle: y = (span.minY + span.maxY) / 2 - (bounds.height + inset.top - inset.bottom) / 2
    case .none:
      y = contentOffset.y > atTop ? atTop : contentOffset.y < atBottom ? min(atBottom, atTop) : contentOffset.y
    }
    return reachable(CGPoint(x: contentOffset.x, y: roundedToPixel(y)))
  }

  func scrollToNearestSelection(at position: ScrollPosition, animated: Bool) {
    let middle = uncoveredRect.midY
    let nearest = selection.min { a, b in distance(a, middle) < distance(b, middle) }
    if let nearest, knownRow(nearest) != nil { scroll(to: nearest, at: position, animated: animated) }
  }

  private func distance(_ indexPath: IndexPath, _ y: CGFloat) -> CGFloat { abs(rect(of: indexPath).midY - y) }
}
