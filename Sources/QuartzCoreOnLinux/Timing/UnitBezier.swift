import Foundation

/// A curve from (0, 0) to (1, 1) that gives the progress of an animation for a fraction of its duration.
///
/// It's the cubic Bézier curve of the endpoints and two control points, as `CAMediaTimingFunction` describes it.
package struct UnitBezier: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  /// Apple's documentation of `CAMediaTimingFunctionName` gives the control points of the default curve, (0.25, 0.1)
  /// and (0.25, 1). The other curves have the same names as in CSS, so they use its control points:
  /// w3.org/TR/css-easing-1, section 2.2.
  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let standard = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Returns the progress at a fraction of the duration, which is limited to 0 to 1.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return UnitBezier.coordinate(y1, y2, parameter(for: time))
  }

  private static func coordinate(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * c1 + 3 * u * t * t * c2 + t * t * t
  }

  private static func slope(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * c1 + 6 * u * t * (c2 - c1) + 3 * t * t * (1 - c2)
  }

  /// Returns the parameter at which x has a value.
  ///
  /// Newton's method finds it, with bisection if a step would leave the interval that contains the value.
  private func parameter(for x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let miss = UnitBezier.coordinate(x1, x2, t) - x
      if abs(miss) < 1e-14 { break }
      if miss > 0 { high = t } else { low = t }
      let slope = UnitBezier.slope(x1, x2, t)
      let next = slope == 0 ? low : t - miss / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
