public import Foundation

// A wheel or a trackpad scrolls as a finger would that drags: the same delegate calls, the same resistance past the edges.
extension WindowHost {
  /// The time after the last turn of the wheel at which it is at rest, in seconds.
  private static let restAfter: TimeInterval = 0.1

  /// Scrolls what lies under a point, by a wheel or a trackpad.
  ///
  /// The scroll view is found when the wheel begins to turn, and stays the same until it rests: the innermost one that can go
  /// on in the direction, or else the innermost that may be scrolled along it at all.
  /// - Parameters:
  ///   - distance: How far the content goes on, in points: downward and to the right is positive.
  ///   - point: Where the pointer is, in the window's points.
  public func scroll(by distance: CGPoint, at point: CGPoint) {
    guard distance.x.isFinite, distance.y.isFinite, point.x.isFinite, point.y.isFinite, distance != .zero else {
      return
    }
    if scrolledView == nil {
      window.layoutIfNeeded()
      guard let view = scrollView(at: point, for: distance), !view.isDragging else { return }
      view.beginDragging()
      guard view.isDragging else { return }
      scrolledView = view
    }
    scrolledView?.drag(by: distance)
    scrollEnd?.cancel()
    scrollEnd = AnimationClock.shared.after(Self.restAfter) { [weak self] in self?.endScrolling() }
    window.layoutIfNeeded()
  }

  /// Lets go what a wheel scrolls: content past its edge goes back.
  public func endScrolling() {
    scrollEnd?.cancel()
    scrollEnd = nil
    scrolledView?.endDragging()
    scrolledView = nil
  }

  private func scrollView(at point: CGPoint, for distance: CGPoint) -> UIScrollView? {
    let isVertical = abs(distance.y) >= abs(distance.x)
    let candidates = sequence(first: window.hitTest(point, with: nil), next: { $0?.superview }).compactMap {
      $0 as? UIScrollView
    }.filter { view in
      view.isScrollEnabled && view.isUserInteractionEnabled
        && (isVertical ? view.bouncesUpAndDown : view.bouncesHorizontally)
    }
    return candidates.first { $0.canGoOn(by: distance, vertically: isVertical) } ?? candidates.first
  }
}

extension UIScrollView {
  /// Returns whether there is more content in a direction.
  fileprivate func canGoOn(by distance: CGPoint, vertically isVertical: Bool) -> Bool {
    let step = CGPoint(x: isVertical ? 0 : distance.x.sign == .minus ? -1 : 1, y: 0)
    let next = CGPoint(
      x: contentOffset.x + step.x, y: contentOffset.y + (isVertical ? (distance.y < 0 ? -1 : 1) : 0))
    let reached = reachable(next)
    return isVertical ? reached.y == next.y : reached.x == next.x
  }
}
