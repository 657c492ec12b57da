package import Foundation
internal import TableMakerPangoCairo

/// The blurred alpha of a drawing, in pixels.
///
/// Three box blurs approximate a Gaussian one, with an error of less than 3 % of the full alpha.
package struct ShadowMask {
  private let surface: PixelSurface
  private let origin: CGPoint

  /// Returns the extent of a blur, in pixels.
  package static func reach(deviation: CGFloat) -> CGFloat { (deviation * 3).rounded(.up) + 1 }

  /// Draws and blurs a shadow.
  ///
  /// - Parameters:
  ///   - box: The area in pixels. A blur that extends beyond it is cut off.
  ///   - deviation: The standard deviation of the blur, in pixels.
  ///   - draw: A closure that draws the object that casts the shadow, in pixel coordinates.
  package init?(around box: CGRect, deviation: CGFloat, draw: (OpaquePointer) -> Void) {
    let box = box.integral
    guard box.width > 0, box.height > 0, box.width <= 32_767, box.height <= 32_767,
      let surface = PixelSurface(width: Int(box.width), height: Int(box.height), alphaOnly: true)
    else { return nil }
    // With this offset, Cairo uses the coordinates of the box for drawing and groups.
    cairo_surface_set_device_offset(surface.pointer, -box.minX, -box.minY)
    guard let cairo = cairo_create(surface.pointer) else { return nil }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_set_device_offset(surface.pointer, 0, 0)
    self.surface = surface
    origin = box.origin
    BoxBlur(deviation: deviation)?.blur(surface)
  }

  /// Paints the current color through the mask, in pixel coordinates.
  package func paint(in cairo: OpaquePointer, offset: CGSize) {
    cairo_mask_surface(cairo, surface.pointer, origin.x + offset.width, origin.y + offset.height)
  }
}
