import Foundation

/// The state of one touch, from its beginning until its view is notified of its end.
@MainActor final class TouchRecord {
  /// The states of the delivery to the view.
  enum Stage {
    /// A recognizer delays the delivery.
    case held
    /// The touch has been delivered to the view.
    case given
    /// The view doesn't receive the touch, or no longer receives it.
    case withheld
  }

  let touch: UITouch
  let view: UIView
  var stage = Stage.held
  var isLifted = false
  private let start: CGPoint

  init(_ touch: UITouch, in view: UIView, isAccepted: Bool) {
    self.touch = touch
    self.view = view
    start = touch.position
    if !isAccepted { stage = .withheld }
  }

  /// A Boolean value that indicates whether the delivery is complete.
  var isDone: Bool { isLifted && stage == .withheld }

  private var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  /// Returns whether a recognizer can still recognize the touch.
  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.attemptTouches.contains { $0 === touch }
  }

  /// Delivers the touch to the view if no recognizer delays it.
  func deliver(with event: UIEvent) {
    if stage == .held, !recognizers.contains(where: { $0.delaysTouchesBegan && isOpen($0) }) { give(with: event) }
    if isLifted, stage == .given, !recognizers.contains(where: { $0.delaysTouchesEnded && isOpen($0) }) {
      stage = .withheld
      tell(.ended, with: event)
    }
  }

  func moved(with event: UIEvent) { if stage == .given { tell(.moved, with: event) } }

  /// Cancels the touch in the view.
  func cancel(with event: UIEvent) {
    let wasGiven = stage == .given
    stage = .withheld
    if wasGiven { tell(.cancelled, with: event) }
  }

  /// Delivers the beginning of the touch to the view, if the enclosing scroll views allow it.
  private func give(with event: UIEvent) {
    let lets = view.scrollViewsAround.allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
    guard stage == .held else { return }
    stage = lets ? .given : .withheld
    guard lets else { return }
    tell(.began, with: event)
    if touch.phase != .began, touch.position != start { moved(with: event) }
  }

  private func tell(_ phase: UITouch.Phase, with event: UIEvent) {
    let actual = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
    touch.phase = actual
  }
}

extension UIView {
  /// The enclosing scroll views that the user can scroll, starting with the innermost.
  var scrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.parentView).dropFirst().compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
  }
}
