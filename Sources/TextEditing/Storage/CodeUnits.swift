/// Properties of single UTF-16 code units, without creating strings.
extension UInt16 {
  static let lineFeed: UInt16 = 0x0A
  static let carriageReturn: UInt16 = 0x0D

  var isHighSurrogate: Bool { self & 0xFC00 == 0xD800 }
  var isLowSurrogate: Bool { self & 0xFC00 == 0xDC00 }

  /// A Boolean value that indicates whether the code unit neither joins the previous text nor combines with the
  /// following text.
  ///
  /// Most Latin, Greek, Cyrillic, Hebrew, Arabic, kana, and Chinese letters are plain. Between two of them, there's
  /// always a boundary of grapheme clusters. The list isn't complete.
  var isPlain: Bool {
    switch self {
    case 0x20..<0x7F, 0xC0...0x2FF, 0x3B1...0x3FF, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096,
      0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the code unit is a Chinese character or a hiragana letter.
  ///
  /// By the rules of Unicode without a dictionary, each is a separate word.
  var isIdeographOrHiragana: Bool {
    switch self {
    case 0x3041...0x3096, 0x3400...0x4DBF, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the code unit ends a paragraph.
  var isParagraphSeparator: Bool {
    self == .lineFeed || self == .carriageReturn || self == 0x85 || self == 0x2029
  }

  /// A Boolean value that indicates whether the code unit ends a line in our layout.
  var isLineSeparator: Bool { isParagraphSeparator || self == 0x2028 }
}
