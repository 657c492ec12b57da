import Foundation

/// An observer inside the module that follows a scroll view, such as a navigation bar.
struct ContentOffsetObserver {
  weak var owner: AnyObject?
  let changed: @MainActor (UIScrollView) -> Void
}

extension UIScrollView {
  /// Calls `changed` after every change of the content offset, before the delegate is notified, while `owner` exists.
  func addContentOffsetObserver(_ owner: AnyObject, _ changed: @escaping @MainActor (UIScrollView) -> Void) {
    removeContentOffsetObserver(owner)
    contentOffsetObservers.append(ContentOffsetObserver(owner: owner, changed: changed))
  }

  func removeContentOffsetObserver(_ owner: AnyObject) {
    contentOffsetObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func contentOffsetChanged() {
    setNeedsLayout()
    isTellingObservers = true
    defer { isTellingObservers = false }
    for observer in contentOffsetObservers where observer.owner != nil { observer.changed(self) }
    placeRefreshControl()
    toolbar?.showEdge(of: self)
    _ = ask(.didScroll) { $0.scrollViewDidScroll(self) }
    pullRefreshControl()
  }

  /// Moves the content by a step of a drag or of a motion.
  func scrollOn(to offset: CGPoint) {
    movesByItself = true
    contentOffset = offset
    movesByItself = false
  }

  /// Lets a drag or a deceleration continue from an offset that the app has set.
  ///
  /// Apple's sample code StreetScroller (WWDC 2011, session 104) relies on this: it sets `contentOffset` during both.
  func contentWasMoved(from old: CGPoint, to new: CGPoint) {
    anchorFinger()
    guard let motion, motion.isDeceleration else { return }
    motion.shift.x += new.x - old.x
    motion.shift.y += new.y - old.y
  }

  func contentSizeChanged() {
    updateAdjustedInset()
    keepOffsetInRange()
    toolbar?.showEdge(of: self)
    setNeedsLayout()
  }

  /// Moves content back into its edges, such as after it has become smaller.
  func keepOffsetInRange() {
    // Content that decelerates comes back automatically.
    guard !isDragging, motion?.mayLeaveRange != true, !contentIsUnfinished else { return }
    let offset = reachable(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset at which content shows its top left corner.
  ///
  /// It's subtracted from 0, because the negative of 0 is -0, which a program prints as "-0.0".
  var firstOffset: CGPoint { CGPoint(x: 0 - storedAdjustedInset.left, y: 0 - storedAdjustedInset.top) }

  /// Returns the offset closest to a given one at which content can be at rest.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = storedAdjustedInset
    let first = firstOffset
    // Short content can lie over the space of a refresh control or below it.
    let lowest = refreshInset > 0 ? restingTop : first.y
    return CGPoint(
      x: max(first.x, min(offset.x, contentSize.width + inset.right - bounds.width)),
      y: max(first.y, min(offset.y, max(lowest, contentSize.height + inset.bottom - bounds.height))))
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let visible = uncoveredRect
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if low < visibleLow { return low - visibleLow }
      // A range that is longer than the visible one shows its start.
      if high > visibleHigh { return min(high - visibleHigh, low - visibleLow) }
      return 0
    }
    let offset = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
    scroll(to: reachable(offset), animated: animated)
  }
}
