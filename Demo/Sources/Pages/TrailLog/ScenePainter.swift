import UIKit

/// Paints parts of landscapes, one over the other, on 400 by 208. The same numbers paint the same picture every time.
struct ScenePainter {
  static let size = CGSize(width: 400, height: 208)

  let context: CGContext

  /// A color that one can see through.
  struct Tone {
    let color: Color
    let opacity: Double

    init(_ number: Int, _ opacity: Double = 1) { self.init(Color(number), opacity) }

    init(_ color: Color, _ opacity: Double = 1) {
      self.color = color
      self.opacity = opacity
    }
  }

  // MARK: Light

  /// Fills all above a line with colors that run down to it.
  func sky(_ colors: [Int], to horizon: Double) {
    let everything = UIBezierPath(rect: CGRect(origin: .zero, size: Self.size))
    fill(everything, colors.map { Tone($0) }, from: 0, to: horizon)
  }

  /// Light around a place, strongest there.
  func glow(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone, flat: Double = 1) {
    let color = tone.color
    guard let gradient = gradient([tone, Tone(color, tone.opacity * 0.32), Tone(color, 0)]) else { return }
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.scaleBy(x: 1, y: flat)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: radius, options: [])
    context.restoreGState()
  }

  /// A circle, or an ellipse that is less high than wide.
  func disc(_ x: Double, _ y: Double, _ radius: Double, _ tone: Tone, flat: Double = 1) {
    tone.color.uiColor(tone.opacity).setFill()
    let frame = CGRect(x: x - radius, y: y - radius * flat, width: radius * 2, height: radius * 2 * flat)
    UIBezierPath(ovalIn: frame).fill()
  }

  /// A band of mist, densest in its middle.
  func mist(_ y: Double, _ height: Double, _ tone: Tone) {
    let band = UIBezierPath(rect: CGRect(x: 0, y: y - height / 2, width: Self.size.width, height: height))
    let clear = Tone(tone.color, 0)
    fill(band, [clear, tone, clear], from: y - height / 2, to: y + height / 2)
  }

  // MARK: Shapes

  /// Fills a shape with colors that run from one height to another, its own top and bottom unless others are named.
  func fill(_ path: UIBezierPath, _ tones: [Tone], from top: Double? = nil, to bottom: Double? = nil) {
    guard let gradient = gradient(tones) else { return }
    let bounds = path.bounds
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: top ?? bounds.minY), end: CGPoint(x: 0, y: bottom ?? bounds.maxY),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }

  /// Fills a shape with one color.
  func fill(_ path: UIBezierPath, _ tone: Tone) {
    tone.color.uiColor(tone.opacity).setFill()
    path.fill()
  }

  /// Draws along a line with a round pen.
  func stroke(_ path: UIBezierPath, _ tone: Tone, width: Double) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tone.color.uiColor(tone.opacity).setStroke()
    path.stroke()
  }

  /// A shape from its corners.
  func shape(_ corners: [CGPoint], isClosed: Bool = true) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    if isClosed { path.close() }
    return path
  }

  /// A curve through points, as a string on nails would hang: smooth, and level at none of them.
  func curve(_ points: [CGPoint]) -> UIBezierPath {
    let path = UIBezierPath()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for index in points.indices.dropLast() {
      let before = index > 0 ? points[index - 1] : first
      let (start, end) = (points[index], points[index + 1])
      let after = index + 2 < points.count ? points[index + 2] : last
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        controlPoint2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    return path
  }

  private func gradient(_ tones: [Tone]) -> CGGradient? {
    let components = tones.flatMap { tone -> [CGFloat] in
      [tone.color.red, tone.color.green, tone.color.blue, tone.opacity]
    }
    return CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: tones.count)
  }
}

/// Returns a point from two numbers, without labels, for the many points of a landscape.
func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
