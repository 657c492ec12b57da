package import Foundation
internal import TableMakerPangoCairo

/// The blurred alpha of something drawn, in pixels.
///
/// The blur is a Gaussian one, as near as three box blurs come to it: off by less than 3 % of the full alpha.
package struct ShadowMask {
  private let surface: PixelSurface
  private let origin: CGPoint

  /// Returns the extent of a blur, in pixels.
  package static func reach(deviation: CGFloat) -> CGFloat { (deviation * 3).rounded(.up) + 1 }

  /// Draws and blurs.
  ///
  /// - Parameters:
  ///   - box: Where, in pixels; what the blur spreads beyond it is cut off.
  ///   - deviation: The blur's standard deviation, in pixels.
  ///   - draw: Draws what throws the shadow; coordinates are pixels.
  package init?(around box: CGRect, deviation: CGFloat, draw: (OpaquePointer) -> Void) {
    let box = box.integral
    guard box.width > 0, box.height > 0, box.width <= 32_767, box.height <= 32_767,
      let surface = PixelSurface(width: Int(box.width), height: Int(box.height), alphaOnly: true)
    else { return nil }
    // Cairo then takes box's coordinates, of what is drawn and of groups, as they are.
    cairo_surface_set_device_offset(surface.pointer, -box.minX, -box.minY)
    guard let cairo = cairo_create(surface.pointer) else { return nil }
    draw(cairo)
    cairo_destroy(cairo)
    cairo_surface_set_device_offset(surface.pointer, 0, 0)
    self.surface = surface
    origin = box.origin
    BoxBlur(deviation: deviation)?.blur(surface)
  }

  /// Paints the color that is set through the mask; coordinates are pixels.
  package func paint(in cairo: OpaquePointer, offset: CGSize) {
    cairo_mask_surface(cairo, surface.pointer, origin.x + offset.width, origin.y + offset.height)
  }
}
