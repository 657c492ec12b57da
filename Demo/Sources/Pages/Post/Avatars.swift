import UIKit

/// Draws the neighbors' round pictures, each once, and keeps the images.
@MainActor final class Avatars {
  /// The avatars that all cells share: a cell that configures itself has no other access to them.
  static let shared = Avatars()

  /// A picture's width and height, in points.
  static let side: CGFloat = 52

  private struct Key: Hashable {
    let face: Face?
    let scale: CGFloat
  }

  private var images: [Key: UIImage] = [:]

  /// Returns the round picture of a face, or a neutral one for nil.
  ///
  /// - Parameter scale: Pixels in a point.
  func image(of face: Face?, scale: CGFloat) -> UIImage {
    let key = Key(face: face, scale: scale)
    if let image = images[key] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let image = UIGraphicsImageRenderer(size: square.size, format: format).image { renderer in
      let context = renderer.cgContext
      let circle = UIBezierPath(ovalIn: square)
      context.saveGState()
      circle.addClip()
      context.scaleBy(x: Self.side / 100, y: Self.side / 100)
      Self.draw(face, in: context)
      context.restoreGState()
      // A faint edge, so that a light ground still ends somewhere.
      let edge = UIBezierPath(ovalIn: square.insetBy(dx: 0.25, dy: 0.25))
      edge.lineWidth = 0.5
      UIColor(white: 0, alpha: 0.12).setStroke()
      edge.stroke()
    }
    images[key] = image
    return image
  }

  private static func draw(_ face: Face?, in context: CGContext) {
    switch face {
    case .portrait(let portrait): Pen.draw(portrait, in: context)
    case .drawing(let picture):
      picture.kind.draw(
        with: Pen(main: picture.main, second: picture.second, groundColor: picture.ground, context: context))
    case .thing(.packet): Pen.drawPacket(in: context)
    case .thing(.can): Pen.drawCan(in: context)
    case nil: Pen.drawNobody(in: context)
    }
  }
}
