import Foundation

/// The spokes of an indicator.
struct Spokes {
  let side: CGFloat

  /// The alphas of the spokes, by the time since each was the darkest (assumed: the last three look alike).
  private static let alphas: [CGFloat] = [1, 0.86, 0.72, 0.58, 0.45, 0.32, 0.32, 0.32]

  /// Returns the spoke that is the darkest now: one further, clockwise, every eighth of a second.
  @MainActor static func step(since start: TimeInterval) -> Int { Int(steps(since: start)) % 8 }

  /// Returns the time at which the next spoke is the darkest.
  @MainActor static func nextStep(since start: TimeInterval) -> TimeInterval { start + (steps(since: start) + 1) / 8 }

  @MainActor private static func steps(since start: TimeInterval) -> Double {
    // What the clock's seconds lack in exactness does not hold a spoke back.
    ((CACurrentMediaTime() - start) * 8 + 1e-6).rounded(.down)
  }

  /// Draws spokes that turn.
  ///
  /// - Parameter step: The spoke that is the darkest.
  func draw(in context: CGContext, center: CGPoint, color: CGColor, step: Int) {
    draw(in: context, center: center, color: color) { Self.alphas[(step - $0 + 8) % 8] }
  }

  /// Draws spokes that stand.
  ///
  /// - Parameter alpha: Returns a spoke's alpha, by its number, clockwise from the top.
  func draw(in context: CGContext, center: CGPoint, color: CGColor, alpha: (Int) -> CGFloat) {
    // Of a side of 20 points: spokes 2.5 wide from 4.5 to 10.
    let (inner, outer, width) = (side * 0.225, side * 0.5, side * 0.125)
    for index in 0..<8 {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) * .pi / 4)
      var path = PathData()
      path.addRoundedRect(
        CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
        radii: CGSize(width: width / 2, height: width / 2), corners: .all)
      context.beginPath()
      context.add(path)
      context.setFillColor(color.copy(alpha: color.alpha * alpha(index)) ?? color)
      context.fillPath()
      context.restoreGState()
    }
  }
}
