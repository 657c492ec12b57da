public import Foundation

/// The methods of a scroll view's delegate, all of which are optional.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Notifies the delegate that the content offset has changed, for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Notifies the delegate that the user is starting to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Notifies the delegate that the user is ending a drag, and lets it change the offset at which the content stops.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed in points per millisecond.
  ///   - targetContentOffset: The offset at which the content stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Notifies the delegate that the user has ended a drag.
  ///
  /// The content can still be moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Notifies the delegate that the content continues to move and begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that an animation of `setContentOffset` or `scrollRectToVisible` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Notifies the delegate that the insets for bars and the safe area have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar can scroll to the top.
  ///
  /// The default is `true`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Notifies the delegate that a tap on the status bar has scrolled the content to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// Each default implementation reports to the scroll view that the delegate lacks the method, as described in
// `DelegateMethod`.
extension UIScrollViewDelegate {
  /// The default implementation of an optional method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScroll) }
  /// The default implementation of an optional method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    // A delegate can forward the call to another one, which lacks the method.
    if scrollView.delegate === self { scrollView.delegateLacks(.willBeginDragging) }
  }
  /// The default implementation of an optional method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { scrollView.delegateLacks(.willEndDragging) }
  /// The default implementation of an optional method.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollView.delegateLacks(.didEndDragging)
  }
  /// The default implementation of an optional method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.willBeginDecelerating)
  }
  /// The default implementation of an optional method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didEndDecelerating) }
  /// The default implementation of an optional method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView.delegate === self { scrollView.delegateLacks(.didEndScrollingAnimation) }
  }
  /// The default implementation of an optional method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scrollView.delegateLacks(.didChangeAdjustedContentInset)
  }
  /// The default implementation of an optional method, which returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.delegateLacks(.shouldScrollToTop)
    return true
  }
  /// The default implementation of an optional method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { scrollView.delegateLacks(.didScrollToTop) }
}
