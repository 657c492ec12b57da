internal import Foundation

extension CGRect {
  /// Returns whether two rectangles have more than an edge in common.
  ///
  /// Linux's `intersects(_:)` is also `true` for rectangles that only touch, unlike Apple's.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
