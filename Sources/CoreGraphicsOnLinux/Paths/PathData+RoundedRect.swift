package import Foundation

extension PathData {
  /// A rectangle's corners, clockwise from the one with the smallest x and y.
  package struct Corners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let maxXMaxY = Corners(rawValue: 4)
    package static let minXMaxY = Corners(rawValue: 8)
    package static let all: Corners = [.minXMinY, .maxXMinY, .maxXMaxY, .minXMaxY]
  }

  /// Adds a rectangle with elliptic corners; radii are cut to half of the sides.
  package mutating func addRoundedRect(
    _ rect: CGRect, radii: CGSize, corners: Corners = .all
  ) {
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
    // The distance of a handle from the corner, as a part of the radius, for a quarter of a circle.
    let rest = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
    addCorners(of: rect, corners: corners, reach: radii) { path, place in
      path.addCurve(to: place(0, 1), control1: place(rest, 0), control2: place(0, rest))
    }
  }

  /// Adds a rectangle whose corners bend ever more toward their middle, so that no change of curvature is seen.
  ///
  /// Each corner is an arc of the radius, shorter than a quarter of a circle, and on either side a curve that starts
  /// with no bend at all and ends with the arc's. `smoothing` is the part of the quarter that those curves take; where
  /// the sides are short it gives way, down to plain arcs.
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
    // Below, lengths are parts of the reach. The arc's two ends lie at this angle from the corner's two sides.
    let turned = CGFloat.pi / 4 * smoothing
    let unit = 1 / (1 + smoothing)
    let arcEnd = CGPoint(x: unit * (1 - sin(turned)), y: unit * (1 - cos(turned)))
    // Where the tangent at the arc's end meets the side: with two handles there and before it on the side, the curve
    // starts without a bend. The other handle is as far away as gives it the arc's bend at its end.
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

  /// Adds a rectangle and asks for each corner that is to be round.
  ///
  /// - Parameter corner: Draws from where it is, `reach` before the corner on one side, to `reach` behind it on the
  ///   next. `place` gives a point from its distances to the corner, back along the first side and on along the
  ///   second, as parts of the reach.
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
