import Foundation

/// A recognizer of drags that come in from an edge of the window.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which the finger lands, in points (assumed).
  private static let reach: CGFloat = 20

  /// The edges to come from; none by default.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if currentState == .possible, !touches.allSatisfy({ !edgesUnder($0).isEmpty }) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // A finger that goes along the edge, or out of the window, does not come in.
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

  /// The edges that the fingers landed at.
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
