internal import Foundation

/// The families of an iPhone that Linux usually lacks.
///
/// Their fonts have an iPhone's names and the letters of an installed family of the same kind. Apps unwrap them by force.
enum PhoneFonts {
  enum Kind {
    case sans, serif, monospaced
  }

  struct Family {
    let name: String
    let kind: Kind
    /// The name of the regular face, which is empty if the font's name is the family's.
    let regular: String
  }

  /// Returns the family with a name.
  static func family(_ name: String) -> Family? { families[name.lowercased()] }

  /// Returns the family and the face of a font's name, such as Arial-BoldMT, or of a family's name.
  static func find(_ name: String) -> (family: String, face: String)? {
    if let family = family(name) { return (family.name, family.regular) }
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var (base, face) = (parts[0], parts.count > 1 ? parts[1] : "")
    for ending in ["MT", "PS"] {
      if face.hasSuffix(ending) { face.removeLast(2) }
      if base.hasSuffix(ending), families[base.lowercased()] == nil { base.removeLast(2) }
    }
    guard let family = joined[base.lowercased()] else { return nil }
    let words = words(of: face)
    guard words.allSatisfy({ known.contains($0.lowercased()) }) else { return nil }
    return (family.name, words.joined(separator: " "))
  }

  /// Returns the names of a family's four usual faces, or an empty array if it isn't an iPhone's.
  static func faces(of name: String) -> [String] {
    guard let family = family(name) else { return [] }
    let slanted = ["Helvetica", "Courier", "Avenir"].contains(family.name) ? "Oblique" : "Italic"
    return [family.regular, "Bold", slanted, "Bold " + slanted]
  }

  /// Returns the full name of a font on an iPhone, or `nil` if the family isn't an iPhone's.
  static func postScriptName(family name: String, face: String) -> String? {
    guard let family = family(name) else { return nil }
    let base = family.name.filter { $0 != " " }
    let face = face.filter { $0 != " " }
    let (middle, end) =
      switch family.name {
      case "Arial": ("", "MT")
      case "Times New Roman", "Courier New": ("PS", "MT")
      default: ("", "")
      }
    return base + middle + (face.isEmpty ? "" : "-" + face) + end
  }

  /// Returns the weight in OpenType's numbers for the words of a face.
  static func weight(of face: String) -> Int {
    let words = Set(face.lowercased().split(separator: " ").map(String.init))
    if words.contains("semi") || words.contains("demi") || words.contains("semibold") || words.contains("demibold") {
      return 600
    }
    let weights = [
      ("bold", words.contains("extra") ? 800 : 700), ("heavy", 800), ("black", 900), ("medium", 500), ("thin", 100),
      ("light", words.contains("ultra") ? 200 : 300), ("ultralight", 200),
    ]
    return weights.first { words.contains($0.0) }?.1 ?? 400
  }

  private static let families: [String: Family] = {
    var families: [String: Family] = [:]
    func add(_ kind: Kind, _ names: String, regular: String = "") {
      for name in names.split(separator: ",").map(String.init) {
        families[name.lowercased()] = Family(name: name, kind: kind, regular: regular)
      }
    }
    add(.monospaced, "Courier,Courier New")
    add(.monospaced, "Menlo", regular: "Regular")
    add(
      .serif,
      "Academy Engraved LET,American Typewriter,Baskerville,Cochin,Copperplate,Didot,Georgia,Rockwell,STIX Two Text,"
        + "Times New Roman,Hiragino Mincho ProN")
    add(.serif, "Charter,Palatino", regular: "Roman")
    add(.serif, "Bodoni 72,Bodoni 72 Oldstyle,Bodoni 72 Smallcaps", regular: "Book")
    add(.serif, "Hoefler Text", regular: "Regular")
    add(
      .sans,
      "Al Nile,Apple Color Emoji,Apple Symbols,Arial,Arial Hebrew,Arial Rounded MT Bold,Bodoni Ornaments,Bradley Hand,"
        + "Chalkduster,Damascus,Devanagari Sangam MN,Diwan Mishafi,Euphemia UCAS,Farah,Galvji,Geeza Pro,Gill Sans,"
        + "Grantha Sangam MN,Gujarati Sangam MN,Gurmukhi MN,Helvetica,Helvetica Neue,Hiragino Maru Gothic ProN,"
        + "Hiragino Sans,Impact,Kailasa,Kannada Sangam MN,Khmer Sangam MN,Lao Sangam MN,Malayalam Sangam MN,Mishafi,"
        + "Mukta Mahee,Myanmar Sangam MN,Noto Nastaliq Urdu,Noto Sans Kannada,Noto Sans Myanmar,Noto Sans Oriya,"
        + "Oriya Sangam MN,Papyrus,Party LET,STIX Two Math,Savoye LET,Sinhala Sangam MN,Snell Roundhand,Symbol,"
        + "Tamil Sangam MN,Telugu Sangam MN,Thonburi,Trebuchet MS,Verdana,Zapf Dingbats,Zapfino")
    add(
      .sans,
      "Apple SD Gothic Neo,Avenir Next,Avenir Next Condensed,Chalkboard SE,Kefa,Kohinoor Bangla,Kohinoor Devanagari,"
        + "Kohinoor Gujarati,Kohinoor Telugu,Optima,PingFang HK,PingFang MO,PingFang SC,PingFang TC", regular: "Regular"
    )
    add(.sans, "Avenir", regular: "Book")
    add(.sans, "DIN Alternate,DIN Condensed", regular: "Bold")
    add(.sans, "Futura", regular: "Medium")
    add(.sans, "Marker Felt", regular: "Thin")
    add(.sans, "Noteworthy", regular: "Light")
    return families
  }()

  /// The families by their names without spaces, with which fonts' names begin.
  private static let joined = Dictionary(uniqueKeysWithValues: families.map { ($0.key.filter { $0 != " " }, $0.value) })

  private static let known: Set<String> = [
    "ultra", "light", "ultralight", "thin", "regular", "book", "roman", "medium", "semi", "demi", "bold", "semibold",
    "demibold", "extra", "extrabold", "heavy", "black", "wide", "condensed", "italic", "oblique", "w3", "w4", "w6",
    "w7",
  ]

  /// Splits the name of a face before its capital letters: BoldItalic is Bold and Italic.
  private static func words(of face: String) -> [String] {
    var words: [String] = []
    for letter in face where letter != " " {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words
  }
}
