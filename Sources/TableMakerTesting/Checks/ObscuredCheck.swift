import UIKit

/// Finds content that bars, the keyboard, or the device cover.
enum ObscuredCheck: PageCheck {
  static let kind = PageAudit.Kinds.obscured

  static func findings(in page: Page) -> [Finding] {
    let window = page.window.bounds
    let safe = window.inset(by: page.window.safeAreaInsets)
    return page.views.compactMap { view in
      guard !view.isInBar, !view.visible.isNull, !view.visible.isEmpty, view.hasContent, !view.isPartOfControl,
        !view.isInSwipedTable(of: page), !(view.view is UIRefreshControl)
      else {
        return nil
      }
      let frame = view.textFrame ?? view.frame
      if view.view.isFirstResponder, let keyboard = page.keyboardFrame {
        let covered = frame.intersection(keyboard)
        guard !covered.isNull, covered.height > 1 else { return nil }
        return Finding(
          kind, view, measured: covered.height, required: 0, "The keyboard covers the field that it types into")
      }
      // The limits for content that the user can scroll follow from where it can be scrolled to.
      var limits = safe
      if let limit = self.limits(of: view.scrollViews, safe, window) { limits = limit }
      let beyond = [
        limits.minX - frame.minX, limits.minY - frame.minY, frame.maxX - limits.maxX, frame.maxY - limits.maxY,
      ]
      guard let most = beyond.max(), most > 1, frame.intersects(window) else { return nil }
      return Finding(
        kind, view, frame: frame, measured: most, required: 0,
        view.scrollView == nil
          ? "The content is outside of the safe area" : "The content remains covered when it's scrolled to its end")
    }
  }

  /// Returns the rectangle of the window in which the content of scroll views must be: as far as all of them can be
  /// scrolled, their first and last content must not be covered.
  ///
  /// - Parameter scrollViews: The scroll views that contain the content, the innermost first.
  private static func limits(of scrollViews: [UIScrollView], _ safe: CGRect, _ window: CGRect) -> CGRect? {
    guard let outermost = scrollViews.last else { return nil }
    let uncovered = outermost.convert(outermost.bounds.inset(by: outermost.safeAreaInsets), to: nil)
    let far: CGFloat = 100_000
    let scrollsAcross = scrollViews.contains { $0.contentSize.width > $0.bounds.width + 1 }
    let minX = scrollsAcross ? -far : max(safe.minX, uncovered.minX)
    let maxX = scrollsAcross ? far : min(safe.maxX, uncovered.maxX)
    let minY = scrollViews.allSatisfy(\.isAtTop) ? max(safe.minY, uncovered.minY) : -far
    let maxY = scrollViews.allSatisfy(\.isAtEnd) ? min(safe.maxY, uncovered.maxY) : far
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the content can't be scrolled further down.
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
  /// A Boolean value that indicates whether the content can't be scrolled further up.
  fileprivate var isAtEnd: Bool {
    let (top, bottom) = (-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    return contentOffset.y >= max(top, bottom) - 0.5
  }
}

extension PageView {
  /// A Boolean value that indicates whether the user reads or touches the view. A custom control can reach below a bar
  /// with its picture; its text counts.
  var hasContent: Bool {
    textFrame != nil || view is UITextView || (view is UIControl && (isOfUIKit(view) || !view.containsLabel))
  }

  /// Returns whether the view is in a row of a table view in which the audit swipes.
  func isInSwipedTable(of page: Page) -> Bool { page.setting.state == .swiped && cell != nil }
}

extension UIView {
  /// A Boolean value that indicates whether the view contains a label with text.
  fileprivate var containsLabel: Bool {
    subviews.contains { ($0 as? UILabel)?.text?.isEmpty == false || $0.containsLabel }
  }
}
