import Foundation

/// A continuous gesture recognizer for drags that start at an edge of the window.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the first touch from the edge, in points (assumed).
  private static let reach: CGFloat = 20

  /// The edges where the gesture can start.
  ///
  /// The default is none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if currentState == .possible, !touches.allSatisfy({ !edgesUnder($0).isEmpty }) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A touch that moves along the edge or out of the window isn't the gesture.
    if currentState == .possible, awaitedState == nil, super.isFarEnough(way) { state = .failed }
  }

  override func isFarEnough(_ way: CGPoint) -> Bool {
    guard super.isFarEnough(way) else { return false }
    let across = abs(way.x) > abs(way.y)
    let side: UIRectEdge = across ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
    return landed.contains(side)
  }

  override func forgetAttempt() {
    super.forgetAttempt()
    landed = []
  }

  /// The edges where the touches began.
  private var landed: UIRectEdge = []

  private func edgesUnder(_ touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let place = touch.position
    var found: UIRectEdge = []
    if place.x < bounds.minX + Self.reach { found.insert(.left) }
    if place.x > bounds.maxX - Self.reach { found.insert(.right) }
    if place.y < bounds.minY + Self.reach { found.insert(.top) }
    if place.y > bounds.maxY - Self.reach { found.insert(.bottom) }
    found.formIntersection(edges)
    landed.formUnion(found)
    return found
  }
}
