import UIKit

/// Draws pictures and icons, each once, and keeps the images.
@MainActor final class PictureStore {
  private enum Subject: Hashable {
    case picture(Picture)
    case icon(Icon)
    case noPicture
  }

  private struct Key: Hashable {
    let subject: Subject
    let side, scale: CGFloat
  }

  private var images: [Key: UIImage] = [:]

  /// The image of a picture, or of an empty page where there is none.
  ///
  /// - Parameters:
  ///   - side: Its width and height in points.
  ///   - scale: Pixels in a point.
  func image(of picture: Picture?, side: CGFloat, scale: CGFloat) -> UIImage {
    image(Key(subject: picture.map { .picture($0) } ?? .noPicture, side: side, scale: scale), rounding: 0.2)
  }

  /// The image of an icon; `side` is its width and height in points, `scale` the pixels in a point.
  func image(of icon: Icon, side: CGFloat, scale: CGFloat) -> UIImage {
    image(Key(subject: .icon(icon), side: side, scale: scale), rounding: 0.235)
  }

  private func image(_ key: Key, rounding: CGFloat) -> UIImage {
    if let image = images[key] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = key.scale
    let square = CGRect(x: 0, y: 0, width: key.side, height: key.side)
    let image = UIGraphicsImageRenderer(size: square.size, format: format).image { renderer in
      let context = renderer.cgContext
      let outline = UIBezierPath(roundedRect: square, cornerRadius: key.side * rounding)
      outline.addClip()
      context.saveGState()
      context.scaleBy(x: key.side / 100, y: key.side / 100)
      Self.draw(key.subject, in: context)
      context.restoreGState()
      // A faint edge, so that a light ground still ends somewhere on a white card.
      outline.lineWidth = 1
      UIColor(white: 0, alpha: 0.08).setStroke()
      outline.stroke()
    }
    images[key] = image
    return image
  }

  private static func draw(_ subject: Subject, in context: CGContext) {
    switch subject {
    case .picture(let picture):
      picture.kind.draw(
        with: Pen(main: picture.main, second: picture.second, groundColor: picture.ground, context: context))
    case .icon(let icon):
      let pen = Pen(main: icon.color, second: .white, groundColor: icon.color, context: context)
      pen.ground(top: icon.color.lighter(0.1), bottom: icon.color.darker(0.06))
      icon.kind.draw(with: pen)
    case .noPicture:
      let pen = Pen(main: Color(0x8E8E93), second: .white, groundColor: .white, context: context)
      pen.fill("M-1 -1 L101 -1 L101 101 L-1 101 Z", pen.main, opacity: 0.14)
      pen.stroke("M30 70 L34 56 L64 26 L74 36 L44 66 Z M58 32 L68 42", pen.main, width: 4, opacity: 0.6)
      pen.stroke("M28 80 L72 80", pen.main, width: 4, opacity: 0.35)
    }
  }
}
