public import Foundation

// A scroll device scrolls like a drag, with the same delegate calls and the same resistance at the edges.
extension WindowHost {
  /// The time after the last event when scrolling ends, in seconds.
  private static let restAfter: TimeInterval = 0.1

  /// Scrolls the content under a point with a mouse or trackpad.
  ///
  /// The first event chooses the scroll view, which stays the same until scrolling ends. It's the innermost one that
  /// can scroll further in the direction, or else the innermost one that can scroll along it at all.
  /// - Parameters:
  ///   - distance: The distance to scroll in points, positive downward and to the right.
  ///   - point: The location of the pointer in window coordinates.
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

  /// Ends scrolling with a mouse or trackpad.
  ///
  /// Content beyond its edge returns.
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
  /// Returns whether there's more content in a direction.
  fileprivate func canGoOn(by distance: CGPoint, vertically isVertical: Bool) -> Bool {
    let step = CGPoint(x: isVertical ? 0 : distance.x.sign == .minus ? -1 : 1, y: 0)
    let next = CGPoint(
      x: contentOffset.x + step.x, y: contentOffset.y + (isVertical ? (distance.y < 0 ? -1 : 1) : 0))
    let reached = reachable(next)
    return isVertical ? reached.y == next.y : reached.x == next.x
  }
}
