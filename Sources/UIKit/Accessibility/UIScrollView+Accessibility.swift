import Foundation

extension UIScrollView {
  /// The part of the bounds that bars don't cover, in points.
  var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// A Boolean value that indicates whether more content is hidden vertically than horizontally.
  var scrollsMoreByHeight: Bool {
    let shown = uncoveredBounds.size
    return contentSize.height - shown.height >= contentSize.width - shown.width
  }

  /// Scrolls by a page for assistive technology, and posts the new position.
  ///
  /// Assumed: it scrolls by the visible part of the content, or by a page if paging is enabled, without animation.
  ///
  /// - Returns: A Boolean value that indicates whether the view scrolled.
  func showPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let page = isPagingEnabled ? bounds.size : uncoveredBounds.size
    guard page.width > 0, page.height > 0 else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: CGPoint
    switch direction {
    case .up: step = CGPoint(x: 0, y: -page.height)
    case .down: step = CGPoint(x: 0, y: page.height)
    case .left: step = CGPoint(x: -page.width, y: 0)
    case .right: step = CGPoint(x: page.width, y: 0)
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      step =
        scrollsMoreByHeight
        ? CGPoint(x: 0, y: sign * page.height) : CGPoint(x: (isMirrored ? -sign : sign) * page.width, y: 0)
    @unknown default: return false
    }
    let before = contentOffset
    let wanted = reachable(CGPoint(x: before.x + step.x, y: before.y + step.y))
    // A distance of less than a point doesn't count as a page.
    guard abs(wanted.x - before.x) >= 1 || abs(wanted.y - before.y) >= 1 else { return false }
    setContentOffset(wanted, animated: false)
    layoutIfNeeded()
    guard contentOffset != before else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: placeInWords(page))
    return true
  }

  /// Scrolls to the beginning of the content in the reading direction.
  func scrollToBeginning() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setContentOffset(reachable(CGPoint(x: isMirrored && !scrollsMoreByHeight ? 1e9 : -1e9, y: -1e9)), animated: false)
  }

  /// Returns the description of the current position in VoiceOver's words, which are assumed.
  private func placeInWords(_ page: CGSize) -> String {
    if let table = self as? UITableView, let rows = table.rowsInWords { return rows }
    let insets = adjustedContentInset
    let (offset, length, whole) =
      scrollsMoreByHeight
      ? (contentOffset.y + insets.top, page.height, contentSize.height)
      : (contentOffset.x + insets.left, page.width, contentSize.width)
    let count = max(1, Int((min(whole / length, 1e6)).rounded(.up)))
    return SystemWords.page(min(count, Int((min(offset / length, 1e6)).rounded(.up)) + 1), of: count)
  }
}

extension UITableView {
  /// The description of the visible rows, counted across all sections.
  fileprivate var rowsInWords: String? {
    let numbers = (indexPathsForVisibleRows ?? []).sorted()
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    func number(_ path: IndexPath) -> Int { counts.prefix(path.section).reduce(0, +) + path.row + 1 }
    return SystemWords.rows(from: number(first), to: number(last), of: counts.reduce(0, +))
  }
}
