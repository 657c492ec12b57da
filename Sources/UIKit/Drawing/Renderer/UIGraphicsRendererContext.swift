public import Foundation

/// The context that a renderer passes to its actions, with common drawing methods.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// The Core Graphics context.
  open var cgContext: CGContext { context }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color, and replaces its content even if the color is translucent.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the current fill color, using a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blending(blendMode) { context.fill(rect) } }

  /// Draws a line of one point inside the edge of a rectangle, in the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point inside the edge of a rectangle in the current stroke color, using a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    blending(blendMode) { context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Limits later drawing to a rectangle.
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
  /// The image in its current state.
  open var currentImage: UIImage {
    let scale = hypot(cgContext.baseTransform.a, cgContext.baseTransform.b)
    guard let surface = cgContext.surface.copy() else { return UIImage() }
    return UIImage(.pixels(CGImage(surface)), UIImage.Attributes(scale: scale))
  }
}
