public import Foundation

/// The pace of an animation: for a part of its time, the part of its way.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitBezier

  init(_ curve: UnitBezier) { self.curve = curve }

  /// Makes one of the named paces; an unknown name is the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  /// Makes the pace of a cubic Bézier curve from (0, 0) to (1, 1) with these control points; x is the time, from 0 to
  /// 1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      UnitBezier(
        x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y)))
  }

  /// Gives x and y of one of the curve's four points, from 0, the start, to 3, the end.
  ///
  /// - Parameter ptr: Room for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      raise(.invalidArgument, "getControlPoint: index \(idx) is not in 0...3")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The names of the common paces.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Evenly.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// A pace that is fast at the start and slow at the end: the default of animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
