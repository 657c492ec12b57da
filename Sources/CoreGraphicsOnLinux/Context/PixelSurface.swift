import Foundation
internal import TableMakerPangoCairo

/// Pixels in memory, into which Cairo draws.
///
/// A pixel has four bytes with premultiplied alpha, or one byte of alpha.
package final class PixelSurface {
  package let pointer: OpaquePointer
  package let width: Int
  package let height: Int

  /// Creates empty pixels, or returns `nil` if there are too many of them.
  ///
  /// Cairo allows at most 32,767 in a row, and memory must suffice.
  package init?(width: Int, height: Int, alphaOnly: Bool = false) {
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let pointer = cairo_image_surface_create(
        alphaOnly ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      return nil
    }
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  /// Creates pixels from a surface and takes over its ownership.
  package init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Calls a closure with the bytes, row by row, which it can read and change.
  package func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    cairo_surface_flush(pointer)
    let start = cairo_image_surface_get_data(pointer)
    let result = try body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : bytesPerRow * height))
    cairo_surface_mark_dirty(pointer)
    return result
  }

  /// Returns a copy that later drawing doesn't change.
  package func copy() -> PixelSurface? {
    guard let copy = PixelSurface(width: width, height: height), copy.bytesPerRow == bytesPerRow else { return nil }
    withBytes { source in copy.withBytes { _ = $0.update(fromContentsOf: source) } }
    return copy
  }
}
