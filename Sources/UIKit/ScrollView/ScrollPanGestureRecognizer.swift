import Foundation

/// The recognizer that scrolls its scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  /// A Boolean value that indicates whether fingers are down that may yet drag the content.
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

  /// Keeps a touch that stopped the content from what it would have done there; a scroll view in it may still scroll.
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

  /// Whether the content gives back the touches that it has.
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

/// The recognizer that holds touches back from the content of its scroll view for a moment, to see whether the finger
/// moves on; it recognizes nothing.
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
  /// The time for which scroll views hold a touch back, in seconds (metrics.md 15).
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
  /// What shows the sheet that the view is in, if it is in one.
  var enclosingSheet: PresentationContainerView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? PresentationContainerView }.first
  }

  /// Returns whether the content follows a finger that has moved a distance from where it landed.
  func canScroll(by distance: CGPoint, threshold: CGFloat) -> Bool {
    let inset = storedAdjustedInset
    let horizontal = (alwaysBounceHorizontal && bounces) || contentSize.width + inset.left + inset.right > bounds.width
    let vertical = (alwaysBounceVertical && bounces) || contentSize.height + inset.top + inset.bottom > bounds.height
    let (across, along) = (abs(distance.x), abs(distance.y))
    if horizontal && vertical { return max(across, along) >= threshold }
    return (horizontal && across >= threshold && across >= along) || (vertical && along >= threshold && along >= across)
  }
}
