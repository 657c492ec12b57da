public import Foundation
internal import TableMakerPangoCairo

/// A renderer that draws in a format.
open class UIGraphicsRenderer: NSObject {
  let area: CGRect
  let rendererFormat: UIGraphicsRendererFormat

  init(area: CGRect, format: UIGraphicsRendererFormat) {
    self.area = area
    format.boundsStorage = area
    rendererFormat = format
    super.init()
  }

  /// The format that is drawn in.
  open var format: UIGraphicsRendererFormat { rendererFormat }
}

/// Draws images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Makes a renderer for images of a size in points, at the current traits' pixels a point.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Makes a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for images of what lies in a rectangle, in points, at the current traits' pixels a point.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes a renderer for images of what lies in a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(area: bounds.standardized, format: format)
  }

  /// The format that is drawn in.
  private var imageFormat: UIGraphicsImageRendererFormat {
    rendererFormat as? UIGraphicsImageRendererFormat ?? .default()
  }

  /// Draws an image. Its size is that of the renderer, in whole pixels; one of size zero is empty.
  ///
  /// - Parameter actions: Draws, with the context it is given as the current one; y goes down, units are points.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let (surface, scale) = draw(actions) else { return UIImage() }
    return UIImage(.pixels(CGImage(surface)), UIImage.Attributes(scale: scale))
  }

  /// Draws an image and returns the data of a PNG file with it; empty for an image of size zero.
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
