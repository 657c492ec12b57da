public import Foundation

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed size, without the translation of the transform.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  ///
  /// Null and infinite rectangles stay unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let box = standardized
    return CGRect(around: [
      CGPoint(x: box.minX, y: box.minY).applying(t), CGPoint(x: box.maxX, y: box.minY).applying(t),
      CGPoint(x: box.minX, y: box.maxY).applying(t), CGPoint(x: box.maxX, y: box.maxY).applying(t),
    ])
  }

  /// Creates the bounding box of points, or a null rectangle if there are none.
  package init(around points: some Sequence<CGPoint>) {
    var (left, top, right, bottom) = (
      CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity
    )
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    self = left > right ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
