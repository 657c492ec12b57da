public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Tells the chain's `onScroll`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isRehearsing else { return }
    guard loading.loadsPages else {
      return tell(.scrollViewDidScroll, of: scrollView, appDelegate.scrollViewDidScroll(_:))
    }
    loading.noteScroll(of: scrollView)
    handingOn(from: scrollView) {
      tell(.scrollViewDidScroll, of: scrollView, appDelegate.scrollViewDidScroll(_:))
    }
  }

  /// Ends a scroll to an item, and tells the chain's `onDragBegin`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollGoal = nil
    handingOn(from: scrollView) {
      tell(.scrollViewWillBeginDragging, of: scrollView, appDelegate.scrollViewWillBeginDragging(_:))
    }
  }

  /// Where the table comes to rest, by the chain's `scrollTargets`.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target = settings.scrollTarget {
      let offset = asking(.scrollTargets) { target(scrollView, velocity, targetContentOffset.pointee) }
      // The table could not draw itself anywhere else.
      if offset.x.isFinite, offset.y.isFinite { targetContentOffset.pointee = offset }
      return
    }
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      appDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    running(.scrollViewWillEndDragging) { tell?(scrollView, velocity, targetContentOffset) }
  }

  /// Tells the chain's `onDragEnd`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !settings.dragEndEvents.isEmpty {
      return running(.scrollViewDidEndDragging) {
        for body in settings.dragEndEvents { body(scrollView, decelerate) }
      }
    }
    let tell: ((UIScrollView, Bool) -> Void)? = appDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    running(.scrollViewDidEndDragging) { tell?(scrollView, decelerate) }
  }

  /// Tells the chain's `onDecelerationBegin`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(.scrollViewWillBeginDecelerating, of: scrollView, appDelegate.scrollViewWillBeginDecelerating(_:))
  }

  /// Tells the chain's `onDecelerationEnd`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(.scrollViewDidEndDecelerating, of: scrollView, appDelegate.scrollViewDidEndDecelerating(_:))
  }

  /// Goes on where a scroll to an item has not come there yet; then tells the chain's `onScrollAnimationEnd`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let tableView, scrollView === tableView, goesOnScrolling(tableView) { return }
    handingOn(from: scrollView) {
      tell(.scrollViewDidEndScrollingAnimation, of: scrollView, appDelegate.scrollViewDidEndScrollingAnimation(_:))
    }
  }

  /// Tells the chain's `onInsetChange`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(
      .scrollViewDidChangeAdjustedContentInset, of: scrollView, appDelegate.scrollViewDidChangeAdjustedContentInset(_:))
  }

  /// Whether a tap on the status bar scrolls the table to its top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let answer = settings.shouldScrollToTop { return asking(.shouldScrollToTop) { answer(scrollView) } }
    let ask: ((UIScrollView) -> Bool)? = appDelegate.scrollViewShouldScrollToTop(_:)
    return running(.scrollViewShouldScrollToTop) { ask?(scrollView) ?? true }
  }

  /// Tells the chain's `onScrollToTop`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(.scrollViewDidScrollToTop, of: scrollView, appDelegate.scrollViewDidScrollToTop(_:))
  }

  /// Tells the chain's handlers of an event, or the app's delegate if there are none.
  private func tell(_ method: DelegateMethod, of scrollView: UIScrollView, _ app: ((UIScrollView) -> Void)?) {
    running(method) {
      guard let handlers = settings.scrollEvents[method] else {
        app?(scrollView)
        return
      }
      for body in handlers { body(scrollView) }
    }
  }
}
