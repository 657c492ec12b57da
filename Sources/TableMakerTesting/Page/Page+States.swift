@_spi(Testing) import UIKit

extension Page {
  /// The largest number of rows, or fields, that the audit swipes or types into in one setting.
  private static let mostTouches = 4
  /// The largest number of screens that the audit scrolls through in one setting.
  private static let mostScreens = 12

  /// Brings the page into each form of its setting's state, and looks at it there.
  ///
  /// - Returns: A sentence for each scroll view that wasn't scrolled through completely.
  func visit(_ look: () -> Void) async -> [String] {
    switch setting.state {
    case .initial: look()
    case .scrolled: return await scrollThrough(look)
    case .swiped: await swipe(look)
    case .typing: await type(look)
    case .editing: await edit(look)
    }
    return []
  }

  // MARK: Scrolling

  /// The scroll view of the page that shows most and has more than it shows.
  private var scrollView: UIScrollView? {
    views.compactMap { $0.view as? UIScrollView }
      .filter { !($0 is UITextView) && $0.isScrollEnabled && $0.lastOffset > $0.firstOffset + 1 }
      .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }

  private func scrollThrough(_ look: () -> Void) async -> [String] {
    look()
    guard let scrollView else { return [] }
    var screens = 0
    while scrollView.contentOffset.y < scrollView.lastOffset - 0.5, screens < Page.mostScreens {
      let height = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
      await scroll(scrollView, to: scrollView.contentOffset.y + max(height - 40, 40))
      screens += 1
      look()
    }
    guard scrollView.contentOffset.y < scrollView.lastOffset - 0.5 else { return [] }
    for part in [0.5, 1] {
      await scroll(scrollView, to: scrollView.lastOffset * part)
      look()
    }
    return [sample(of: scrollView)]
  }

  private func sample(of scrollView: UIScrollView) -> String {
    let name = className(of: scrollView)
    guard let table = scrollView as? UITableView else { return "\(name) was sampled: it has many screens" }
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    return "\(name) with \(rows) rows was sampled: its first \(Page.mostScreens) screens, its middle, and its end"
  }

  /// Scrolls to an offset, or to the end. Rows that come near are measured, and move the end.
  private func scroll(_ scrollView: UIScrollView, to offset: CGFloat) async {
    let isEnd = offset >= scrollView.lastOffset - 0.5
    var isAtRest = !isEnd
    for _ in 0..<8 {
      let target = isEnd ? scrollView.lastOffset : min(offset, scrollView.lastOffset)
      let before = (scrollView.contentOffset.y, scrollView.contentSize)
      run { scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: target.rounded()), animated: false) }
      layOut()
      for _ in 0..<2 { await Task.yield() }
      guard before == (scrollView.contentOffset.y, scrollView.contentSize) else { continue }
      if isAtRest { break }
      // The last rows can be loaded and measured later, and move the end.
      await rest()
      isAtRest = true
    }
    layOut()
  }

  // MARK: Touching

  private func swipe(_ look: () -> Void) async {
    let sides: [CGFloat] = [-1, 1]
    var classes: [String: Int] = [:]
    for row in views where row.view is UITableViewCell && row.isWholeOnScreen {
      // Rows with the same cell have the same actions, mostly.
      classes[className(of: row.view), default: 0] += 1
      guard classes[className(of: row.view)] == 1, classes.count <= Page.mostTouches else { continue }
      for side in sides where await swipe(row, side) {
        look()
        await closeSwipe(of: row, side)
      }
    }
  }

  /// Swipes a row, and returns whether its actions opened.
  private func swipe(_ row: PageView, _ side: CGFloat) async -> Bool {
    let start = CGPoint(x: row.frame.midX - side * row.frame.width * 0.2, y: row.frame.midY)
    guard let hit = window.hitTest(start, with: nil), hit.isDescendant(of: row.view), !(hit is UIControl) else {
      return false
    }
    let finger = Finger(on: window)
    run {
      finger.press(at: start)
      for step in 1...8 { finger.move(to: CGPoint(x: start.x + side * CGFloat(step) * 12, y: start.y)) }
      finger.hold(for: 0.3)
    }
    layOut()
    let isOpen = views.contains { className(of: $0.view) == "SwipeActionsView" }
    // The touch would select a row without actions.
    run { if isOpen { finger.lift() } else { finger.cancel() } }
    await rest()
    return isOpen && views.contains { className(of: $0.view) == "SwipeActionsView" }
  }

  private func closeSwipe(of row: PageView, _ side: CGFloat) async {
    let finger = Finger(on: window)
    let start = CGPoint(x: row.frame.midX + side * row.frame.width * 0.1, y: row.frame.midY)
    run {
      finger.press(at: start)
      for step in 1...8 {
        finger.move(to: CGPoint(x: start.x - side * CGFloat(step) * row.frame.width / 10, y: start.y))
      }
      finger.hold(for: 0.3)
      finger.lift()
    }
    await rest()
  }

  // MARK: Typing

  private func type(_ look: () -> Void) async {
    let fields = views.map(\.view).filter { view in
      (view is UITextField || ((view as? UITextView)?.isEditable ?? false)) && view.canBecomeFirstResponder
    }
    for field in fields.prefix(Page.mostTouches) where field.window === window {
      guard run({ field.becomeFirstResponder() }) else { continue }
      await rest()
      if field.isFirstResponder { look() }
      run { _ = field.resignFirstResponder() }
      await rest()
    }
  }

  // MARK: Editing

  private func edit(_ look: () -> Void) async {
    var shown = controller
    while let next = shown.presentedViewController ?? (shown as? UINavigationController)?.topViewController
      ?? (shown as? UITabBarController)?.selectedViewController
    {
      shown = next
    }
    run { shown.setEditing(true, animated: false) }
    await rest()
    if views.contains(where: { ($0.view as? UITableView)?.isEditing ?? false }) { look() }
  }
}

extension UIScrollView {
  /// The smallest vertical offset.
  var firstOffset: CGFloat { -adjustedContentInset.top }
  /// The greatest vertical offset.
  var lastOffset: CGFloat {
    max(firstOffset, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }
}
