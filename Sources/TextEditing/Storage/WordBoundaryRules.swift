/// The rules of UAX 29 that keep two clusters in one word. If none applies, there's a boundary.
enum WordBoundaryRules {
  /// Returns whether the cluster at an index belongs to the segment of the previous one.
  ///
  /// - Parameters:
  ///   - classes: The clusters' classes, without invisible characters.
  ///   - index: The index of a cluster, which isn't the first.
  static func joins(_ classes: [WordClass], at index: Int) -> Bool {
    let before = classes[index - 1]
    let after = classes[index]
    let next = index + 1 < classes.count ? classes[index + 1] : .other
    let previous = index > 1 ? classes[index - 2] : .other
    switch (before, after) {
    case (.space, .space): return true
    case (.letter, .letter), (.letter, .hebrewLetter), (.hebrewLetter, .letter), (.hebrewLetter, .hebrewLetter):
      return true
    case (.letter, .number), (.hebrewLetter, .number), (.number, .letter), (.number, .hebrewLetter), (.number, .number):
      return true
    case (.katakana, .katakana): return true
    case (.letter, .connector), (.hebrewLetter, .connector), (.number, .connector), (.katakana, .connector),
      (.connector, .connector), (.connector, .letter), (.connector, .hebrewLetter), (.connector, .number),
      (.connector, .katakana):
      return true
    // Hebrew abbreviations: a quotation mark ends them or comes before their last letter.
    case (.hebrewLetter, .singleQuote): return true
    case (.hebrewLetter, .doubleQuote): return next == .hebrewLetter
    case (.doubleQuote, .hebrewLetter): return previous == .hebrewLetter
    case (.letter, .middleOfLetters), (.letter, .middleOfBoth), (.letter, .singleQuote),
      (.hebrewLetter, .middleOfLetters), (.hebrewLetter, .middleOfBoth):
      return next.isLetter
    case (.middleOfLetters, .letter), (.middleOfLetters, .hebrewLetter): return previous.isLetter
    case (.middleOfBoth, .letter), (.middleOfBoth, .hebrewLetter), (.singleQuote, .letter),
      (.singleQuote, .hebrewLetter):
      return previous.isLetter
    case (.number, .middleOfNumbers), (.number, .middleOfBoth), (.number, .singleQuote): return next == .number
    case (.middleOfNumbers, .number), (.middleOfBoth, .number), (.singleQuote, .number): return previous == .number
    default: return false
    }
  }
}
