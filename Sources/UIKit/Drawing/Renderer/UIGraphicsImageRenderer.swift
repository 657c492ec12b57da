public import Foundation
internal import TableMakerPangoCairo

/// The base class of renderers that draw in a format.
open class UIGraphicsRenderer: NSObject {
  let area: CGRect
  let rendererFormat: UIGraphicsRendererFormat

  init(area: CGRect, format: UIGraphicsRendererFormat) {
    self.area = area
    format.boundsStorage = area
    rendererFormat = format
    super.init()
  }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }
}

/// A renderer that draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer for images of a size in points, with the scale of the current traits.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in points, with the scale of the current traits.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images of a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(area: bounds.standardized, format: format)
  }

  /// The format of the images.
  private var imageFormat: UIGraphicsImageRendererFormat {
    rendererFormat as? UIGraphicsImageRendererFormat ?? .default()
  }

  /// Draws an image.
  ///
  /// The image has the renderer's size in whole pixels. If the size is zero, the image is empty.
  ///
  /// - Parameter actions: A closure that draws in the context that it receives, which is also the current context. The
  ///   y-axis points down, and the unit is points.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let (surface, scale) = draw(actions) else { return UIImage() }
    return UIImage(.pixels(CGImage(surface)), UIImage.Attributes(scale: scale))
  }

  /// Draws an image and returns it as PNG data, which is empty if the size is zero.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> (PixelSurface, CGFloat)? {
    let format = imageFormat
    let scale = format.scale > 0 ? format.scale : max(UITraitCollection.current.displayScale, 1)
    let width = (area.width * scale - 1e-6).rounded(.up)
    let height = (area.height * scale - 1e-6).rounded(.up)
    guard width > 0, height > 0 else { return nil }
    guard width <= 32_767, height <= 32_767, let surface = PixelSurface(width: Int(width), height: Int(height)) else {
      raise(
        .internalInconsistency, "An image of \(width) by \(height) pixels is too large: there may be 32,767 in a row")
    }
    let context = CGContext(surface, origin: area.origin, scale: scale)
    if format.opaque {
      cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
      cairo_paint(context.cairo)
    }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    UIGraphicsPopContext()
    return (surface, scale)
  }
}
