import UIKit

/// Finds controls with a touchable region that's too small for a fingertip.
enum HitRegionCheck: PageCheck {
  static let kind = PageAudit.Kinds.hitRegion
  static let required: CGFloat = 44

  static func findings(in page: Page) -> [Finding] {
    page.views.filter { $0.isTouchable && !$0.isInBar && !$0.hasSizeOfUIKit && $0.isWholeOnScreen }.compactMap { view in
      // While the page scrolls, a bar can cover a part of a region that's larger than its view.
      let region = view.frame.insetBy(
        dx: min(0, (view.frame.width - required) / 2), dy: min(0, (view.frame.height - required) / 2))
      guard !view.isCoveredForNow(region), let size = touchableSize(of: view, in: page.window) else { return nil }
      let least = min(size.width, size.height)
      // Lengths are rounded to pixels.
      guard least < required - 0.5 else { return nil }
      return Finding(
        kind, view, measured: least, required: required,
        "The touchable region is \(PageAudit.Issue.number(size.width)) × \(PageAudit.Issue.number(size.height)) points")
    }
  }

  /// Returns the size of the region around a view's middle that the view receives touches from, up to the required
  /// size, or `nil` if another view receives them.
  private static func touchableSize(of view: PageView, in window: UIWindow) -> CGSize? {
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
      window.hitTest(CGPoint(x: middle.x + x, y: middle.y + y), with: nil)?.isDescendant(of: view.view) ?? false
    }
    guard isHit(0, 0) else { return nil }
    func length(_ own: CGFloat, _ isHit: (CGFloat) -> Bool) -> CGFloat {
      func reach(_ sign: CGFloat) -> CGFloat {
        // The view's own half is touchable unless something covers it.
        var reach = max(0, (own / 2).rounded(.down) - 1)
        if !isHit(sign * reach) { reach = 0 }
        while reach < required, isHit(sign * (reach + 0.5)) { reach += 0.5 }
        return reach
      }
      // The edge itself belongs to the view on one side only.
      return reach(1) + reach(-1) + 0.5
    }
    return CGSize(width: length(view.frame.width) { isHit($0, 0) }, height: length(view.frame.height) { isHit(0, $0) })
  }
}

extension PageView {
  /// A Boolean value that indicates whether the user can touch the view to do something.
  var isTouchable: Bool {
    guard !isPartOfControl, view.isUserInteractionEnabled else { return false }
    if let control = view as? UIControl { return control.isEnabled && !isInViewWithoutInteraction }
    return !(view is UIScrollView) && !(view is UITableViewCell) && !isOfUIKit(view)
      && (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
      && !isInViewWithoutInteraction
  }

  /// A Boolean value that indicates whether the app has turned off touches in a view around this one.
  ///
  /// In image views and labels they're off by default, so a control there is probably a mistake.
  private var isInViewWithoutInteraction: Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      !$0.isUserInteractionEnabled && !($0 is UIImageView) && !($0 is UILabel)
    }
  }

  /// A Boolean value that indicates whether UIKit determines the view's size, as for a switch or a text field.
  var hasSizeOfUIKit: Bool {
    view is UISwitch || view is UIStepper || view is UISegmentedControl || view is UISlider || view is UIPageControl
      || view is UIDatePicker || view is UIRefreshControl || view is UITextField
      || ((view as? UIButton)?.hasSizeOfUIKit ?? false)
      || (isOfUIKit(view) && !(view is UIButton))
  }

  /// The scroll views that contain the view, the innermost first.
  var scrollViews: [UIScrollView] {
    sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }

  /// A Boolean value that indicates whether nothing cuts the view off, and no bar covers a part of it.
  var isWholeOnScreen: Bool {
    guard visible.width >= frame.width - 0.5, visible.height >= frame.height - 0.5, frame.width > 0, frame.height > 0
    else { return false }
    return isInBar
      || scrollViews.allSatisfy { uncovered(of: $0).insetBy(dx: -0.5, dy: -0.5).surrounds(frame) }
  }

  /// Returns whether a bar covers a part of a rectangle around the view, and scrolling uncovers it.
  func isCoveredForNow(_ rect: CGRect) -> Bool {
    scrollViews.contains { scrollView in
      let shown = rect.intersection(scrollView.convert(scrollView.bounds, to: nil))
      let (free, offset) = (uncovered(of: scrollView), scrollView.contentOffset.y)
      return (shown.minY < free.minY - 0.5 && offset > scrollView.firstOffset + 0.5)
        || (shown.maxY > free.maxY + 0.5 && offset < scrollView.lastOffset - 0.5)
    }
  }

  /// Returns the part of a scroll view that no bar covers, in the window.
  private func uncovered(of scrollView: UIScrollView) -> CGRect {
    // A page can let its content begin below a bar, and scroll from there.
    var insets = scrollView.adjustedContentInset
    insets.top = max(insets.top, scrollView.safeAreaInsets.top)
    insets.bottom = max(insets.bottom, scrollView.safeAreaInsets.bottom)
    return scrollView.convert(scrollView.bounds.inset(by: insets), to: nil)
  }
}

extension CGRect {
  /// Returns whether another rectangle is inside.
  ///
  /// Foundation's `contains(_:)` compares the union with the rectangle, and the union's width can be rounded.
  func surrounds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension UIButton {
  /// A Boolean value that indicates whether UIKit determines the size: that of a close button, or of a title with one of
  /// the configurations' margins around it.
  fileprivate var hasSizeOfUIKit: Bool {
    if buttonType == .close { return true }
    guard let configuration, configuration.title?.isEmpty == false else { return false }
    return bounds.height >= intrinsicContentSize.height - 0.5
  }
}
