public import Foundation

/// An immutable path of lines and curves.
public class CGPath {
  package var data: PathData

  package init(_ data: PathData) { self.data = data }

  /// Creates a path from a transformed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathData(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path from a transformed ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect)
    self.init(data.applying(transform?.pointee ?? .identity))
  }

  /// Creates a path from a transformed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: The width of a corner in points, which is at most half of the rectangle's width.
  ///   - cornerHeight: The height of a corner in points, which is at most half of the rectangle's height.
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

  /// The current point, or zero if the path is empty.
  public var currentPoint: CGPoint { data.current ?? .zero }

  /// The bounding box of all points, including control points, or a null rectangle if the path is empty.
  public var boundingBox: CGRect { data.controlBox }

  /// The bounding box of the lines and curves, or a null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect { data.box }

  /// Returns whether a point lies inside the path.
  ///
  /// The time is linear in the length of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    data.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(data) }

  /// Returns a transformed copy of the path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.data = data
    return copy
  }
}

extension CGPath: Hashable {
  /// Returns whether two paths have the same lines and curves.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.data == rhs.data }

  /// Hashes the lines and curves of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
