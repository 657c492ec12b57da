import UIKit

/// Draws one picture, in its own three colors, on a square of 100 by 100 in the current graphics context.
///
/// Shapes are written as path data, the notation of SVG, which drawing programs speak: see `PathData`.
struct Pen {
  /// The picture's own colors: its subject's two, and the ground behind it.
  let main, second, groundColor: Color
  let context: CGContext

  /// Fills a shape with one color.
  func fill(_ shape: String, _ color: Color, opacity: Double = 1) {
    color.uiColor(opacity).setFill()
    PathData.path(shape).fill()
  }

  /// Fills a shape with colors that run from its top to its bottom.
  func fill(_ shape: String, top: Color, bottom: Color) {
    let path = PathData.path(shape)
    let bounds = path.bounds
    context.saveGState()
    path.addClip()
    shade(from: CGPoint(x: 0, y: bounds.minY), top, to: CGPoint(x: 0, y: bounds.maxY), bottom)
    context.restoreGState()
  }

  /// Draws along a shape with a round pen.
  func stroke(_ shape: String, _ color: Color, width: Double, opacity: Double = 1) {
    let path = PathData.path(shape)
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.uiColor(opacity).setStroke()
    path.stroke()
  }

  /// Fills a circle.
  func dot(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, opacity: Double = 1) {
    color.uiColor(opacity).setFill()
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)).fill()
  }

  /// An animal's eye, with the light in it.
  func eye(_ x: Double, _ y: Double, _ radius: Double) {
    dot(x, y, radius, .ink)
    dot(x - radius * 0.3, y - radius * 0.35, radius * 0.33, .white)
  }

  /// Fills the whole square with the picture's ground.
  func ground() {
    ground(top: groundColor.lighter(0.25), bottom: groundColor.darker(0.1))
  }

  /// Fills the whole square, and a little beyond, with colors that run from top to bottom.
  func ground(top: Color, bottom: Color) {
    fill("M-1 -1 L101 -1 L101 101 L-1 101 Z", top: top, bottom: bottom)
  }

  /// Draws with its origin elsewhere, turned by degrees (clockwise) and scaled.
  func at(_ x: Double, _ y: Double, turned degrees: Double = 0, scaled scale: Double = 1, _ draw: (Pen) -> Void) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.rotate(by: degrees * .pi / 180)
    context.scaleBy(x: scale, y: scale)
    draw(self)
    context.restoreGState()
  }

  private func shade(from start: CGPoint, _ first: Color, to end: CGPoint, _ last: Color) {
    let components: [CGFloat] = [first.red, first.green, first.blue, 1, last.red, last.green, last.blue, 1]
    let locations: [CGFloat] = [0, 1]
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorSpace: space, colorComponents: components, locations: locations, count: 2)
    else {
      return
    }
    context.drawLinearGradient(gradient, start: start, end: end, options: [])
  }
}

extension Color {
  /// The color as UIKit has it.
  func uiColor(_ opacity: Double = 1) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
}
