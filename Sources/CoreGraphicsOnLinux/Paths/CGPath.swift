public import Foundation

/// A shape of lines and curves, which cannot be changed.
public class CGPath {
  package var data: PathData

  package init(_ data: PathData) { self.data = data }

  /// Makes a path that is a rectangle, taken where the map takes it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathData(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a path that is an ellipse, taken where the map takes it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  /// Makes a path that is a rectangle with round corners, taken where the map takes it.
  ///
  /// - Parameters:
  ///   - cornerWidth: In points; at most half of the width.
  ///   - cornerHeight: In points; at most half of the height.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    data.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { data.isEmpty }

  /// The start of the next line; zero for an empty path.
  public var currentPoint: CGPoint { data.current ?? .zero }

  /// The smallest rectangle around all points, those that steer curves included; null for an empty path.
  public var boundingBox: CGRect { data.controlBox }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { data.box }

  /// Returns a Boolean value that indicates whether a point lies inside. Takes time linear in the path's length.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    data.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Returns a path of the same shape.
  public func copy() -> CGPath? { CGPath(data) }

  /// Returns a path of the same shape, taken where the map takes it.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data.applying(transform?.pointee ?? .identity))
  }

  /// Returns a path of the same shape that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.data = data
    return copy
  }
}

extension CGPath: Hashable {
  /// Two paths are equal if they are made of the same lines and curves.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.data == rhs.data }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
