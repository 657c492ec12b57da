import Foundation

/// A part of the vertical axis, in points.
struct VerticalSpan: Equatable, Sendable {
  var minY: CGFloat
  var height: CGFloat

  static let zero = VerticalSpan(minY: 0, height: 0)

  var maxY: CGFloat { minY + height }
}
