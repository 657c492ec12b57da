public import Foundation

/// The delegate of a scroll view. Every method is optional.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies that the content offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The user starts to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user is lifting the finger; `velocity` is in points a millisecond, and the place to stop at may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user has lifted the finger; the content may still be moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content moves on by itself and begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The end of an animation that `setContentOffset` or `scrollRectToVisible` began.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The insets that bars and the safe area add have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Asks whether a tap on the status bar may scroll to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled the content to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// Each default reports to the scroll view that the method is absent: see `DelegateMethod`.
extension UIScrollViewDelegate {
  /// Stands for an absent method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScroll) }
  /// Stands for an absent method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // A delegate that listens for itself may pass it on to another one, which lacks it.
    if scrollView.delegate === self { scrollView.delegateLacks(.willBeginDragging) }
  }
  /// Stands for an absent method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { scrollView.delegateLacks(.willEndDragging) }
  /// Stands for an absent method.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.delegateLacks(.didEndDragging)
  }
  /// Stands for an absent method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.willBeginDecelerating)
  }
  /// Stands for an absent method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didEndDecelerating) }
  /// Stands for an absent method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView.delegate === self { scrollView.delegateLacks(.didEndScrollingAnimation) }
  }
  /// Stands for an absent method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didChangeAdjustedContentInset)
  }
  /// Stands for an absent method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.delegateLacks(.shouldScrollToTop)
    return true
  }
  /// Stands for an absent method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScrollToTop) }
}
