import Foundation

/// The places of rows on a wheel that is seen from the front: its middle row is flat, those above and below turn away.
///
/// The wheel is a little lower than its view (assumed, as it looks).
struct WheelGeometry {
  let height: CGFloat
  let rowHeight: CGFloat

  private var radius: CGFloat { max(1, height * 0.48) }

  /// The place of a row in the view.
  struct Place: Equatable {
    /// The row's middle, from the view's, in points.
    var middle: CGFloat
    /// Its height, as a part of that of the middle row.
    var scale: CGFloat
    var alpha: CGFloat
  }

  /// Returns the place of what lies a distance from the middle on the wheel's face; nil behind the wheel.
  func place(at distance: CGFloat) -> Place? {
    let angle = distance / radius
    guard abs(angle) < .pi / 2 else { return nil }
    return Place(middle: radius * sin(angle), scale: cos(angle), alpha: max(0, cos(angle) * 0.75 + 0.05))
  }

  /// Returns the distance on the wheel's face of a place in the view, from its middle.
  func distance(at middle: CGFloat) -> CGFloat { radius * asin(min(max(middle / radius, -1), 1)) }

  /// The greatest distance from the middle at which a row is seen.
  var reach: CGFloat { radius * .pi / 2 }

  /// Returns the rows that are seen, at least in part.
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
