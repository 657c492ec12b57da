import Foundation
internal import TableMakerPangoCairo

/// Pixels in memory that Cairo draws into: four bytes each, alpha multiplied in, or one byte of alpha.
package final class PixelSurface {
  package let pointer: OpaquePointer
  package let width: Int
  package let height: Int

  /// Makes empty pixels; nil if they are too many for Cairo (32,767 in a row) or for memory.
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

  /// Takes a surface over; its owner is now this object.
  package init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

  /// Gives the bytes to read and write, row by row.
  package func withBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    cairo_surface_flush(pointer)
    let start = cairo_image_surface_get_data(pointer)
    let result = try body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : bytesPerRow * height))
    cairo_surface_mark_dirty(pointer)
    return result
  }

  /// A copy that later drawing does not change.
  package func copy() -> PixelSurface? {
    guard let copy = PixelSurface(width: width, height: height), copy.bytesPerRow == bytesPerRow else { return nil }
    withBytes { source in copy.withBytes { _ = $0.update(fromContentsOf: source) } }
    return copy
  }
}
