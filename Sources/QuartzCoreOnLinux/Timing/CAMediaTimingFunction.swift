public import Foundation

/// A function that gives the progress of an animation for a fraction of its duration.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitBezier

  init(_ curve: UnitBezier) { self.curve = curve }

  /// Creates a function by its name.
  ///
  /// An unknown name creates the linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  /// Creates a function from the control points of a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x-coordinate is the time, from 0 to 1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      UnitBezier(
        x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y)))
  }

  /// Writes the coordinates of one of the curve's four points, from 0 for the start to 3 for the end.
  ///
  /// - Parameters:
  ///   - idx: The index of the point.
  ///   - ptr: The memory for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      raise(.invalidArgument, "getControlPoint: index \(idx) is not in 0...3")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// Constants for the names of common timing functions.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name of the function.
  public let rawValue: String

  /// Creates a constant from a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A pace that is slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A pace that is slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A pace that is slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default pace of animations, which is fast at the start and slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
