import Foundation

/// The spokes of an activity indicator.
struct Spokes {
  let side: CGFloat

  /// The alphas of the spokes, starting with the darkest. The equal values at the end are assumed.
  private static let alphas: [CGFloat] = [1, 0.86, 0.72, 0.58, 0.45, 0.32, 0.32, 0.32]

  /// Returns the index of the darkest spoke, which advances clockwise every eighth of a second.
  @MainActor static func step(since start: TimeInterval) -> Int { Int(steps(since: start)) % 8 }

  /// Returns the time at which the next spoke becomes the darkest.
  @MainActor static func nextStep(since start: TimeInterval) -> TimeInterval { start + (steps(since: start) + 1) / 8 }

  @MainActor private static func steps(since start: TimeInterval) -> Double {
    // The tolerance keeps rounding errors of the clock from delaying a spoke.
    ((CACurrentMediaTime() - start) * 8 + 1e-6).rounded(.down)
  }

  /// Draws spokes that turn.
  ///
  /// - Parameter step: The index of the darkest spoke.
  func draw(in context: CGContext, center: CGPoint, color: CGColor, step: Int) {
    draw(in: context, center: center, color: color) { Self.alphas[(step - $0 + 8) % 8] }
  }

  /// Draws spokes that don't turn.
  ///
  /// - Parameter alpha: A closure that returns the alpha of a spoke. The indexes run clockwise from the top.
  func draw(in context: CGContext, center: CGPoint, color: CGColor, alpha: (Int) -> CGFloat) {
    // For a side of 20 points, the spokes are 2.5 points wide and extend from 4.5 to 10 points.
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
