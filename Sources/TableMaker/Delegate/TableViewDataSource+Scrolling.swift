public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Calls the chain's `onScroll`.
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

  /// Ends a scroll to an item, and calls the chain's `onBeginDragging`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollGoal = nil
    handingOn(from: scrollView) {
      tell(.scrollViewWillBeginDragging, of: scrollView, appDelegate.scrollViewWillBeginDragging(_:))
    }
  }

  /// Sets the content offset at which the table view stops, with the chain's `scrollTargets`.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target = settings.scrollTarget {
      let offset = calls.asking(.scrollTargets) { target(scrollView, velocity, targetContentOffset.pointee) }
      // The table view couldn't draw itself at an infinite offset.
      if offset.x.isFinite, offset.y.isFinite { targetContentOffset.pointee = offset }
      return
    }
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      appDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    running(.scrollViewWillEndDragging) { tell?(scrollView, velocity, targetContentOffset) }
  }

  /// Calls the chain's `onEndDragging`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !settings.dragEndEvents.isEmpty {
      return running(.scrollViewDidEndDragging) {
        for body in settings.dragEndEvents { body(scrollView, decelerate) }
      }
    }
    let tell: ((UIScrollView, Bool) -> Void)? = appDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    running(.scrollViewDidEndDragging) { tell?(scrollView, decelerate) }
  }

  /// Calls the chain's `onBeginDecelerating`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(.scrollViewWillBeginDecelerating, of: scrollView, appDelegate.scrollViewWillBeginDecelerating(_:))
  }

  /// Calls the chain's `onEndDecelerating`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(.scrollViewDidEndDecelerating, of: scrollView, appDelegate.scrollViewDidEndDecelerating(_:))
  }

  /// Continues a scroll to an item that hasn't arrived yet, or otherwise calls the chain's `onEndScrollingAnimation`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let tableView, scrollView === tableView, goesOnScrolling(tableView) { return }
    handingOn(from: scrollView) {
      tell(.scrollViewDidEndScrollingAnimation, of: scrollView, appDelegate.scrollViewDidEndScrollingAnimation(_:))
    }
  }

  /// Calls the chain's `onInsetChange`.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(
      .scrollViewDidChangeAdjustedContentInset, of: scrollView, appDelegate.scrollViewDidChangeAdjustedContentInset(_:))
  }

  /// Returns whether a tap on the status bar scrolls the table view to its top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let answer = settings.shouldScrollToTop { return calls.asking(.shouldScrollToTop) { answer(scrollView) } }
    let ask: ((UIScrollView) -> Bool)? = appDelegate.scrollViewShouldScrollToTop(_:)
    return running(.scrollViewShouldScrollToTop) { ask?(scrollView) ?? true }
  }

  /// Calls the chain's `onScrollToTop`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(.scrollViewDidScrollToTop, of: scrollView, appDelegate.scrollViewDidScrollToTop(_:))
  }

  /// Calls the chain's closures for an event, or the app's delegate if it has none.
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
