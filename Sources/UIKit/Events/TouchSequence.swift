import Foundation

/// One finger from its landing to its lifting, and the receiver of its touches: the view under it or a scroll view
/// around that.
///
/// Scroll views hold a touch back from their content for a moment, to see whether the finger moves on; when it has
/// moved far enough they take it away from the content, if the content lets them.
@MainActor final class TouchSequence {
  private enum Stage {
    /// The touch is held back from the content.
    case held
    /// The content gets it.
    case given
    /// No receiver: a scroll view did not let the touch through.
    case withheld
    /// The scroll view that the touch scrolls.
    case scrolling(UIScrollView)
  }

  /// The time that scroll views hold a touch back, in seconds (metrics.md 15).
  private static let delay: TimeInterval = 0.15
  /// The distance that a finger moves before a scroll view scrolls, in points (metrics.md 15).
  private static let scrollThreshold: CGFloat = 10
  /// The time after its last movement for which a lifted finger still has speed, in seconds (assumed).
  private static let memoryOfSpeed: TimeInterval = 0.1

  let touch: UITouch
  private let view: UIView
  private let start: CGPoint
  private var timer: ClockTimer?
  private var stage = Stage.held
  /// The scroll views that may still scroll by this touch, the innermost first.
  private var scrollViews: [UIScrollView]
  private var lastMove: (distance: CGPoint, duration: TimeInterval, time: TimeInterval)?
  private var lastTime: TimeInterval

  init(_ touch: UITouch, in view: UIView) {
    self.touch = touch
    self.view = view
    start = touch.position
    lastTime = touch.timestamp
    scrollViews = sequence(first: view, next: \.parentView).compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
  }

  func began(with event: UIEvent) {
    for scrollView in scrollViews {
      scrollView.fingersDown += 1
      scrollView.fingerStopsDeceleration()
    }
    guard contentScrollViews.contains(where: \.delaysContentTouches) else { return give(with: event) }
    timer = AnimationClock.shared.after(TouchSequence.delay) { [weak self] in
      if let self, case .held = stage { give(with: event) }
    }
  }

  func moved(with event: UIEvent) {
    var distance = CGPoint.zero
    if touch.phase == .moved {
      distance = CGPoint(
        x: touch.position.x - touch.previousPosition.x, y: touch.position.y - touch.previousPosition.y)
      lastMove = (distance, touch.timestamp - lastTime, touch.timestamp)
    }
    lastTime = touch.timestamp
    if case .scrolling(let scrollView) = stage {
      scrollView.drag(by: CGPoint(x: -distance.x, y: -distance.y))
      return
    }
    if let scrollView = scrollViewThatScrolls() {
      if isGiven { cancelContent(with: event) }
      stage = .scrolling(scrollView)
      scrollView.beginDragging()
      return
    }
    if isGiven, touch.phase == .moved { view.touchesMoved([touch], with: event) }
  }

  func ended(with event: UIEvent) {
    if case .held = stage { give(with: event) }
    fingerLeaves()
    switch stage {
    case .scrolling(let scrollView): scrollView.endDragging(velocity: velocity)
    case .given: view.touchesEnded([touch], with: event)
    case .held, .withheld: break
    }
  }

  func cancelled(with event: UIEvent) {
    fingerLeaves()
    switch stage {
    case .scrolling(let scrollView): scrollView.endDragging()
    case .given: view.touchesCancelled([touch], with: event)
    case .held, .withheld: break
    }
  }

  private var isGiven: Bool {
    if case .given = stage { return true }
    return false
  }

  /// The scroll views of which the touched view is content.
  private var contentScrollViews: [UIScrollView] { scrollViews.filter { $0 !== view } }

  /// Lets the content have the touch; it hears of the beginning now, however late it is.
  private func give(with event: UIEvent) {
    let lets = contentScrollViews.allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
    stage = lets ? .given : .withheld
    guard lets else { return }
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  private func cancelContent(with event: UIEvent) {
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
    touch.phase = phase
  }

  /// The innermost scroll view that begins to scroll now. Where the content keeps the touch, none ever does.
  private func scrollViewThatScrolls() -> UIScrollView? {
    let distance = CGPoint(x: touch.position.x - start.x, y: touch.position.y - start.y)
    guard let scrollView = scrollViews.first(where: { $0.canScroll(by: distance, threshold: Self.scrollThreshold) })
    else { return nil }
    if isGiven, scrollView !== view,
      !(scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    {
      fingerLeaves()
      scrollViews = []
      return nil
    }
    return scrollView
  }

  private func fingerLeaves() {
    timer?.cancel()
    for scrollView in scrollViews { scrollView.fingersDown -= 1 }
  }

  /// The speed of the content, in points a second.
  private var velocity: CGPoint {
    guard let lastMove, lastMove.duration > 0, touch.timestamp - lastMove.time <= TouchSequence.memoryOfSpeed else {
      return .zero
    }
    return CGPoint(x: -lastMove.distance.x / lastMove.duration, y: -lastMove.distance.y / lastMove.duration)
  }
}

extension UIScrollView {
  /// Returns whether the content follows a finger that has moved a distance from where it landed.
  fileprivate func canScroll(by distance: CGPoint, threshold: CGFloat) -> Bool {
    let inset = storedAdjustedInset
    let horizontal = (alwaysBounceHorizontal && bounces) || contentSize.width + inset.left + inset.right > bounds.width
    let vertical = (alwaysBounceVertical && bounces) || contentSize.height + inset.top + inset.bottom > bounds.height
    let (across, along) = (abs(distance.x), abs(distance.y))
    if horizontal && vertical { return max(across, along) >= threshold }
    return (horizontal && across >= threshold && across >= along) || (vertical && along >= threshold && along >= across)
  }
}
