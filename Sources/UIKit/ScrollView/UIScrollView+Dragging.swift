public import Foundation

// Users and tests drag with the same methods, so both leave the scroll view in the same state and make the same calls.
extension UIScrollView {
  /// Begins a drag.
  ///
  /// This method does nothing if `isScrollEnabled` is `false` or a drag is in progress.
  @_spi(Testing) public func beginDragging() {
    guard isScrollEnabled, !isDragging else { return }
    // A touch stops content that moves.
    let wasDecelerating = isDecelerating
    stopMoving()
    if wasDecelerating { _ = ask(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) } }
    freeOffset = contentOffset
    // Content beyond its edge stays where it is.
    anchorFinger()
    attachedRefreshControl?.dragBegins()
    draggingBegins()
    dragBeginsForKeyboard()
    showIndicators(true)
    _ = ask(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// Moves the drag.
  ///
  /// Beyond an edge, the content follows more and more slowly, or not at all if it doesn't bounce.
  ///
  /// - Parameter distance: The distance to scroll, in points. It's positive downward and to the right, so the touch
  ///   moves the opposite way.
  @_spi(Testing) public func drag(by distance: CGPoint) {
    guard let start = freeOffset else { return }
    let free = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    freeOffset = free
    scrollOn(to: held(free))
  }

  /// Ends the drag.
  ///
  /// The content continues to move and comes to rest, immediately if the view isn't in a window.
  ///
  /// - Parameter velocity: The scrolling speed of the content at the end, in points per second.
  @_spi(Testing) public func endDragging(velocity: CGPoint = .zero) {
    guard isDragging else { return }
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let rate = decelerationRate.rawValue
    // Friction would stop the content after this distance (metrics.md 15, WWDC 2018 session 803).
    let coast = rate / (1 - rate)
    var target = reachable(
      CGPoint(
        x: roundedToPixel(contentOffset.x + perMillisecond.x * coast),
        y: roundedToPixel(contentOffset.y + perMillisecond.y * coast)))
    let page = isPagingEnabled ? pageEnd(velocity: perMillisecond) : nil
    if let page { target = page }
    _ = ask(.willEndDragging) {
      $0.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    }
    // The delegate can't change the target of paged content. (Assumed; an app that tries to on a device would settle
    // it.)
    if let page { target = page }
    freeOffset = nil
    let movesOn = target != contentOffset
    _ = ask(.didEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: movesOn) }
    guard movesOn else { return showIndicators(false) }
    _ = ask(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    decelerate(from: velocity, to: target)
  }

  /// Returns the offset at which paged content comes to rest.
  ///
  /// This is the page with the largest visible part or, after a flick, the next one.
  ///
  /// - Parameter velocity: The speed in points per millisecond. A flick has 0.3 or more. (Assumed; a recording of a
  ///   device would settle it.)
  private func pageEnd(velocity: CGPoint) -> CGPoint {
    func end(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let page = offset / length
      let end = abs(velocity) < 0.3 ? page.rounded() : velocity < 0 ? page.rounded(.down) : page.rounded(.up)
      return end * length
    }
    return reachable(
      CGPoint(
        x: end(contentOffset.x, velocity.x, bounds.width), y: end(contentOffset.y, velocity.y, bounds.height)))
  }

  /// Returns the offset of the content for the offset that the touch would give it without edges.
  private func held(_ free: CGPoint) -> CGPoint {
    let rest = reachable(free)
    return CGPoint(
      x: rest.x + (bounces && bouncesHorizontally ? Self.stretch(free.x - rest.x, over: bounds.width) : 0),
      y: rest.y + (bounces && bouncesUpAndDown ? Self.stretch(free.y - rest.y, over: bounds.height) : 0))
  }

  /// A Boolean value that indicates whether the user can drag content beyond its left and right edges.
  var bouncesHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width + storedAdjustedInset.left + storedAdjustedInset.right > bounds.width
  }

  /// A Boolean value that indicates whether the user can drag content beyond its top and bottom edges.
  var bouncesUpAndDown: Bool {
    alwaysBounceVertical || contentSize.height + storedAdjustedInset.top + storedAdjustedInset.bottom > bounds.height
  }

  /// Returns the distance that content follows a touch beyond its edge (metrics.md 15, "Rubber band").
  static func stretch(_ distance: CGFloat, over length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let followed = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -followed : followed
  }
}
