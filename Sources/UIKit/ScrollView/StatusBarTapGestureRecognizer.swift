import Foundation

/// A gesture recognizer for taps on the status bar, which scroll to the top.
final class StatusBarTapGestureRecognizer: UITapGestureRecognizer {
  private var window: UIWindow? { attachedView as? UIWindow }

  override func leavesAlone(_ touch: UITouch) -> Bool {
    guard let window, touch.position.y < window.deviceSafeArea.top else { return true }
    return window.scrollViewForStatusBar == nil
  }

  override var state: State {
    didSet { if state == .ended { window?.scrollViewForStatusBar?.scrollToTop() } }
  }
}

extension UIWindow {
  /// The scroll view to scroll to the top after a tap on the status bar, or `nil` if there is none.
  ///
  /// It's the only one that allows this, and it isn't at the top yet.
  fileprivate var scrollViewForStatusBar: UIScrollView? {
    var found: [UIScrollView] = []
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, found.count < 2 else { return }
      if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled {
        let frame = scrollView.convert(scrollView.bounds, to: self)
        if frame.overlaps(bounds) { found.append(scrollView) }
      }
      for subview in view.subviewList { search(subview) }
    }
    search(self)
    guard found.count == 1, let scrollView = found.first, scrollView.isBelowTop else { return nil }
    return scrollView
  }
}

extension UIScrollView {
  fileprivate var isBelowTop: Bool { contentOffset.y > firstOffset.y }

  fileprivate func scrollToTop() {
    guard ask(.shouldScrollToTop, { $0.scrollViewShouldScrollToTop(self) }) ?? true else { return }
    scrollStepByStep(to: { [weak self] in
      guard let self else { return .zero }
      return CGPoint(x: contentOffset.x, y: firstOffset.y)
    }) { [weak self] in
      guard let self else { return }
      _ = ask(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
    }
  }
}
