internal import TableMakerPangoCairo
internal import Foundation
internal import Synchronization

/// The Pango objects that choose faces and shape letters, which are created once.
///
/// Only one thread at a time can use Pango's objects, but attributed strings can be measured on any thread, so there's
/// a lock.
final class TextEngine {
  static let shared = Mutex(TextEngine())

  /// Letters are shaped at this size and then scaled: without hinting, they scale proportionally, and each face opens
  /// only once.
  static let referenceSize: Double = 1000

  let context: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private var styles: [StyleKey: Style] = [:]
  private var faceNumbers: [UnsafeMutablePointer<PangoFont>: Int] = [:]
  private(set) var faces: [FontFace] = []
  private var signs: [SignKey: ShapedItem] = [:]
  let drawingOptions: OpaquePointer
  let masks = GlyphMasks()

  private struct SignKey: Hashable {
    var character: Unicode.Scalar
    var font: FontSpecification
  }

  /// The properties of a font that Pango needs, except its size.
  private struct StyleKey: Hashable {
    var design: FontSpecification.Design
    var weight: Int
    var isItalic: Bool
    var hasTabularDigits: Bool
    var isDisplay: Bool
    var usesLigatures: Bool
  }

  /// A font in Pango's terms.
  struct Style {
    var description: OpaquePointer
    var features: String
    /// The attributes for a text with this style throughout.
    var wholeText: OpaquePointer
  }

  init() {
    guard let fontMap = pango_cairo_font_map_new(), let context = pango_font_map_create_context(fontMap),
      let options = cairo_font_options_create()
    else { preconditionFailure("Pango could not be started: is libpango1.0 installed?") }
    self.fontMap = fontMap
    self.context = context
    // Letters are placed exactly by their widths and drawn in shades of gray, as on an iPhone.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    drawingOptions = options
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// Returns the index of a face in `faces`.
  func number(of font: UnsafeMutablePointer<PangoFont>) -> Int {
    if let number = faceNumbers[font] { return number }
    g_object_ref(font)
    faces.append(FontFace(font, referenceSize: Self.referenceSize))
    faceNumbers[font] = faces.count - 1
    return faces.count - 1
  }

  /// Returns the font of a face at the reference size.
  func pangoFont(_ number: Int) -> UnsafeMutablePointer<PangoFont>? {
    faceNumbers.first { $0.value == number }?.key
  }

  /// Returns a font in Pango's terms.
  func style(of font: FontSpecification, usesLigatures: Bool = true) -> Style {
    let key = StyleKey(
      design: font.design, weight: font.weight.nearestNamed.openType, isItalic: font.isItalic,
      hasTabularDigits: font.hasTabularDigits, isDisplay: font.pointSize >= LetterSpacing.displaySize,
      usesLigatures: usesLigatures)
    if let style = styles[key] { return style }
    let style = makeStyle(key)
    styles[key] = style
    return style
  }

  private func makeStyle(_ key: StyleKey) -> Style {
    guard let description = pango_font_description_new(), let list = pango_attr_list_new() else {
      preconditionFailure("Pango is out of memory.")
    }
    // Families that come with this package or fontconfig are first so that all machines draw alike.
    let others = "Noto Sans CJK SC,Noto Sans Arabic,Noto Sans Hebrew,DejaVu Sans,Noto Color Emoji,sans-serif"
    let family =
      switch key.design {
      case .system, .rounded: (key.isDisplay ? "Inter Display," : "Inter,") + others
      case .serif: "Noto Serif,DejaVu Serif,Noto Serif CJK SC," + others
      case .monospaced: "DejaVu Sans Mono," + others
      case .named(let family, _): "\(family)," + others
      }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(key.weight)))
    pango_font_description_set_style(description, key.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if case .named(let family, let face) = key.design, let found = faceDescription(family: family, face: face) {
      pango_font_description_merge(description, found, 1)
      pango_font_description_set_family(description, "\(family)," + others)
      pango_font_description_free(found)
    } else if case .named(let family, let face) = key.design, let phone = PhoneFonts.family(family) {
      let stand =
        switch phone.kind {
        case .sans: "Inter,"
        case .serif: "Noto Serif,DejaVu Serif,Noto Serif CJK SC,"
        case .monospaced: "DejaVu Sans Mono,"
        }
      pango_font_description_set_family(description, stand + others)
      pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(PhoneFonts.weight(of: face))))
      let isSlanted = FaceWords(face).isSlanted
      pango_font_description_set_style(description, isSlanted ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }
    pango_font_description_set_absolute_size(description, Self.referenceSize * Double(PANGO_SCALE))
    // Inter's contextual alternates turn -> into an arrow, and SF Pro's don't; see raiseColons for what SF Pro does.
    let contextual = if case .named = key.design { "calt=1" } else { "calt=0" }
    let features =
      contextual + (key.hasTabularDigits ? ",tnum=1" : "") + (key.usesLigatures ? "" : ",liga=0,clig=0")
    pango_attr_list_insert(list, pango_attr_font_desc_new(description))
    pango_attr_list_insert(list, pango_attr_font_features_new(features))
    return Style(description: description, features: features, wholeText: list)
  }

  /// Returns a character in a font as a separate item.
  func sign(_ character: Unicode.Scalar, font: FontSpecification) -> ShapedItem {
    let key = SignKey(character: character, font: font)
    if let item = signs[key] { return item }
    let text = StyledText(String(character), attributes: TextAttributes(font: UIFont(font)))
    let range = ParagraphRange(start: 0, end: text.text.utf8.count, continues: false)
    let item =
      shape(range, of: text, directionFrom: 0, isRightToLeft: false).items.first
      ?? ShapedItem(face: 0, size: 0, level: 0, glyphs: [])
    signs[key] = item
    return item
  }

  /// Returns the description of an installed face, for `UIFont(name:size:)`.
  func faceDescription(family: String, face: String) -> OpaquePointer? {
    forEachFace(of: family) { name, description in name == face ? description() : nil }
  }

  /// Calls a closure with the name of each face of a family until it returns something.
  func forEachFace<Result>(of family: String, _ body: (String, () -> OpaquePointer?) -> Result?) -> Result? {
    guard let family = pango_font_map_get_family(fontMap, family) else { return nil }
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
    var count: Int32 = 0
    pango_font_family_list_faces(family, &list, &count)
    defer { g_free(list) }
    for index in 0..<Int(count) {
      // Faces that would be synthesized by slanting or thickening another one don't count.
      guard let face = list?[index], pango_font_face_is_synthesized(face) == 0 else { continue }
      let name = String(cString: pango_font_face_get_face_name(face))
      if let result = body(name, { pango_font_face_describe(face) }) { return result }
    }
    return nil
  }

  /// Returns the names of all installed families.
  func familyNames() -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(fontMap, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { index in
      list?[index].map { String(cString: pango_font_family_get_name($0)) }
    }
  }
}

extension TextEngine {
  /// Pango's number of the glyph that draws nothing.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF

  /// The bit in a glyph's number that marks a missing glyph.
  static let unknownGlyph: UInt32 = 0x1000_0000
}
