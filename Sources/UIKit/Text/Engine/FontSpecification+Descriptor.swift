internal import Foundation

extension FontSpecification.Design {
  /// Creates the design with a name, or `nil` if the name is unknown.
  init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .system
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}

extension FontSpecification {
  /// The symbolic traits of the font.
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isSlanted { traits.insert(.traitItalic) }
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  private var isBold: Bool {
    if case .named(_, let face) = design { return FaceWords(face).isBold }
    return weight.rawValue >= UIFont.Weight.semibold.rawValue
  }

  private var isSlanted: Bool {
    if case .named(_, let face) = design { return FaceWords(face).isSlanted }
    return isItalic
  }

  /// Returns the same font with other traits, or `nil` if its family has no such font.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontSpecification? {
    var changed = self
    if case .named(let family, let face) = design {
      let wanted = FaceWords(face).with(bold: traits.contains(.traitBold), slanted: traits.contains(.traitItalic))
      guard let found = TextEngine.faces(of: family).first(where: { FaceWords($0) == wanted }) else { return nil }
      changed.design = .named(family: family, face: found)
      return changed
    }
    if traits.contains(.traitMonoSpace) {
      changed.design = .monospaced
    } else if design == .monospaced {
      changed.design = .system
    }
    changed.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != isBold {
      changed.weight = traits.contains(.traitBold) ? emphasizedWeight : .regular
    }
    return changed
  }

  /// The bold weight of the system font (Human Interface Guidelines, Typography: emphasized weights).
  private var emphasizedWeight: UIFont.Weight {
    switch textStyle {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Returns this font with the attributes of a descriptor.
  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification {
    var changed = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      changed = UIFont.preferredFont(forTextStyle: style).specification
    }
    if let size = TextAttributes.number(attributes[.size]) { changed.pointSize = size }
    if let name = attributes[.name] as? String, let found = Self.named(name, size: changed.pointSize)?.0 {
      changed = found
    }
    if let family = attributes[.family] as? String {
      changed = changed.inFamily(family) ?? FontSpecification(pointSize: changed.pointSize)
    }
    if let face = attributes[.face] as? String, case .named(let family, _) = changed.design,
      TextEngine.faces(of: family).contains(face)
    {
      changed.design = .named(family: family, face: face)
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { changed = changed.applying(traits) }
    return changed
  }

  private func inFamily(_ family: String) -> FontSpecification? {
    let faces = TextEngine.faces(of: family)
    guard !faces.isEmpty, let plain = Self.named(family, size: pointSize)?.0 ?? faceOf(family, faces) else {
      return nil
    }
    return plain.with(symbolicTraits.subtracting(.traitMonoSpace)) ?? plain
  }

  /// Returns the first face of a family that has no regular face.
  private func faceOf(_ family: String, _ faces: [String]) -> FontSpecification? {
    faces.first.map { FontSpecification(design: .named(family: family, face: $0), pointSize: pointSize) }
  }

  private func applying(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontSpecification {
    var changed = self
    if let bits = TextAttributes.number(traits[.symbolic]), bits >= 0 {
      changed = changed.with(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))) ?? changed
    }
    if let slant = TextAttributes.number(traits[.slant]) {
      var symbolic = changed.symbolicTraits
      if slant > 0 { symbolic.insert(.traitItalic) } else { symbolic.remove(.traitItalic) }
      changed = changed.with(symbolic) ?? changed
    }
    if let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? TextAttributes.number(traits[.weight]) {
      if case .named(let family, let face) = changed.design {
        let wanted = FaceWords(face).with(weight: UIFont.Weight(weight).nearestNamed.name)
        if let found = TextEngine.faces(of: family).first(where: { FaceWords($0) == wanted }) {
          changed.design = .named(family: family, face: found)
        }
      } else {
        changed.weight = UIFont.Weight(weight)
      }
    }
    return changed
  }

  /// The attributes that describe this font.
  var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: pointSize]
    if let textStyle { attributes[.textStyle] = textStyle }
    if case .named(let family, let face) = design {
      attributes[.family] = family
      attributes[.face] = face
      attributes[.name] = Self.postScriptName(family: family, face: face)
    } else {
      attributes[.family] = UIFont(self).familyName
      attributes[.traits] = [
        UIFontDescriptor.TraitKey.weight: weight.rawValue, .symbolic: symbolicTraits.rawValue,
        .slant: isItalic ? 0.07 : 0,
      ]
    }
    return attributes
  }
}

/// The meaning of a face's name: Bold Italic is bold and slanted, and Oblique is slanted.
struct FaceWords: Equatable {
  private(set) var isSlanted = false
  /// The words for weight and width, in order, or empty for a regular face.
  private var others: [String] = []

  init(_ face: String) {
    for word in face.lowercased().split(separator: " ").map(String.init) {
      switch word {
      case "italic", "oblique": isSlanted = true
      case "regular", "roman", "book", "normal": break
      default: others.append(word)
      }
    }
  }

  var isBold: Bool { others.contains { ["bold", "semibold", "demi", "demibold", "heavy", "black"].contains($0) } }

  func with(bold: Bool, slanted: Bool) -> FaceWords {
    var changed = self
    changed.isSlanted = slanted
    if bold && !isBold {
      changed.others = ["bold"]
    } else if !bold && isBold {
      changed.others = []
    }
    return changed
  }

  /// Returns the words with another weight.
  ///
  /// - Parameter weight: The name of a weight, such as Semibold.
  func with(weight: String) -> FaceWords {
    var changed = self
    changed.others = weight == "Regular" ? [] : Self.words(of: weight)
    return changed
  }

  private static func words(of weight: String) -> [String] {
    switch weight {
    case "Ultralight": ["extra", "light"]
    case "Semibold": ["semi", "bold"]
    case "Heavy": ["extra", "bold"]
    default: [weight.lowercased()]
    }
  }
}
