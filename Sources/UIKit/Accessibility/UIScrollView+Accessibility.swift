import Foundation

extension UIScrollView {
  /// The part of the bounds that bars leave free, in points.
  var uncoveredBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Whether most of what is hidden is above and below, and not beside.
  var scrollsMoreByHeight: Bool {
    let shown = uncoveredBounds.size
    return contentSize.height - shown.height >= contentSize.width - shown.width
  }

  /// Scrolls by a page for assistive technology, and tells it where that has led.
  ///
  /// Assumed: by what shows of the content at a time, or by a page of a view that stops at pages, without animation.
  ///
  /// - Returns: Whether there was anything to scroll to.
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
    // Less than a point is no page.
    guard abs(wanted.x - before.x) >= 1 || abs(wanted.y - before.y) >= 1 else { return false }
    setContentOffset(wanted, animated: false)
    layoutIfNeeded()
    guard contentOffset != before else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: placeInWords(page))
    return true
  }

  /// Scrolls to where reading begins.
  func scrollToBeginning() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setContentOffset(reachable(CGPoint(x: isMirrored && !scrollsMoreByHeight ? 1e9 : -1e9, y: -1e9)), animated: false)
  }

  /// Where the content is now, as VoiceOver says it (the words are assumed).
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
  /// The rows on the screen, counted over all sections.
  fileprivate var rowsInWords: String? {
    let numbers = (indexPathsForVisibleRows ?? []).sorted()
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    func number(_ path: IndexPath) -> Int { counts.prefix(path.section).reduce(0, +) + path.row + 1 }
    return SystemWords.rows(from: number(first), to: number(last), of: counts.reduce(0, +))
  }
}
