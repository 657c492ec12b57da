public import UIKit

extension TableViewDataSource {
  /// Tells the chain's `onScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard capabilities.contains(.didScroll) else {
      let tell: ((UIScrollView) -> Void)? = next.scrollViewDidScroll(_:)
      calling { tell?(scrollView) }
      return
    }
    calling {
      for body in settings.scrollEvents { body(scrollView) }
    }
  }

  /// Passed on to the app's delegate.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewWillBeginDragging(_:)
    calling { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      next.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    calling { tell?(scrollView, velocity, targetContentOffset) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let tell: ((UIScrollView, Bool) -> Void)? = next.scrollViewDidEndDragging(_:willDecelerate:)
    calling { tell?(scrollView, decelerate) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewWillBeginDecelerating(_:)
    calling { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidEndDecelerating(_:)
    calling { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidEndScrollingAnimation(_:)
    calling { tell?(scrollView) }
  }

  /// Passed on to the app's delegate.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = next.scrollViewDidChangeAdjustedContentInset(_:)
    calling { tell?(scrollView) }
  }
}
