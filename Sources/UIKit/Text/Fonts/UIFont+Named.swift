internal import TableMakerPangoCairo
internal import Foundation
internal import Synchronization

extension FontSpecification {
  /// Returns an installed font or an iPhone's, and its proportions, by its full name (Inter-Bold) or its family's
  /// name (Inter).
  static func named(_ name: String, size: CGFloat) -> (FontSpecification, FontProportions)? {
    if let installed = installed(name, size: size) { return installed }
    guard let (family, face) = PhoneFonts.find(name) else { return nil }
    let specification = FontSpecification(design: .named(family: family, face: face), pointSize: size)
    return (specification, FontProportions.of(specification))
  }

  private static func installed(_ name: String, size: CGFloat) -> (FontSpecification, FontProportions)? {
    TextEngine.shared.withLock { engine in
      let families = engine.familyNames()
      let family =
        families.first { $0.caseInsensitiveCompare(name) == .orderedSame }
        ?? families.filter { name.hasPrefix(postScriptName(family: $0, face: "")) }.max { $0.count < $1.count }
      guard let family else { return nil }
      let isFamily = family.caseInsensitiveCompare(name) == .orderedSame
      let face: String? = engine.forEachFace(of: family) { face, _ in
        let matches =
          isFamily ? FaceWords(face) == FaceWords("Regular") : postScriptName(family: family, face: face) == name
        return matches ? face : nil
      }
      guard let face else { return nil }
      let specification = FontSpecification(design: .named(family: family, face: face), pointSize: size)
      return (specification, engine.proportions(of: specification))
    }
  }
}

extension TextEngine {
  /// Returns the vertical metrics of a 1-point named font, from its file.
  func proportions(of font: FontSpecification) -> FontProportions {
    let style = style(of: font)
    let metrics = pango_context_get_metrics(context, style.description, nil)
    defer { pango_font_metrics_unref(metrics) }
    let unit = CGFloat(PANGO_SCALE) * CGFloat(Self.referenceSize)
    func height(of letter: String) -> CGFloat {
      let text = StyledText(letter, attributes: TextAttributes(font: UIFont(font)))
      let shaped = shape(
        ParagraphRange(start: 0, end: 1, continues: false), of: text, directionFrom: 0,
        isRightToLeft: false)
      guard let item = shaped.items.first, let glyph = item.glyphs.first, let font = pangoFont(item.face) else {
        return 0
      }
      var ink = PangoRectangle()
      pango_font_get_glyph_extents(font, glyph.id, &ink, nil)
      return CGFloat(-ink.y) / unit
    }
    return FontProportions(
      ascender: CGFloat(pango_font_metrics_get_ascent(metrics)) / unit,
      descender: -CGFloat(pango_font_metrics_get_descent(metrics)) / unit, capHeight: height(of: "H"),
      xHeight: height(of: "x"))
  }
}

extension TextEngine {
  /// Returns the sorted names of the installed families.
  static func names() -> [String] { shared.withLock { $0.familyNames().sorted() } }

  /// Returns the full names of a family's faces.
  static func names(of family: String) -> [String] {
    faces(of: family).map { FontSpecification.postScriptName(family: family, face: $0) }
  }

  /// Returns the names of a family's faces.
  static func faces(of family: String) -> [String] {
    let installed = installedFaces(of: family)
    return installed.isEmpty ? PhoneFonts.faces(of: family) : installed
  }

  private static func installedFaces(of family: String) -> [String] {
    shared.withLock { engine in
      var names: [String] = []
      let _: Void? = engine.forEachFace(of: family) { name, _ in
        names.append(name)
        return nil
      }
      return names
    }
  }
}

extension FontProportions {
  /// Returns the proportions of a font. Installed families have their own; others have the system font's.
  static func of(_ font: FontSpecification) -> FontProportions {
    guard case .named = font.design else { return .system }
    return TextEngine.shared.withLock { $0.proportions(of: font) }
  }
}
