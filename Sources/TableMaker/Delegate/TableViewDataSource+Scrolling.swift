public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Tells the chain's `onScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isRehearsing else { return }
    guard capabilities.contains(.scrollViewDidScroll) else {
      let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewDidScroll(_:)
      running(.scrollViewDidScroll) { tell?(scrollView) }
      return
    }
    running(.scrollViewDidScroll) {
      for body in settings.scrollEvents { body(scrollView) }
    }
  }

  /// Ends a scroll to an item.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollGoal = nil
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewWillBeginDragging(_:)
    running(.scrollViewWillBeginDragging) { tell?(scrollView) }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      appDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    running(.scrollViewWillEndDragging) { tell?(scrollView, velocity, targetContentOffset) }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    let tell: ((UIScrollView, Bool) -> Void)? = appDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    running(.scrollViewDidEndDragging) { tell?(scrollView, decelerate) }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewWillBeginDecelerating(_:)
    running(.scrollViewWillBeginDecelerating) { tell?(scrollView) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewDidEndDecelerating(_:)
    running(.scrollViewDidEndDecelerating) { tell?(scrollView) }
  }

  /// Goes on where a scroll to an item has not come there yet.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let tableView, scrollView === tableView, goesOnScrolling(tableView) { return }
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewDidEndScrollingAnimation(_:)
    running(.scrollViewDidEndScrollingAnimation) { tell?(scrollView) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewDidChangeAdjustedContentInset(_:)
    running(.scrollViewDidChangeAdjustedContentInset) { tell?(scrollView) }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    let ask: ((UIScrollView) -> Bool)? = appDelegate.scrollViewShouldScrollToTop(_:)
    return running(.scrollViewShouldScrollToTop) { ask?(scrollView) ?? true }
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    let tell: ((UIScrollView) -> Void)? = appDelegate.scrollViewDidScrollToTop(_:)
    running(.scrollViewDidScrollToTop) { tell?(scrollView) }
  }
}
