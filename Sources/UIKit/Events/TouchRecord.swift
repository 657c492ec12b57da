import Foundation

/// One finger from its landing until its view has heard of its end.
@MainActor final class TouchRecord {
  /// What the view knows of the touch.
  enum Stage {
    /// The view hears of it when no recognizer holds it back any more.
    case held
    /// The view has it.
    case given
    /// The view does not get it, or no more.
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

  /// A Boolean value that indicates whether nothing more is to come.
  var isDone: Bool { isLifted && stage == .withheld }

  private var recognizers: [UIGestureRecognizer] { touch.gestureRecognizers ?? [] }

  /// Whether a recognizer has yet to decide on the touch.
  private func isOpen(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.currentState == .possible && recognizer.attemptTouches.contains { $0 === touch }
  }

  /// Lets the view have what no recognizer holds back any more.
  func deliver(with event: UIEvent) {
    if stage == .held, !recognizers.contains(where: { $0.delaysTouchesBegan && isOpen($0) }) { give(with: event) }
    if isLifted, stage == .given, !recognizers.contains(where: { $0.delaysTouchesEnded && isOpen($0) }) {
      stage = .withheld
      tell(.ended, with: event)
    }
  }

  func moved(with event: UIEvent) { if stage == .given { tell(.moved, with: event) } }

  /// Takes the touch away from the view.
  func cancel(with event: UIEvent) {
    let wasGiven = stage == .given
    stage = .withheld
    if wasGiven { tell(.cancelled, with: event) }
  }

  /// Lets the view have the touch, if the scroll views around it agree; it hears of the beginning now, however late.
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
  /// The scroll views that the view is content of and that can be scrolled by a finger, the innermost first.
  var scrollViewsAround: [UIScrollView] {
    sequence(first: self, next: \.parentView).dropFirst().compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.isUserInteractionEnabled }
  }
}
