public import UIKit

extension TableViewDataSource {
  /// Tells the chain's `onScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isRehearsing else { return }
    guard capabilities.contains(.didScroll) else {
      let tell: ((UIScrollView) -> Void)? = next.scrollViewDidScroll(_:)
      forwarding { tell?(scrollView) }
      return
    }
    calling {
      for body in settings.scrollEvents { body(scrollView) }
    }
  }

  /// Ends a scroll to an item; passed on to the app's delegate.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollGoal = nil
    let tell: ((UIScrollView) -> Void)? = next.scrollViewWillBeginDragging(_:)
    forwarding { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      next.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    forwarding { tell?(scrollView, velocity, targetContentOffset) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let tell: ((UIScrollView, Bool) -> Void)? = next.scrollViewDidEndDragging(_:willDecelerate:)
    forwarding { tell?(scrollView, decelerate) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewWillBeginDecelerating(_:)
    forwarding { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidEndDecelerating(_:)
    forwarding { tell?(scrollView) }
  }

  /// Goes on where a scroll to an item has not come there yet; passed on to the app's delegate once it has.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let tableView, scrollView === tableView, goesOnScrolling(tableView) { return }
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidEndScrollingAnimation(_:)
    forwarding { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidChangeAdjustedContentInset(_:)
    forwarding { tell?(scrollView) }
  }
}
