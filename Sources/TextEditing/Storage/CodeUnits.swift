/// What a code unit of UTF-16 tells by itself, without a string being made.
extension UInt16 {
  static let lineFeed: UInt16 = 0x0A
  static let carriageReturn: UInt16 = 0x0D

  var isHighSurrogate: Bool { self & 0xFC00 == 0xD800 }
  var isLowSurrogate: Bool { self & 0xFC00 == 0xDC00 }

  /// Whether it is a letter, a digit or a sign that neither joins what is before it nor opens what is after it.
  ///
  /// So are most of Latin, Greek, Cyrillic, Hebrew, Arabic, kana and Chinese. Between two of them there is a border of grapheme clusters, whatever stands before. Not all such are listed, only many.
  var isPlain: Bool {
    switch self {
    case 0x20..<0x7F, 0xC0...0x2FF, 0x3B1...0x3FF, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096,
      0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// Whether it is a Chinese character or a hiragana letter: a word of its own, by the rules of Unicode without a dictionary.
  var isIdeographOrHiragana: Bool {
    switch self {
    case 0x3041...0x3096, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// Whether a paragraph ends with it.
  var isParagraphSeparator: Bool {
    self == .lineFeed || self == .carriageReturn || self == 0x85 || self == 0x2029
  }

  /// Whether a line ends with it, as our layout ends lines.
  var isLineSeparator: Bool { isParagraphSeparator || self == 0x2028 }
}
