import UIKit

/// Draws one picture, in its own three colours, on a square of 100 by 100 in the current graphics context.
///
/// Shapes are written as path data, the notation of SVG, which drawing programs speak: see `PathData`.
struct Pen {
  /// The picture's own colours: its subject's two, and the ground behind it.
  let main, second, groundColour: Colour
  let context: CGContext

  /// Fills a shape with one colour.
  func fill(_ shape: String, _ colour: Colour, opacity: Double = 1) {
    colour.uiColor(opacity).setFill()
    PathData.path(shape).fill()
  }

  /// Fills a shape with colours that run from its top to its bottom.
  func fill(_ shape: String, top: Colour, bottom: Colour) {
    let path = PathData.path(shape)
    let bounds = path.bounds
    context.saveGState()
    path.addClip()
    shade(from: CGPoint(x: 0, y: bounds.minY), top, to: CGPoint(x: 0, y: bounds.maxY), bottom)
    context.restoreGState()
  }

  /// Draws along a shape with a round pen.
  func stroke(_ shape: String, _ colour: Colour, width: Double, opacity: Double = 1) {
    let path = PathData.path(shape)
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    colour.uiColor(opacity).setStroke()
    path.stroke()
  }

  /// Fills a circle.
  func dot(_ x: Double, _ y: Double, _ radius: Double, _ colour: Colour, opacity: Double = 1) {
    colour.uiColor(opacity).setFill()
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)).fill()
  }

  /// An animal's eye, with the light in it.
  func eye(_ x: Double, _ y: Double, _ radius: Double) {
    dot(x, y, radius, .ink)
    dot(x - radius * 0.3, y - radius * 0.35, radius * 0.33, .white)
  }

  /// Fills the whole square with the picture's ground.
  func ground() {
    ground(top: groundColour.lighter(0.25), bottom: groundColour.darker(0.1))
  }

  /// Fills the whole square, and a little beyond, with colours that run from top to bottom.
  func ground(top: Colour, bottom: Colour) {
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

  private func shade(from start: CGPoint, _ first: Colour, to end: CGPoint, _ last: Colour) {
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

extension Colour {
  /// The colour as UIKit has it.
  func uiColor(_ opacity: Double = 1) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
}
