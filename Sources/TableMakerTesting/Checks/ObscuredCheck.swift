import UIKit

/// Finds content that bars, the keyboard, or the device cover.
enum ObscuredCheck: PageCheck {
  static let kind = PageAudit.Kinds.obscured

  static func findings(in page: Page) -> [Finding] {
    let window = page.window.bounds
    let safe = window.inset(by: page.window.safeAreaInsets)
    return page.views.compactMap { view in
      guard !view.isInBar, !view.visible.isNull, !view.visible.isEmpty, view.hasContent, !view.isPartOfControl,
        !view.isInSwipedTable(of: page)
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
      if let scrollView = view.scrollView { limits = self.limits(of: scrollView, safe, window) }
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

  /// Returns the rectangle of the window in which a scroll view's content must be: as far as it can be scrolled, its
  /// first and last content must not be covered.
  private static func limits(of scrollView: UIScrollView, _ safe: CGRect, _ window: CGRect) -> CGRect {
    let uncovered = scrollView.convert(scrollView.bounds.inset(by: scrollView.safeAreaInsets), to: nil)
    let insets = scrollView.adjustedContentInset
    let (top, bottom) = (-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
    let isAtTop = scrollView.contentOffset.y <= top + 0.5
    let isAtEnd = scrollView.contentOffset.y >= max(top, bottom) - 0.5
    let far: CGFloat = 100_000
    let scrollsAcross = scrollView.contentSize.width > scrollView.bounds.width + 1
    let minX = scrollsAcross ? -far : max(safe.minX, uncovered.minX)
    let maxX = scrollsAcross ? far : min(safe.maxX, uncovered.maxX)
    let minY = isAtTop ? max(safe.minY, uncovered.minY) : -far
    let maxY = isAtEnd ? min(safe.maxY, uncovered.maxY) : far
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension PageView {
  /// A Boolean value that indicates whether the user reads or touches the view.
  var hasContent: Bool { textFrame != nil || view is UIControl || view is UITextView }

  /// Returns whether the view is in a row of a table view in which the audit swipes.
  func isInSwipedTable(of page: Page) -> Bool { page.setting.state == .swiped && cell != nil }
}
