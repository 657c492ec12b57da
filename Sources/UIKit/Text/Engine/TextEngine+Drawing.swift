internal import TableMakerPangoCairo
internal import Foundation

extension TextEngine {
  /// Draws a run's glyphs in the context's color.
  ///
  /// - Parameters:
  ///   - run: The glyphs.
  ///   - start: The left end of their baseline, in points.
  ///   - cairo: The context.
  func draw(_ run: TextLayout.Run, at start: CGPoint, in cairo: OpaquePointer) {
    guard faces.indices.contains(run.face), !run.isWhite else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
    let isKnown = !run.glyphs.contains { $0.id & Self.unknownGlyph != 0 && $0.id != Self.emptyGlyph }
    if isUpright && isKnown && !run.hasColor && run.size * matrix.xx <= Self.largestMask
      && run.attributes.obliqueness == 0
    {
      drawMasks(run, at: start, matrix: matrix, in: cairo)
    } else {
      drawOutlines(run, at: start, in: cairo)
    }
  }

  /// The maximum size in pixels of glyphs with masks. Larger ones are filled as outlines.
  private static let largestMask: CGFloat = 200

  /// Combines the glyphs' masks, each at a quarter pixel as on iOS, and draws them together.
  private func drawMasks(
    _ run: TextLayout.Run, at start: CGPoint, matrix: cairo_matrix_t, in cairo: OpaquePointer
  ) {
    let scale = matrix.xx
    let size = run.size * scale
    let origin = CGPoint(x: start.x * scale + matrix.x0, y: start.y * scale + matrix.y0)
    var pieces: [(mask: GlyphMasks.Mask, x: Int, y: Int)] = []
    pieces.reserveCapacity(run.glyphs.count)
    var x = origin.x
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for glyph in run.glyphs {
      defer { x += glyph.advance * scale }
      guard glyph.id != Self.emptyGlyph else { continue }
      let quarters = Int(((x + glyph.offset.x * scale) * 4).rounded())
      let mask = masks.mask(
        of: glyph.id, face: run.face, size: size, quarter: quarters & 3, font: faces[run.face],
        options: drawingOptions)
      guard mask.width > 0 else { continue }
      let place = (
        mask: mask, x: (quarters >> 2) + mask.left,
        y: Int((origin.y + glyph.offset.y * scale).rounded()) + mask.top
      )
      pieces.append(place)
      left = min(left, place.x)
      top = min(top, place.y)
      right = max(right, place.x + mask.width)
      bottom = max(bottom, place.y + mask.height)
    }
    guard !pieces.isEmpty, right - left < 32_767, bottom - top < 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top)),
      let data = cairo_image_surface_get_data(surface)
    else { return }
    defer { cairo_surface_destroy(surface) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    for piece in pieces { add(piece.mask, to: data + (piece.y - top) * stride + piece.x - left, stride: stride) }
    cairo_surface_mark_dirty(surface)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_mask_surface(cairo, surface, Double(left), Double(top))
    cairo_restore(cairo)
  }

  /// Adds a mask's coverage to pixels, up to full coverage.
  private func add(_ mask: GlyphMasks.Mask, to pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in 0..<mask.height {
        let line = pixels + row * stride
        let first = row * mask.width
        for column in 0..<mask.width {
          let sum = UInt16(line[column]) + UInt16(coverage[first + column])
          line[column] = UInt8(min(sum, 255))
        }
      }
    }
  }

  /// Fills or strokes the outlines of glyphs, for rotated, slanted, outlined, and very large text.
  ///
  /// - Parameters:
  ///   - run: The glyphs.
  ///   - start: The left end of their baseline, in points.
  ///   - strokeWidth: The stroke width in points, or `nil` to fill the outlines.
  ///   - cairo: The context.
  func drawOutlines(
    _ run: TextLayout.Run, at start: CGPoint, strokeWidth: CGFloat? = nil, in cairo: OpaquePointer
  ) {
    guard faces.indices.contains(run.face), !run.isWhite else { return }
    faces[run.face].set(
      in: cairo, size: run.size, obliqueness: run.attributes.obliqueness, options: drawingOptions)
    var x = start.x
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(run.glyphs.count)
    cairo_new_path(cairo)
    for glyph in run.glyphs {
      if glyph.id == Self.emptyGlyph {
        // There's nothing to draw, but the width counts.
      } else if glyph.id & Self.unknownGlyph != 0 {
        missing(at: CGPoint(x: x, y: start.y), width: glyph.advance, size: run.size, in: cairo)
      } else {
        glyphs.append(
          cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.offset.x, y: start.y + glyph.offset.y))
      }
      x += glyph.advance
    }
    if run.hasColor {
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    } else {
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    }
    if let strokeWidth {
      cairo_set_line_width(cairo, strokeWidth)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  /// Adds the outline of a box for a character that no installed font has.
  private func missing(at place: CGPoint, width: CGFloat, size: CGFloat, in cairo: OpaquePointer) {
    let line = size / 18
    let box = CGRect(
      x: place.x + line, y: place.y - size * 0.7, width: max(line * 3, width - line * 2), height: size * 0.7)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    // The inner rectangle has the opposite direction, so the middle stays empty.
    cairo_rectangle(cairo, box.maxX - line, box.minY + line, line * 2 - box.width, box.height - line * 2)
  }
}
