import Foundation

extension PathData {
  /// Creates a shape from a text of letters, each followed by its numbers.
  ///
  /// - `M x y` starts a line.
  /// - `L x y`, `H x`, and `V y` add straight lines.
  /// - `Q` and `C` add curves with one or two control points.
  /// - `Z` closes the line.
  /// - `A x y radius from to` adds a circular arc. Angles are in degrees, and clockwise if they increase.
  /// - `O x y radius` adds a circle, `E x y width height` an ellipse with these radii, and `R x y width height radius`
  ///   a rectangle.
  package init(drawn text: String) {
    self.init()
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    func number() -> CGFloat {
      guard let word = words.popFirst(), let value = Double(word) else {
        preconditionFailure("A drawing has something else where a number should be: \(text)")
      }
      return value
    }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let command = words.popFirst() {
      switch command {
      case "M": move(to: point())
      case "L": addLine(to: point())
      case "H": addLine(to: CGPoint(x: number(), y: current?.y ?? 0))
      case "V": addLine(to: CGPoint(x: current?.x ?? 0, y: number()))
      case "Q":
        let control = point()
        addQuadCurve(to: point(), control: control)
      case "C":
        let (control1, control2) = (point(), point())
        addCurve(to: point(), control1: control1, control2: control2)
      case "A":
        let (center, radius) = (point(), number())
        let (from, to) = (number() * .pi / 180, number() * .pi / 180)
        addArc(center: center, radius: radius, from: from, sweep: to - from)
      case "Z": close()
      case "O":
        let (center, radius) = (point(), number())
        addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "E":
        let (center, radii) = (point(), point())
        addEllipse(
          in: CGRect(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
      case "R":
        let (origin, size, radius) = (point(), point(), number())
        addContinuousRoundedRect(CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), radius: radius)
      default: preconditionFailure("A drawing has no command \(command): \(text)")
      }
    }
  }

  /// Returns a star with points that alternate between an outer and an inner circle, starting at the top.
  static func star(_ x: CGFloat, _ y: CGFloat, points: Int, outer: CGFloat, inner: CGFloat) -> PathData {
    var path = PathData()
    for index in 0..<(2 * points) {
      let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      let point = CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns lines between two circles, starting with the upward one.
  static func rays(_ x: CGFloat, _ y: CGFloat, count: Int, from inner: CGFloat, to outer: CGFloat) -> PathData {
    var path = PathData()
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count) - .pi / 2
      path.move(to: CGPoint(x: x + inner * cos(angle), y: y + inner * sin(angle)))
      path.addLine(to: CGPoint(x: x + outer * cos(angle), y: y + outer * sin(angle)))
    }
    return path
  }

  /// Returns a gear: a circle that extends to an outer circle for each tooth.
  ///
  /// - Parameter width: The fraction of the outer circle that the teeth occupy. They are wider at the inner circle.
  static func wheel(
    _ x: CGFloat, _ y: CGFloat, teeth: Int, outer: CGFloat, inner: CGFloat, width: CGFloat
  ) -> PathData {
    var path = PathData()
    let center = CGPoint(x: x, y: y)
    let step = 2 * .pi / CGFloat(teeth)
    for index in 0..<teeth {
      let middle = CGFloat(index) * step - .pi / 2
      let (tip, foot) = (step * width / 2, step * (width / 2 + 0.11))
      path.addArc(center: center, radius: outer, from: middle - tip, sweep: 2 * tip)
      path.addArc(center: center, radius: inner, from: middle + foot, sweep: step - 2 * foot)
    }
    path.close()
    return path
  }
}
