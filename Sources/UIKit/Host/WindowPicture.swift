public import Foundation
internal import QuartzCoreOnLinux
internal import TableMakerPangoCairo

/// A picture of a window that updates by drawing only the changes.
///
/// The layers provide the changed areas. After each update, the pixels equal a drawing of the whole window.
@_spi(Host) @MainActor public final class WindowPicture {
  /// The host of the window.
  public let host: WindowHost
  /// The pixels, or `nil` before the first update or if there are none.
  public private(set) var pixels: WindowPixels?

  /// The margin to draw around a rectangle because Cairo may render clipped edges slightly differently.
  private static let margin = 2

  private var scale: CGFloat = 0
  /// The record of the layers in the pixels.
  private var record: LayerRecord?
  /// The surface for redrawn areas, at their places in the whole.
  private var surface: PixelSurface?

  /// Creates a picture that isn't drawn yet.
  public init(of host: WindowHost) { self.host = host }

  /// Lays out the window and draws its current changes.
  ///
  /// - Parameter scale: The number of pixels per point. A change of the scale or the window's size draws the whole
  ///   picture.
  /// - Returns: The drawn rectangles in pixels, which don't overlap.
  public func update(scale: CGFloat) -> [PixelRectangle] {
    host.willDraw()
    return DisplayNews.silently {
      host.window.layoutIfNeeded()
      let bounds = host.window.bounds.standardized
      guard let (width, height) = WindowHost.pixelSize(of: bounds.size, scale: scale) else {
        (pixels, record, surface) = (nil, nil, nil)
        return []
      }
      let all = PixelRectangle(x: 0, y: 0, width: width, height: height)
      if surface?.width != width || surface?.height != height || self.scale != scale {
        (surface, record) = (PixelSurface(width: width, height: height), nil)
        self.scale = scale
      }
      guard let surface else {
        pixels = nil
        return []
      }
      let time = MediaTime.now
      let context = CGContext(surface, origin: bounds.origin, scale: scale)
      let new = host.window.layer.record(at: time, matrix: context.matrix, clip: all.rect, in: context)
      host.waitForChange(at: new.nextChange)
      defer { record = new }
      guard let record, pixels != nil else {
        draw(all, of: bounds, at: time)
        pixels = surface.withBytes { bytes in
          WindowPixels(width: width, height: height, rowBytes: surface.bytesPerRow, bytes)
        }
        return [all]
      }
      let rectangles = PixelRectangle.separate(
        new.changes(from: record).map { PixelRectangle(around: $0) }, within: all,
        undivided: new.pictures().map { PixelRectangle(around: $0) })
      for rectangle in rectangles {
        draw(rectangle.enlarged(by: Self.margin, within: all), of: bounds, at: time)
        surface.withBytes { bytes in pixels?.copy(rectangle, from: bytes, rowBytes: surface.bytesPerRow) }
      }
      return rectangles
    }
  }

  private func draw(_ rectangle: PixelRectangle, of bounds: CGRect, at time: TimeInterval) {
    guard let surface else { return }
    let context = CGContext(surface, origin: bounds.origin, scale: scale)
    cairo_save(context.cairo)
    cairo_identity_matrix(context.cairo)
    let rect = rectangle.rect
    cairo_rectangle(context.cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_restore(context.cairo)
    cairo_clip(context.cairo)
    cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
    cairo_paint(context.cairo)
    host.window.layer.renderAsShown(in: context, at: time)
  }
}
