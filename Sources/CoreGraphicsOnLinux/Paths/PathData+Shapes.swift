package import Foundation

extension PathData {
  package init(_ rect: CGRect) { addRect(rect) }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    var circle = PathData()
    circle.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi, clockwise: false)
    circle.close()
    append(
      circle.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
  }

  /// Adds an arc, and a line to its start if there is a current point.
  ///
  /// - Parameter clockwise: Whether the angle decreases along the arc. If y increases downward, the arc appears
  ///   counterclockwise.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, sweep > 0 {
      sweep -= turn
    } else if !clockwise, sweep < 0 {
      sweep += turn
    }
    addArc(center: center, radius: radius, from: startAngle, sweep: sweep)
  }

  /// Adds an arc over an angle, as curves of at most a quarter of a circle each.
  package mutating func addArc(center: CGPoint, radius: CGFloat, from startAngle: CGFloat, sweep: CGFloat) {
    func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    if current == nil { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    // With control points at this distance, the middle of the curve lies on the circle.
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count where step != 0 {
      let from = startAngle + CGFloat(index) * step
      addCurve(to: point(from + step), control1: point(from, handle), control2: point(from + step, -handle))
    }
  }

  /// Adds an arc that touches the line from the current point to a corner and the line from the corner to `end`.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let from = current else { return move(to: corner) }
    let before = CGVector(dx: from.x - corner.x, dy: from.y - corner.y)
    let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(before.dx, before.dy), hypot(after.dx, after.dy))
    let cross = before.dx * after.dy - before.dy * after.dx
    guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9 * lengths.0 * lengths.1, radius > 0 else {
      return addLine(to: corner)
    }
    let cosine = (before.dx * after.dx + before.dy * after.dy) / (lengths.0 * lengths.1)
    let half = acos(min(max(cosine, -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(
      x: corner.x + before.dx / lengths.0 * distance, y: corner.y + before.dy / lengths.0 * distance)
    let direction = CGVector(
      dx: before.dx / lengths.0 + after.dx / lengths.1, dy: before.dy / lengths.0 + after.dy / lengths.1)
    let reach = radius / sin(half) / hypot(direction.dx, direction.dy)
    let center = CGPoint(x: corner.x + direction.dx * reach, y: corner.y + direction.dy * reach)
    let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addLine(to: touch)
    addArc(center: center, radius: radius, from: atan2(touch.y - center.y, touch.x - center.x), sweep: sweep)
  }
}
