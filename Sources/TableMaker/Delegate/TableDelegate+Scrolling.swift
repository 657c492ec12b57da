import UIKit

extension TableDelegate {
  /// Calls the chain's `onScroll`.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !live.isRehearsing else { return }
    guard live.loading.loadsPages || live.end != nil else {
      return live.tell(.scrollViewDidScroll, of: scrollView, live.appDelegate.scrollViewDidScroll(_:))
    }
    if live.loading.loadsPages { live.loading.noteScroll(of: scrollView) }
    if let tableView = live.tableView { live.end?.noteScroll(of: tableView) }
    live.handingOn(from: scrollView) {
      live.tell(.scrollViewDidScroll, of: scrollView, live.appDelegate.scrollViewDidScroll(_:))
    }
  }

  /// Ends a scroll to an item, and calls the chain's `onBeginDragging`.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    live.scrollGoal = nil
    live.handingOn(from: scrollView) {
      live.tell(.scrollViewWillBeginDragging, of: scrollView, live.appDelegate.scrollViewWillBeginDragging(_:))
    }
  }

  /// Sets the content offset at which the table view stops, with the chain's `scrollTargets`.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target = live.settings.scrollTarget {
      let offset = live.calls.asking(.scrollTargets) { target(scrollView, velocity, targetContentOffset.pointee) }
      // The table view couldn't draw itself at an infinite offset.
      if offset.x.isFinite, offset.y.isFinite { targetContentOffset.pointee = offset }
      return
    }
    let tell: ((UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
      live.appDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    live.running(.scrollViewWillEndDragging) { tell?(scrollView, velocity, targetContentOffset) }
  }

  /// Calls the chain's `onEndDragging`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate, let tableView = live.tableView { live.end?.scrollDidEnd(in: tableView) }
    if !live.settings.dragEndEvents.isEmpty {
      return live.running(.scrollViewDidEndDragging) {
        for body in live.settings.dragEndEvents { body(scrollView, decelerate) }
      }
    }
    let tell: ((UIScrollView, Bool) -> Void)? = live.appDelegate.scrollViewDidEndDragging(_:willDecelerate:)
    live.handingOn(from: scrollView) { live.running(.scrollViewDidEndDragging) { tell?(scrollView, decelerate) } }
  }

  /// Calls the chain's `onBeginDecelerating`.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    live.tell(.scrollViewWillBeginDecelerating, of: scrollView, live.appDelegate.scrollViewWillBeginDecelerating(_:))
  }

  /// Calls the chain's `onEndDecelerating`.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if let tableView = live.tableView { live.end?.scrollDidEnd(in: tableView) }
    live.handingOn(from: scrollView) {
      live.tell(.scrollViewDidEndDecelerating, of: scrollView, live.appDelegate.scrollViewDidEndDecelerating(_:))
    }
  }

  /// Continues a scroll to an item that hasn't arrived yet, or otherwise calls the chain's `onEndScrollingAnimation`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let tableView = live.tableView, scrollView === tableView, live.goesOnScrolling(tableView) { return }
    live.handingOn(from: scrollView) {
      live.tell(
        .scrollViewDidEndScrollingAnimation, of: scrollView, live.appDelegate.scrollViewDidEndScrollingAnimation(_:))
    }
  }

  /// Calls the chain's `onInsetChange`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if let tableView = live.tableView { KeyboardRoom.geometryMayHaveChanged(of: tableView) }
    live.end?.settle()
    live.handingOn(from: scrollView) {
      live.tell(
        .scrollViewDidChangeAdjustedContentInset, of: scrollView,
        live.appDelegate.scrollViewDidChangeAdjustedContentInset(_:))
    }
  }

  /// Returns whether a tap on the status bar scrolls the table view to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let answer = live.settings.shouldScrollToTop {
      return live.calls.asking(.shouldScrollToTop) { answer(scrollView) }
    }
    let ask: ((UIScrollView) -> Bool)? = live.appDelegate.scrollViewShouldScrollToTop(_:)
    return live.running(.scrollViewShouldScrollToTop) { ask?(scrollView) ?? true }
  }

  /// Calls the chain's `onScrollToTop`.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    live.tell(.scrollViewDidScrollToTop, of: scrollView, live.appDelegate.scrollViewDidScrollToTop(_:))
  }
}
