import Foundation

/// The gesture recognizer that scrolls its scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  /// A Boolean value that indicates whether there are touches that can still drag the content.
  var mayDrag: Bool { !touches.isEmpty && currentState != .failed && currentState != .cancelled }

  override var deciding: (any UIGestureRecognizerDelegate)? {
    delegate ?? scrollView as? any UIGestureRecognizerDelegate
  }

  override func leavesAlone(_ touch: UITouch) -> Bool {
    guard let scrollView, !(touch.view is SectionIndexControl) else { return true }
    return !scrollView.isScrollEnabled || !scrollView.isUserInteractionEnabled
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView, scrollView.fingerStopsDeceleration() {
      for touch in touches { keepFromContent(touch) }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Keeps a touch that stopped the content from other effects. A scroll view inside the content can still scroll.
  private func keepFromContent(_ touch: UITouch) {
    delivery?.withhold(touch)
    for recognizer in touch.gestureRecognizers ?? [] {
      if recognizer.attachedView === attachedView { break }
      if !(recognizer is ScrollPanGestureRecognizer) { recognizer.state = .failed }
    }
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    guard let scrollView, scrollView.canScroll(by: way, threshold: Self.threshold) else { return false }
    if scrollView.enclosingSheet?.takes(way, from: scrollView) == true {
      state = .failed
      return false
    }
    if mayTakeTouches(from: scrollView) { return true }
    state = .failed
    return false
  }

  /// Returns whether the content lets the scroll view cancel the touches that it has received.
  private func mayTakeTouches(from scrollView: UIScrollView) -> Bool {
    attemptTouches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, delivery?.isGiven(touch) ?? false else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  override var state: State {
    didSet {
      guard let scrollView else { return }
      switch state {
      case .began: scrollView.beginDragging()
      case .changed:
        scrollView.drag(by: CGPoint(x: -lastStep.x, y: -lastStep.y))
        scrollView.pullKeyboard(to: location(in: nil).y)
      case .ended:
        let velocity = velocity(in: nil)
        scrollView.endDragging(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
        scrollView.releaseKeyboard(velocity: velocity.y)
      case .cancelled:
        scrollView.endDragging()
        scrollView.releaseKeyboard(velocity: -1)
      case .possible, .failed: break
      }
    }
  }
}

/// A gesture recognizer that delays touches to the content of its scroll view.
///
/// It waits to see whether the touch moves, and doesn't recognize any gesture.
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
  /// The time for which scroll views delay a touch, in seconds (metrics.md 15).
  private static let delay: TimeInterval = 0.15

  private var timer: ClockTimer?

  override var delaysTouchesBegan: Bool {
    get { true }
    set {}
  }

  override var delaysTouchesEnded: Bool {
    get { false }
    set {}
  }

  override func leavesAlone(_ touch: UITouch) -> Bool {
    guard let scrollView = attachedView as? UIScrollView, let view = touch.view, view !== scrollView,
      !(view is SectionIndexControl)
    else { return true }
    return !scrollView.delaysContentTouches || !scrollView.isScrollEnabled || !scrollView.isUserInteractionEnabled
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    timer = failsLater(Self.delay)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func forgetAttempt() {
    timer?.cancel()
    timer = nil
  }
}

extension UIScrollView {
  /// The container that presents the sheet around the view, or `nil` if the view isn't in a sheet.
  var enclosingSheet: PresentationContainerView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? PresentationContainerView }.first
  }

  /// Returns whether the content follows a touch that has moved by a distance from its start.
  func canScroll(by distance: CGPoint, threshold: CGFloat) -> Bool {
    let inset = storedAdjustedInset
    let horizontal = (alwaysBounceHorizontal && bounces) || contentSize.width + inset.left + inset.right > bounds.width
    let vertical = (alwaysBounceVertical && bounces) || contentSize.height + inset.top + inset.bottom > bounds.height
    let (across, along) = (abs(distance.x), abs(distance.y))
    if horizontal && vertical { return max(across, along) >= threshold }
    return (horizontal && across >= threshold && across >= along) || (vertical && along >= threshold && along >= across)
  }
}
