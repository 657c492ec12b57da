internal import Foundation

extension UIFont {
  /// The name of the family, such as Inter.
  ///
  /// The system font's name begins with a period.
  public var familyName: String {
    switch specification.design {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let family, _): family
    }
  }

  /// The full name of the font, such as Inter-Bold.
  ///
  /// The system font's name begins with a period.
  public var fontName: String {
    switch specification.design {
    case .system: ".SFUI-" + faceName
    case .rounded: ".AppleSystemUIFontRounded-" + faceName
    case .serif: ".AppleSystemUIFontSerif-" + faceName
    case .monospaced: ".AppleSystemUIFontMonospaced-" + faceName
    case .named(let family, let face): FontSpecification.postScriptName(family: family, face: face)
    }
  }

  private var faceName: String {
    let name = specification.weight.nearestNamed.name
    guard specification.isItalic else { return name }
    return name == "Regular" ? "RegularItalic" : name + "Italic"
  }
}

extension FontSpecification {
  /// Returns a face's full name: the family's and face's names without spaces, joined by a hyphen.
  static func postScriptName(family: String, face: String) -> String {
    PhoneFonts.postScriptName(family: family, face: face)
      ?? family.filter { $0 != " " } + "-" + face.filter { $0 != " " }
  }
}
