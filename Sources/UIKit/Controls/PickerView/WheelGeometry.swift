import Foundation

/// The positions of rows on a cylinder as seen from the front. The middle row is flat, and the rows above and below
/// turn away.
///
/// The cylinder is slightly smaller than the view (assumed from how it looks).
struct WheelGeometry {
  let height: CGFloat
  let rowHeight: CGFloat

  private var radius: CGFloat { max(1, height * 0.48) }

  /// The position of a row in the view.
  struct Place: Equatable {
    /// The distance of the row's middle from the view's middle, in points.
    var middle: CGFloat
    /// The height of the row as a fraction of the middle row's height.
    var scale: CGFloat
    var alpha: CGFloat
  }

  /// Returns the position of a row at a distance from the middle along the cylinder's surface, or `nil` if it's on the
  /// back.
  func place(at distance: CGFloat) -> Place? {
    let angle = distance / radius
    guard abs(angle) < .pi / 2 else { return nil }
    return Place(middle: radius * sin(angle), scale: cos(angle), alpha: max(0, cos(angle) * 0.75 + 0.05))
  }

  /// Returns the distance along the cylinder's surface for a distance from the view's middle.
  func distance(at middle: CGFloat) -> CGFloat { radius * asin(min(max(middle / radius, -1), 1)) }

  /// The greatest distance from the middle at which a row is visible.
  var reach: CGFloat { radius * .pi / 2 }

  /// Returns the rows that are at least partly visible.
  func rows(at offset: CGFloat, count: Int) -> Range<Int> {
    guard count > 0, rowHeight > 0 else { return 0..<0 }
    let first = Int(((offset - reach) / rowHeight).rounded(.up))
    let last = Int(((offset + reach) / rowHeight).rounded(.down))
    guard first <= last, last >= 0, first < count else { return 0..<0 }
    return max(first, 0)..<min(last, count - 1) + 1
  }

  /// Returns the row in the middle.
  func row(at offset: CGFloat, count: Int) -> Int {
    guard count > 0, rowHeight > 0 else { return 0 }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }
}
