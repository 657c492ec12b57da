internal import TableMakerPangoCairo
internal import Foundation

/// A font face that Pango chose for some letters, at the engine's reference size.
struct FontFace {
  /// The kinds of faces, which determine the size and spacing of letters.
  enum Kind {
    case text
    case display
    case ideographic
    case arabic
    case monospaced
    case other
  }

  let kind: Kind
  /// The weight in OpenType's units.
  let weight: Int
  let cairoFace: OpaquePointer
  /// The matrix that slants or widens the letters of a 1-point face.
  let matrix: cairo_matrix_t

  /// Reads a font that Pango chose.
  init(_ font: UnsafeMutablePointer<PangoFont>, referenceSize: Double) {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    weight = Int(pango_font_description_get_weight(description).rawValue)
    kind =
      switch family {
      case "Inter": .text
      case "Inter Display": .display
      case "DejaVu Sans Mono": .monospaced
      case "Noto Sans Arabic": .arabic
      case _ where family.contains("CJK"): .ideographic
      default: .other
      }
    let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    matrix.xx /= referenceSize
    matrix.xy /= referenceSize
    matrix.yx /= referenceSize
    matrix.yy /= referenceSize
    self.matrix = matrix
    cairoFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
  }

  /// Returns the scale of the face's letters.
  func scale(for design: FontSpecification.Design) -> CGFloat {
    switch (design, kind) {
    case (.system, .text), (.system, .display), (.rounded, .text), (.rounded, .display), (.monospaced, .monospaced):
      LetterSpacing.scale
    case (.system, .arabic), (.rounded, .arabic), (.serif, .arabic), (.monospaced, .arabic): LetterSpacing.arabicScale
    default: 1
    }
  }

  /// Returns the space after each letter, in points.
  func spacing(for design: FontSpecification.Design, size: CGFloat) -> CGFloat {
    switch (design, kind) {
    case (.system, .text), (.rounded, .text): LetterSpacing.system(size: size, weight: weight, isDisplay: false)
    case (.system, .display), (.rounded, .display): LetterSpacing.system(size: size, weight: weight, isDisplay: true)
    case (.monospaced, .monospaced): LetterSpacing.monospaced(size: size)
    case (.system, .ideographic), (.rounded, .ideographic), (.serif, .ideographic), (.monospaced, .ideographic):
      LetterSpacing.ideographic(size: size)
    default: 0
    }
  }
}
