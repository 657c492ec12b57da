public import Foundation

/// The context that a renderer passes to its actions, with the commonest drawing.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// The context that is drawn in.
  open var cgContext: CGContext { context }

  /// The format that is drawn in.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color; what was there is replaced, even where the color lets it through.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { context.fill(rect) } }

  /// Draws a rectangle's line, inside of the rectangle, in the current color for lines.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a rectangle's line, inside of the rectangle, in the current color for lines.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Keeps later drawing inside a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }

  private func blending(_ mode: CGBlendMode, _ draw: () -> Void) {
    let previous = context.state.blendMode
    context.setBlendMode(mode)
    draw()
    context.setBlendMode(previous)
  }
}

/// The context that an image renderer passes to its actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image as it is so far.
  open var currentImage: UIImage {
    let scale = hypot(cgContext.baseTransform.a, cgContext.baseTransform.b)
    guard let surface = cgContext.surface.copy() else { return UIImage() }
    return UIImage(.pixels(CGImage(surface)), UIImage.Attributes(scale: scale))
  }
}
