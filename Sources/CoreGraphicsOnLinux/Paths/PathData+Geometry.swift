package import Foundation

extension PathData {
  /// The bounding box of all points, including control points, or a null rectangle if the path is empty.
  package var controlBox: CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count * 2)
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let control, let point): points += [control, point]
      case .curve(let control1, let control2, let point): points += [control1, control2, point]
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// The bounding box of the lines and curves, or a null rectangle if the path is empty.
  package var box: CGRect {
    var points: [CGPoint] = []
    forEachCurve { from, element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let control, let point):
        points.append(point)
        let (c1, c2) = PathData.cubicHandles(from, control, point)
        points += PathData.extremes(from, c1, c2, point)
      case .curve(let control1, let control2, let point):
        points.append(point)
        points += PathData.extremes(from, control1, control2, point)
      case .close: break
      }
    }
    return CGRect(around: points)
  }

  /// Returns the control points of the cubic curve that equals a quadratic one.
  static func cubicHandles(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> (CGPoint, CGPoint) {
    (
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
    )
  }

  private func forEachCurve(_ visit: (_ from: CGPoint, _ element: Element) -> Void) {
    var from = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      visit(from, element)
      switch element {
      case .move(let point):
        from = point
        start = point
      case .line(let point), .quadCurve(_, let point), .curve(_, _, let point): from = point
      case .close: from = start
      }
    }
  }

  private static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Returns the points at which a curve reverses its direction in x or y.
  private static func extremes(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // These are the coefficients of the derivative, which is quadratic.
      let qa = -a + 3 * b - 3 * c + d
      let qb = 2 * (a - 2 * b + c)
      let qc = b - a
      if abs(qa) < 1e-12 { return abs(qb) < 1e-12 ? [] : [-qc / qb] }
      let discriminant = qb * qb - 4 * qa * qc
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
    }
    return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)).filter { $0 > 0 && $0 < 1 }
      .map { point(p0, p1, p2, p3, at: $0) }
  }

  /// The path as polygons, with an error of less than a fiftieth of a point for curves of common size.
  package var polygons: [[CGPoint]] {
    parts.map { part in
      var points = [part.points[0]]
      for (index, element) in part.elements.enumerated() {
        let from = part.points[index]
        let to = part.points[index + 1]
        switch element {
        case .quadCurve(let control, _):
          let (control1, control2) = PathData.cubicHandles(from, control, to)
          points += PathData.flattened(from, control1, control2, to)
        case .curve(let control1, let control2, _): points += PathData.flattened(from, control1, control2, to)
        default: points.append(to)
        }
      }
      return points
    }
  }

  private static func flattened(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
    let length = hypot(p1.x - p0.x, p1.y - p0.y) + hypot(p2.x - p1.x, p2.y - p1.y) + hypot(p3.x - p2.x, p3.y - p2.y)
    let count = min(max(Int((length * 3).squareRoot().rounded(.up)), 4), 200)
    return (1...count).map { point(p0, p1, p2, p3, at: CGFloat($0) / CGFloat(count)) }
  }

  /// Returns whether a point lies inside the path.
  ///
  /// The time is linear in the length of the path.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}
