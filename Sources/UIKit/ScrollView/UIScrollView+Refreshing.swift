import Foundation

// The room that a refresh control has above the content while it refreshes.
extension UIScrollView {
  /// A refresh control was put into the view. One that was there before stays a view like any other.
  func join(_ control: UIRefreshControl) {
    attachedRefreshControl = control
    placeRefreshControl()
  }

  /// A refresh control was taken out of the view.
  func leave(_ control: UIRefreshControl) {
    guard attachedRefreshControl === control else { return }
    attachedRefreshControl = nil
    if refreshInset > 0 { takeRefreshRoomAway() }
  }

  /// Exchanges the control that is behind the content.
  func exchangeRefreshControl(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    sendBackgroundsToBack()
  }

  /// The place of the content's top when it rests there and nothing refreshes.
  var restingTop: CGFloat { -(storedAdjustedInset.top - refreshInset) }

  /// Whether the content shows its beginning, with the room of the refresh control or without.
  var isAtTop: Bool { contentOffset.y <= restingTop }

  /// The insets without the room of the refresh control: what lies in it is seen.
  var coveringInset: UIEdgeInsets {
    var inset = storedAdjustedInset
    inset.top -= refreshInset
    return inset
  }

  /// Changes the room above the content, which stays where it is: also under a finger.
  func setRefreshInset(_ inset: CGFloat) {
    guard inset != refreshInset else { return }
    storedAdjustedInset.top += inset - refreshInset
    refreshInset = inset
    anchorFinger()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _ = ask(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Takes the room away again; content that shows it comes back over it.
  func takeRefreshRoomAway() {
    let showedRoom = contentOffset.y < restingTop
    setRefreshInset(0)
    guard !isDragging, showedRoom else { return }
    comeBackFromRefreshing()
  }

  /// Moves content to its top that lies below it, as nothing is above it any more.
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
        return CGPoint(x: contentOffset.x, y: max(contentOffset.y, -storedAdjustedInset.top))
      }, end: end)
    motion?.comesBack = true
  }

  /// Makes the finger that is down hold the content where it is now.
  func anchorFinger() {
    guard freeOffset != nil else { return }
    let rest = reachable(contentOffset)
    let (x, y) = (contentOffset.x - rest.x, contentOffset.y - rest.y)
    freeOffset = CGPoint(
      x: rest.x + Self.pull(stretchedBy: x, over: bounds.width),
      y: rest.y + Self.pull(stretchedBy: y, over: bounds.height))
  }

  /// Returns how far a finger has moved that has pulled content past its edge by a distance.
  static func pull(stretchedBy distance: CGFloat, over length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let part = min(abs(distance) / length, 0.999)
    let way = (1 / (1 - part) - 1) * length / 0.55
    return distance < 0 ? -way : way
  }

  /// Puts the control where it belongs: above the content, and while the content is pulled further than the control is
  /// high, at the top of what is seen. Under a large title it is above that.
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

  /// A drag has moved the content, or it moves by itself.
  func pullRefreshControl() {
    attachedRefreshControl?.follow(pull: max(0, restingTop - contentOffset.y), isDragged: isDragging)
  }
}
