internal import TableMakerPangoCairo
internal import Foundation

/// The pixel coverage of glyphs, which is drawn once for each size and quarter-pixel position.
///
/// Cairo 1.16 also caches glyphs, but it places them only at whole pixels, which makes letters uneven. Filling outlines
/// again takes about 30 microseconds per letter.
final class GlyphMasks {
  /// A glyph's pixels and their position relative to its origin.
  struct Mask {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var coverage: [UInt8]
  }

  private struct Key: Hashable {
    var face: Int
    var size: CGFloat
    var glyph: UInt32
    var quarter: Int
  }

  private var masks: [Key: Mask] = [:]
  private let scratch: OpaquePointer

  /// The maximum number of cached masks, which is a few megabytes at text sizes. Beyond it, all are dropped.
  private static let limit = 10_000

  init() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    guard let scratch = cairo_create(surface) else { preconditionFailure("Cairo is out of memory.") }
    cairo_surface_destroy(surface)
    self.scratch = scratch
  }

  deinit { cairo_destroy(scratch) }

  /// Returns the mask of a glyph.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number in the face.
  ///   - face: The face's number, for the key.
  ///   - size: The size in pixels.
  ///   - quarter: The horizontal offset in quarters of a pixel.
  ///   - font: The face.
  ///   - options: The drawing options.
  func mask(
    of glyph: UInt32, face: Int, size: CGFloat, quarter: Int, font: FontFace, options: OpaquePointer
  ) -> Mask {
    let key = Key(face: face, size: size, glyph: glyph, quarter: quarter)
    if let mask = masks[key] { return mask }
    if masks.count >= Self.limit { masks.removeAll(keepingCapacity: true) }
    let mask = draw(key, font: font, options: options)
    masks[key] = mask
    return mask
  }

  private func draw(_ key: Key, font: FontFace, options: OpaquePointer) -> Mask {
    font.set(in: scratch, size: key.size, options: options)
    var glyph = cairo_glyph_t(index: UInt(key.glyph), x: Double(key.quarter) / 4, y: 0)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_new_path(scratch)
    cairo_glyph_path(scratch, &glyph, 1)
    cairo_path_extents(scratch, &left, &top, &right, &bottom)
    var mask = Mask(left: Int(left.rounded(.down)), top: Int(top.rounded(.down)), width: 0, height: 0, coverage: [])
    mask.width = Int(right.rounded(.up)) - mask.left
    mask.height = Int(bottom.rounded(.up)) - mask.top
    guard right > left, bottom > top,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height)),
      let cairo = cairo_create(surface)
    else { return Mask(left: 0, top: 0, width: 0, height: 0, coverage: []) }
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    font.set(in: cairo, size: key.size, options: options)
    glyph.x -= Double(mask.left)
    glyph.y -= Double(mask.top)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return mask }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.coverage.reserveCapacity(mask.width * mask.height)
    for row in 0..<mask.height {
      mask.coverage.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: mask.width))
    }
    return mask
  }
}

extension FontFace {
  /// Sets the face as the context's font.
  ///
  /// - Parameters:
  ///   - size: The font size in the context's units.
  ///   - obliqueness: The slant to the right: the tangent of the angle.
  ///   - options: The drawing options.
  func set(in cairo: OpaquePointer, size: CGFloat, obliqueness: CGFloat = 0, options: OpaquePointer) {
    var matrix = matrix
    matrix.xy -= obliqueness * matrix.yy
    matrix.xx *= size
    matrix.xy *= size
    matrix.yx *= size
    matrix.yy *= size
    cairo_set_font_face(cairo, cairoFace)
    cairo_set_font_matrix(cairo, &matrix)
    cairo_set_font_options(cairo, options)
  }
}
