public import Foundation

/// The path of a touch on a page: where it begins, how long it rests there, and where it moves.
public struct FingerPath: Sendable {
  /// The point where the touch begins, and the points that it moves to, in the window's coordinates.
  public let points: [CGPoint]
  /// The duration of the rest before the touch moves, in seconds.
  public let rest: TimeInterval

  init(_ points: CGPoint..., rest: TimeInterval = 0) {
    self.points = points
    self.rest = rest
  }

  /// The place at a part of the way.
  ///
  /// - Parameter part: From 0, where it is put down, to 1.
  public func point(at part: Double) -> CGPoint {
    guard let first = points.first, points.count > 1 else { return points.first ?? .zero }
    let place = min(max(part, 0), 1) * Double(points.count - 1)
    let index = min(Int(place), points.count - 2)
    let (from, to, rest) = (points[index], points[index + 1], place - Double(index))
    return part <= 0 ? first : CGPoint(x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest)
  }
}
