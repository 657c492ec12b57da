public import Foundation

extension CGPoint {
  /// Returns where the map takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size turned and scaled as a distance is: what the map adds does not count.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around where the map takes the rectangle; null and infinite ones stay as they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let box = standardized
    return CGRect(around: [
      CGPoint(x: box.minX, y: box.minY).applying(t), CGPoint(x: box.maxX, y: box.minY).applying(t),
      CGPoint(x: box.minX, y: box.maxY).applying(t), CGPoint(x: box.maxX, y: box.maxY).applying(t),
    ])
  }

  /// The smallest rectangle around points; null around none.
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
