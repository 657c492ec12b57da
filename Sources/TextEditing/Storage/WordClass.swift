/// The class of a grapheme cluster in the rules of word boundaries (UAX 29), which depends on its first scalar.
enum WordClass: Equatable {
  case newline, space, letter, hebrewLetter, number, katakana, connector
  case middleOfLetters, middleOfNumbers, middleOfBoth, singleQuote, doubleQuote
  /// An invisible character, which is part of the text before it.
  case format
  /// A letter that's a separate word without a dictionary, as in Chinese, hiragana, and Thai.
  case ideograph
  case other

  /// A Boolean value that indicates whether a segment with this class is a word.
  var isWord: Bool {
    switch self {
    case .letter, .hebrewLetter, .number, .katakana, .ideograph: true
    default: false
    }
  }

  var isLetter: Bool { self == .letter || self == .hebrewLetter }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    case 0x22: self = .doubleQuote
    case 0x27: self = .singleQuote
    case 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .middleOfBoth
    case 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .middleOfLetters
    case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50, 0xFE54, 0xFF0C, 0xFF1B:
      self = .middleOfNumbers
    case 0x30...0x39: self = .number
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x5F3: self = .letter
    case 0x202F: self = .connector
    // The rules don't count no-break spaces as spaces.
    case 0xA0, 0x2007: self = .other
    case 0x5D0...0x5EA, 0x5EF...0x5F2, 0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFB4F: self = .hebrewLetter
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x32D0...0x32FE,
      0x3300...0x3357, 0xFF66...0xFF9D:
      self = .katakana
    case 0x3041...0x309F, 0xE01...0xE4F, 0xE81...0xEDF, 0x1000...0x103F, 0x1050...0x108F, 0x1780...0x17D3:
      self = scalar.properties.isAlphabetic ? .ideograph : .other
    case 0x200B: self = .other
    default: self = Self(scalar.properties)
    }
  }

  private init(_ properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .spaceSeparator: self = .space
    case .decimalNumber: self = .number
    case .connectorPunctuation: self = .connector
    case .format: self = .format
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .format
    default:
      self = properties.isIdeographic ? .ideograph : properties.isAlphabetic ? .letter : .other
    }
  }
}
