public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Draws an image that fills a rectangle.
  ///
  /// Like in Core Graphics, the bottom of the image lies at the smallest y of the rectangle. If y increases downward,
  /// as on the screen, the image appears upside down. `UIImage.draw(in:)` draws it upright.
  ///
  /// - Parameter byTiling: Whether the image repeats over the whole clipping area, with one copy in the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    paint { drawUpright(image, in: rect, byTiling: byTiling, alpha: state.alpha) }
    restoreGState()
  }

  /// Draws an image that fills a rectangle, with its top at the smallest y.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false, alpha: CGFloat = 1) {
    guard rect.width > 0, rect.height > 0 else { return }
    withSource(image, in: rect, extend: byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD) { _ in
      guard !byTiling else { return cairo_paint_with_alpha(cairo, alpha) }
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      if alpha < 1 || state.blendMode.reachesBeyondShape {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, alpha)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  /// Fills a rectangle with a color through the alpha of an image, which has its top at the smallest y.
  package func fill(_ rect: CGRect, with color: CGColor, throughAlphaOf image: CGImage) {
    guard rect.width > 0, rect.height > 0 else { return }
    withSource(image, in: rect, extend: CAIRO_EXTEND_PAD) { picture in
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(cairo)
      setSource(color)
      cairo_mask(cairo, picture)
    }
  }

  /// Runs a closure with an image as Cairo's source, scaled so that the image fills a rectangle.
  private func withSource(
    _ image: CGImage, in rect: CGRect, extend: cairo_extend_t, _ draw: (_ picture: OpaquePointer?) -> Void
  ) {
    pictureCount += 1
    image.reading { pixels in
      cairo_save(cairo)
      cairo_new_path(cairo)
      cairo_set_source_surface(cairo, pixels, 0, 0)
      let picture = cairo_pattern_reference(cairo_get_source(cairo))
      // The matrix maps the points of the rectangle to the pixels of the image.
      let (x, y) = (CGFloat(image.width) / rect.width, CGFloat(image.height) / rect.height)
      var matrix = cairo_matrix_t(
        CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x, ty: -rect.minY * y))
      cairo_pattern_set_matrix(picture, &matrix)
      cairo_pattern_set_extend(picture, extend)
      cairo_pattern_set_filter(picture, CAIRO_FILTER_GOOD)
      draw(picture)
      cairo_pattern_destroy(picture)
      cairo_restore(cairo)
    }
  }
}
