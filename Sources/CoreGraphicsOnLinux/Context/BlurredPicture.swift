package import Foundation
internal import TableMakerPangoCairo

/// A blurred copy of pixels that are drawn already.
package struct BlurredPicture {
  private let surface: PixelSurface
  private let origin: CGPoint
  /// The width of the pixels in a pixel of the surface.
  private let step: CGFloat

  /// Returns the distance, in pixels, of the pixels that have an influence on a blurred one.
  package static func reach(deviation: CGFloat) -> CGFloat { ShadowMask.reach(deviation: deviation) + fewer(deviation) }

  /// Returns the width of the pixels that are blurred as one, because a blurred picture has no details.
  private static func fewer(_ deviation: CGFloat) -> CGFloat { max(1, (deviation / 4).rounded(.down)) }

  /// Copies and blurs pixels, or returns `nil` if the deviation is too small for a blur.
  ///
  /// Beyond the edges of the source, its outermost pixels are repeated.
  ///
  /// - Parameters:
  ///   - source: A surface.
  ///   - box: The rectangle to blur, in pixels.
  ///   - deviation: The standard deviation of the blur, in pixels.
  ///   - saturation: The factor of the colors' saturation.
  package init?(of source: OpaquePointer, in box: CGRect, deviation: CGFloat, saturation: CGFloat) {
    step = BlurredPicture.fewer(deviation)
    let area = box.insetBy(
      dx: -BlurredPicture.reach(deviation: deviation), dy: -BlurredPicture.reach(deviation: deviation)
    ).integral
    let (width, height) = ((area.width / step).rounded(.up), (area.height / step).rounded(.up))
    guard let blur = BoxBlur(deviation: deviation / step), width <= 32_767, height <= 32_767,
      let surface = PixelSurface(width: Int(width), height: Int(height)), let cairo = cairo_create(surface.pointer)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, 1 / step, 1 / step)
    cairo_translate(cairo, -area.minX, -area.minY)
    cairo_set_source_surface(cairo, source, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_paint(cairo)
    guard BlurredPicture.blur(surface, by: blur, saturation: saturation) else { return nil }
    self.surface = surface
    origin = area.origin
  }

  /// Blurs each channel of a surface; returns `false` if memory doesn't suffice.
  private static func blur(_ surface: PixelSurface, by blur: BoxBlur, saturation: CGFloat) -> Bool {
    let (width, height, stride) = (surface.width, surface.height, surface.bytesPerRow)
    for channel in 0..<4 {
      guard let plane = PixelSurface(width: width, height: height, alphaOnly: true) else { return false }
      let planeStride = plane.bytesPerRow
      surface.withBytes { bytes in
        plane.withBytes { plane in
          for row in 0..<height {
            for column in 0..<width {
              plane[row * planeStride + column] = bytes[row * stride + column * 4 + channel]
            }
          }
        }
        blur.blur(plane)
        plane.withBytes { plane in
          for row in 0..<height {
            for column in 0..<width {
              bytes[row * stride + column * 4 + channel] = plane[row * planeStride + column]
            }
          }
        }
      }
    }
    if saturation != 1 { surface.withBytes { saturate($0, by: saturation, width, height, stride: stride) } }
    return true
  }

  /// Moves colors away from the gray of the same lightness.
  private static func saturate(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, by factor: CGFloat, _ width: Int, _ height: Int, stride: Int
  ) {
    for row in 0..<height {
      for pixel in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
        // The bytes are blue, green, red, and the alpha that the colors are multiplied with.
        let colors = (0..<3).map { CGFloat(bytes[pixel + $0]) }
        let gray = 0.0722 * colors[0] + 0.7152 * colors[1] + 0.2126 * colors[2]
        let most = CGFloat(bytes[pixel + 3])
        for (place, color) in colors.enumerated() {
          bytes[pixel + place] = UInt8(min(max(gray + (color - gray) * factor, 0), most).rounded())
        }
      }
    }
  }

  /// Fills the current path with the picture. The context's coordinates are pixels.
  package func fill(in cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, 1 / step, 0, 0, 1 / step, -origin.x / step, -origin.y / step)
    cairo_set_source_surface(cairo, surface.pointer, 0, 0)
    cairo_pattern_set_matrix(cairo_get_source(cairo), &matrix)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_fill(cairo)
  }
}
