package import Foundation

extension PathData {
  /// A set of a rectangle's corners, clockwise from the one with the smallest x and y.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let maxXMaxY = Corners(rawValue: 4)
    package static let minXMaxY = Corners(rawValue: 8)
    package static let all: Corners = [.minXMinY, .maxXMinY, .maxXMaxY, .minXMaxY]
  }

  /// Adds a rectangle with elliptical corners, with radii of at most half of the sides.
  package mutating func addRoundedRect(
    _ rect: CGRect, radii: CGSize, corners: Corners = .all
  ) {
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
    // The distance of a control point from the corner, as a fraction of the radius, for a quarter of a circle.
    let rest = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
    addCorners(of: rect, corners: corners, reach: radii) { path, place in
      path.addCurve(to: place(0, 1), control1: place(rest, 0), control2: place(0, rest))
    }
  }

  /// Adds a rectangle with corners of continuously increasing curvature, so that no sudden change is visible.
  ///
  /// Each corner is an arc with the given radius, shorter than a quarter of a circle. On either side, a curve leads
  /// from no curvature to that of the arc. `smoothing` is the fraction of the quarter that these curves take. If the
  /// sides are short, it decreases, down to plain arcs.
  package mutating func addContinuousRoundedRect(_ rect: CGRect, radius: CGFloat, corners: Corners = .all) {
    let rect = rect.standardized
    let shorter = min(rect.width, rect.height)
    let radius = min(max(radius, 0), shorter / 2)
    guard radius > 0 else { return addRect(rect) }
    let smoothing = min(0.6, shorter / 2 / radius - 1)
    guard smoothing > 0.01 else {
      return addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    }
    let reach = (1 + smoothing) * radius
    // Lengths are fractions of the reach from here on. `turned` is the angle between a side of the corner and the
    // tangent at the near end of the arc.
    let turned = CGFloat.pi / 4 * smoothing
    let unit = 1 / (1 + smoothing)
    let arcEnd = CGPoint(x: unit * (1 - sin(turned)), y: unit * (1 - cos(turned)))
    // The tangent at the end of the arc meets the side at `meeting`. With one control point there and another before it
    // on the side, the curve starts without curvature. The distance of the other one gives the curve the curvature of
    // the arc at its end.
    let meeting = arcEnd.x + arcEnd.y / tan(turned)
    let first = meeting + 1.5 * unit * tan(turned / 2) * tan(turned / 2) / sin(turned)
    let handle = 4 / 3 * tan((.pi / 2 - 2 * turned) / 4) * unit
    let along = CGPoint(x: cos(turned) * handle, y: sin(turned) * handle)
    addCorners(of: rect, corners: corners, reach: CGSize(width: reach, height: reach)) { path, place in
      path.addCurve(to: place(arcEnd.x, arcEnd.y), control1: place(first, 0), control2: place(meeting, 0))
      path.addCurve(
        to: place(arcEnd.y, arcEnd.x), control1: place(arcEnd.x - along.x, arcEnd.y + along.y),
        control2: place(arcEnd.y + along.y, arcEnd.x - along.x))
      path.addCurve(to: place(0, 1), control1: place(0, meeting), control2: place(0, first))
    }
  }

  /// Adds a rectangle and calls a closure for each corner to round.
  ///
  /// - Parameter corner: A closure that draws from `reach` before the corner on one side to `reach` after it on the
  ///   next. `place` returns a point from its distances to the corner, back along the first side and ahead along the
  ///   second, as fractions of the reach.
  private mutating func addCorners(
    of rect: CGRect, corners: Corners, reach: CGSize,
    corner: (inout PathData, _ place: (CGFloat, CGFloat) -> CGPoint) -> Void
  ) {
    let all: [(Corners, CGPoint, back: CGVector, on: CGVector)] = [
      (.maxXMinY, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.maxXMaxY, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (.minXMaxY, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.minXMinY, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    move(to: CGPoint(x: rect.minX + (corners.contains(.minXMinY) ? reach.width : 0), y: rect.minY))
    for (name, point, back, on) in all {
      guard corners.contains(name) else {
        addLine(to: point)
        continue
      }
      let x = back.dx * reach.width + on.dx * reach.width
      let y = back.dy * reach.height + on.dy * reach.height
      func place(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        back.dy == 0
          ? CGPoint(x: point.x + x * before, y: point.y + y * after)
          : CGPoint(x: point.x + x * after, y: point.y + y * before)
      }
      addLine(to: place(1, 0))
      corner(&self, place)
    }
    close()
  }
}
