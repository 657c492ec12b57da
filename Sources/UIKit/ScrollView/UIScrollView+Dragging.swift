public import Foundation

// A drag, as a finger makes it and as tests make it without one: both leave the scroll view alike and make the same calls.
extension UIScrollView {
  /// Puts a finger down and starts to drag.
  ///
  /// Does nothing where `isScrollEnabled` is false or a drag is under way.
  @_spi(Testing) public func beginDragging() {
    guard isScrollEnabled, !isDragging else { return }
    // A finger stops what moves.
    let wasDecelerating = isDecelerating
    stopMoving()
    if wasDecelerating { _ = ask(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) } }
    freeOffset = contentOffset
    // Content beyond its edge is held where it is.
    anchorFinger()
    attachedRefreshControl?.dragBegins()
    draggingBegins()
    dragBeginsForKeyboard()
    showIndicators(true)
    _ = ask(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// Moves the finger.
  ///
  /// - Parameter distance: How far the content is to scroll on, in points: downward and to the right is positive, so
  ///   the finger moves the other way. Past an edge the content follows more and more slowly, or not at all where it
  ///   does not bounce.
  @_spi(Testing) public func drag(by distance: CGPoint) {
    guard let start = freeOffset else { return }
    let free = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    freeOffset = free
    scrollOn(to: held(free))
  }

  /// Lifts the finger; the content moves on and comes to rest, at once where the view is not in a window.
  ///
  /// - Parameter velocity: How fast the content scrolls at that moment, in points a second.
  @_spi(Testing) public func endDragging(velocity: CGPoint = .zero) {
    guard isDragging else { return }
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let rate = decelerationRate.rawValue
    // Where friction alone would stop it (metrics.md 15, WWDC 2018 session 803).
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
    // Where there are pages the delegate has no say (assumed).
    if let page { target = page }
    freeOffset = nil
    let movesOn = target != contentOffset
    _ = ask(.didEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: movesOn) }
    guard movesOn else { return showIndicators(false) }
    _ = ask(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    decelerate(from: velocity, to: target)
  }

  /// Returns the offset at which paged content comes to rest: the page that shows most, or, after a flick, the next
  /// one.
  ///
  /// - Parameter velocity: In points a millisecond; 0.3 and more is a flick (assumed).
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

  /// Returns the offset of content that a finger would pull to a free offset.
  private func held(_ free: CGPoint) -> CGPoint {
    let rest = reachable(free)
    return CGPoint(
      x: rest.x + (bounces && bouncesHorizontally ? Self.stretch(free.x - rest.x, over: bounds.width) : 0),
      y: rest.y + (bounces && bouncesUpAndDown ? Self.stretch(free.y - rest.y, over: bounds.height) : 0))
  }

  /// A Boolean value that indicates whether content may be dragged past its left and right edges.
  var bouncesHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width + storedAdjustedInset.left + storedAdjustedInset.right > bounds.width
  }

  /// A Boolean value that indicates whether content may be dragged past its top and bottom edges.
  var bouncesUpAndDown: Bool {
    alwaysBounceVertical || contentSize.height + storedAdjustedInset.top + storedAdjustedInset.bottom > bounds.height
  }

  /// Returns the distance that content follows a finger past its edge (metrics.md 15, "Rubber band").
  static func stretch(_ distance: CGFloat, over length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let followed = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -followed : followed
  }
}
