public import Foundation

/// The way of a finger on a page: where it is put down, how long it rests there, and where it moves.
public struct FingerPath: Sendable {
  /// Where the finger is put down, and where it moves from there, in the window's points.
  public let points: [CGPoint]
  /// How long it rests before it moves, in seconds.
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
