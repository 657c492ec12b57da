import Foundation

// A refresh control takes up space above the content while it's refreshing.
extension UIScrollView {
  /// Attaches a refresh control that was added to the view.
  ///
  /// The previous one remains as an ordinary subview.
  func join(_ control: UIRefreshControl) {
    attachedRefreshControl = control
    placeRefreshControl()
  }

  /// Detaches a refresh control that was removed from the view.
  func leave(_ control: UIRefreshControl) {
    guard attachedRefreshControl === control else { return }
    attachedRefreshControl = nil
    if refreshInset > 0 { takeRefreshRoomAway() }
  }

  /// Replaces the control behind the content.
  func exchangeRefreshControl(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    sendBackgroundsToBack()
  }

  /// The offset of the content's top when the content is at rest there and no refresh is in progress.
  var restingTop: CGFloat { refreshInset - storedAdjustedInset.top }

  /// A Boolean value that indicates whether the content shows its beginning, with or without the refresh control's
  /// space.
  var isAtTop: Bool { contentOffset.y <= restingTop }

  /// The insets without the refresh control's space, which doesn't cover the content.
  var coveringInset: UIEdgeInsets {
    var inset = storedAdjustedInset
    inset.top -= refreshInset
    return inset
  }

  /// Changes the space above the content without moving the content, even during a drag.
  func setRefreshInset(_ inset: CGFloat) {
    guard inset != refreshInset else { return }
    storedAdjustedInset.top += inset - refreshInset
    refreshInset = inset
    anchorFinger()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _ = ask(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Removes the space again, and scrolls content that shows it back to its top.
  func takeRefreshRoomAway() {
    let showedRoom = contentOffset.y < restingTop
    setRefreshInset(0)
    guard !isDragging, showedRoom else { return }
    comeBackFromRefreshing()
  }

  /// Scrolls content to its top if it lies below, because the space above it was removed.
  func comeBackFromRefreshing() {
    let wasDecelerating = isDecelerating
    let end = { [weak self] in
      guard let self, wasDecelerating else { return }
      _ = ask(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
      showIndicators(false)
    }
    guard UIView.areAnimationsEnabled else {
      stopMoving()
      keepOffsetInRange()
      return end()
    }
    scrollStepByStep(
      to: { [weak self] in
        guard let self else { return .zero }
        return CGPoint(x: contentOffset.x, y: max(contentOffset.y, firstOffset.y))
      }, end: end)
    motion?.comesBack = true
  }

  /// Updates the drag so that it holds the content at its current place.
  func anchorFinger() {
    guard freeOffset != nil else { return }
    let rest = reachable(contentOffset)
    let (x, y) = (contentOffset.x - rest.x, contentOffset.y - rest.y)
    freeOffset = CGPoint(
      x: rest.x + Self.pull(stretchedBy: x, over: bounds.width),
      y: rest.y + Self.pull(stretchedBy: y, over: bounds.height))
  }

  /// Returns the distance that a touch has moved to pull content beyond its edge by a distance.
  static func pull(stretchedBy distance: CGFloat, over length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let part = min(abs(distance) / length, 0.999)
    let way = (1 / (1 - part) - 1) * length / 0.55
    return distance < 0 ? -way : way
  }

  /// Places the control above the content, or at the top of the visible part if the content is pulled further.
  ///
  /// The control lies above a large title.
  func placeRefreshControl() {
    guard let control = attachedRefreshControl else { return }
    let height = control.fittingHeight
    let pull = max(0, restingTop - contentOffset.y)
    let lowest = control.isRefreshing ? -height : 0
    let y = min(-pull, lowest) - titleRoom
    let frame = CGRect(x: bounds.minX, y: roundedToPixel(y), width: bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
    control.show(pull: pull)
  }

  /// Updates the control after a drag or another movement of the content.
  func pullRefreshControl() {
    attachedRefreshControl?.follow(pull: max(0, restingTop - contentOffset.y), isDragged: isDragging)
  }
}
