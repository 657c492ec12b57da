internal import CoreGraphicsOnLinux
import UIKit

/// The pixels of a window, with and without its text.
@MainActor final class ScreenPicture {
  let image: UIImage
  private let window: CGRect
  private let scale: CGFloat
  let pixels: Pixels
  private let drawWithoutText: @MainActor () -> Pixels?
  private var known: Pixels?

  /// Draws a window, or returns `nil` if it's too large.
  init?(of window: UIWindow) {
    self.window = window.bounds
    scale = window.traitCollection.displayScale > 0 ? window.traitCollection.displayScale : 2
    let image = ScreenPicture.draw(window, scale: scale)
    guard let pixels = image.cgImage.map(Pixels.init) else { return nil }
    (self.image, self.pixels) = (image, pixels)
    let scale = scale
    drawWithoutText = { [weak window] in
      guard let window else { return nil }
      window.displayAgain()
      defer { window.displayAgain() }
      let image = TextLayer.skip { ScreenPicture.draw(window, scale: scale) }
      return image.cgImage.map(Pixels.init)
    }
  }

  /// The pixels without the text, drawn at the first call, when the window must be as it was.
  var pixelsWithoutText: Pixels? {
    if known == nil { known = drawWithoutText() }
    return known
  }

  /// Returns the pixels of a rectangle of the window, as ranges of columns and rows.
  func range(_ rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    guard !rect.isNull, !rect.isEmpty else { return (0..<0, 0..<0) }
    func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
      // Limited before the conversion, because the empty intersection of two rectangles is at infinity.
      let first = Int(min(max((low * scale).rounded(.down), 0), CGFloat(limit)))
      return first..<Int(min(max((high * scale).rounded(.up), CGFloat(first)), CGFloat(limit)))
    }
    return (range(rect.minX, rect.maxX, pixels.width), range(rect.minY, rect.maxY, pixels.height))
  }

  /// Returns the picture with a place marked.
  func marked(_ frame: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.size, format: format).image { renderer in
      image.draw(in: window)
      let mark = frame.insetBy(dx: -2, dy: -2).intersection(window.insetBy(dx: 1, dy: 1))
      let shown = mark.isNull ? window.insetBy(dx: 1, dy: 1) : mark
      renderer.cgContext.saveGState()
      let around = UIBezierPath(rect: window)
      around.append(UIBezierPath(rect: shown))
      around.usesEvenOddFillRule = true
      UIColor(white: 0.5, alpha: 0.35).setFill()
      around.fill()
      renderer.cgContext.restoreGState()
      let outline = UIBezierPath(rect: shown)
      outline.lineWidth = 2
      UIColor(red: 1, green: 0, blue: 0.4, alpha: 1).setStroke()
      outline.stroke()
    }
  }

  private static func draw(_ window: UIWindow, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
}

extension UIView {
  /// Marks the view and everything in it for drawing.
  fileprivate func displayAgain() {
    setNeedsDisplay()
    for view in subviews { view.displayAgain() }
  }
}
