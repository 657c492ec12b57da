import Foundation

/// The characters that search treats as equal, as learned from Foundation.
///
/// It's learned at run time, as texts contain new characters, so that the system's own folding applies. A character is
/// *plain* if it's one scalar and matches exactly those that fold to the same scalar. Others are left out.
struct SearchAlphabet: Sendable {
  /// The folded scalar of each scalar as UTF-8 with its first byte lowest, or zero for scalars that aren't plain, in
  /// pages of 256.
  private(set) var scalars: ContiguousArray<UInt32> = []
  /// The start of each page in `scalars`, or -1 for pages that aren't learned.
  private(set) var pages = ContiguousArray<Int32>(repeating: -1, count: 0x1100)
  /// The UTF-8 text that matches each scalar with a folding of several scalars.
  private(set) var expansions: [UInt32: [UInt8]] = [:]
  /// The folded scalars of letters with marks after them, or zero for those that aren't plain.
  private(set) var clusters: [Cluster: UInt32] = [:]

  /// The ASCII letters that Foundation treats as part of the Korean syllable or kana before them, such as I in Dutch.
  private(set) var joiningLetters: Set<UInt8> = []

  /// Creates an alphabet and learns the ASCII letters.
  init(locale: Locale) {
    learn(page: 0, locale: locale)
    let queries = ["\u{AC01}", "\u{30AC}"].map { SearchQuery(words: [$0], locale: locale) }
    for letter in UInt8(0x21)..<0x7F {
      let character = Character(Unicode.Scalar(letter))
      if queries[0].matches(["\u{AC00}\(character)"]) || queries[1].matches(["\u{30AB}\(character)"]) {
        joiningLetters.insert(letter)
      }
    }
  }

  /// A letter and its marks.
  struct Cluster: Hashable, Sendable {
    let scalars: UInt64

    /// The end of the letters that can have these marks.
    static let letterEnd: UInt32 = 0x510

    /// Creates a cluster from a letter that can have marks and one or two marks, or `nil` for other characters.
    init?(_ character: Character) {
      var packed: UInt64 = 0
      var count = 0
      for scalar in character.unicodeScalars {
        let isPossible =
          count == 0 ? scalar.value >= 0x41 && scalar.value < Self.letterEnd : (0x300..<0x370).contains(scalar.value)
        guard count < 3, isPossible else { return nil }
        packed = packed << 21 | UInt64(scalar.value)
        count += 1
      }
      scalars = packed
    }
  }

  /// Learns the scalars of a page.
  mutating func learn(page: Int, locale: Locale) {
    guard pages[page] < 0 else { return }
    let start = scalars.count
    pages[page] = Int32(truncatingIfNeeded: start)
    scalars.append(contentsOf: repeatElement(0, count: 256))
    let alone = (UInt32(page) << 8..<UInt32(page + 1) << 8).compactMap(Unicode.Scalar.init).filter(Self.standsAlone)
    learn(alone[...], locale: locale)
  }

  /// Learns scalars of a page: together if none is folded, because Foundation takes long for a text, and otherwise in
  /// halves.
  private mutating func learn(_ alone: ArraySlice<Unicode.Scalar>, locale: Locale) {
    if alone.count > Self.fewScalars {
      if Self.areFolded(alone, locale) {
        for scalar in alone { setFolded(Self.packed(scalar), of: scalar) }
      } else {
        let middle = alone.startIndex + alone.count / 2
        learn(alone[..<middle], locale: locale)
        learn(alone[middle...], locale: locale)
      }
      return
    }
    for scalar in alone {
      let text = String(Character(scalar))
      let foldedText = Self.fold(text, locale)
      if let only = Self.onlyScalar(foldedText), Self.standsAlone(only), Self.areSame(text, foldedText, locale),
        Self.isFolded(foldedText, locale)
      {
        setFolded(Self.packed(only), of: scalar)
      } else if Self.isExpansion(foldedText), Self.areSame(text, foldedText, locale) {
        expansions[scalar.value] = Array(foldedText.utf8)
      }
    }
  }

  /// The number of scalars that aren't worth a test of all together.
  private static let fewScalars = 8

  private mutating func setFolded(_ folded: UInt32, of scalar: Unicode.Scalar) {
    scalars[Int(pages[Int(scalar.value >> 8)]) + Int(scalar.value & 0xFF)] = folded
  }

  /// Learns a letter with marks.
  mutating func learn(_ character: Character, as cluster: Cluster, locale: Locale) {
    guard clusters[cluster] == nil, clusters.count < 100_000 else { return }
    let text = String(character)
    let foldedText = Self.fold(text, locale)
    var folded: UInt32 = 0
    if let only = Self.onlyScalar(foldedText), Self.standsAlone(only), Self.areSame(text, foldedText, locale) {
      folded = Self.packed(only)
    }
    clusters[cluster] = folded
  }

  /// Returns the folded scalar of a scalar as packed UTF-8, zero if it isn't plain, or `nil` if its page isn't learned.
  @inline(__always) func folded(_ scalar: UInt32) -> UInt32? {
    let page = pages[Int(scalar >> 8)]
    return page < 0 ? nil : scalars[Int(page) + Int(scalar & 0xFF)]
  }

  /// Returns whether a scalar is always a separate character next to other such scalars.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .surrogate, .privateUse, .unassigned: return false
    case .control where scalar != "\t" && scalar != "\n": return false
    default: break
    }
    // Half-width kana and Korean letters match as parts of the composed characters.
    if (0xFF61..<0xFFE0).contains(scalar.value) { return false }
    let text = String(Character(scalar))
    return ("a" + text).count == 2 && (text + "a").count == 2 && (text + text).count == 2
  }

  private static func onlyScalar(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return nil }
    return first
  }

  /// Returns whether a folded text consists of several letters that each fold to themselves.
  private static func isExpansion(_ text: String) -> Bool {
    text.unicodeScalars.count > 1 && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && standsAlone($0) }
  }

  /// Returns whether two texts match each other, both separately and between letters. White space is never searched
  /// for.
  private static func areSame(_ one: String, _ other: String, _ locale: Locale) -> Bool {
    if one == other, one.allSatisfy(\.isWhitespace) { return true }
    return [(one, other), ("x" + one + "x", "x" + other + "x")].allSatisfy { one, other in
      SearchQuery(words: [one], locale: locale).matches([other])
        && SearchQuery(words: [other], locale: locale).matches([one])
    }
  }

  /// Returns whether a folded text is stable, even when it's decomposed.
  ///
  /// Kana and Korean syllables may be composed of similar letters.
  private static func isFolded(_ text: String, _ locale: Locale) -> Bool {
    guard fold(text, locale) == text else { return false }
    let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
    if parts.elementsEqual(text.unicodeScalars) { return true }
    guard let first = parts.first, (0x3040..<0x3100).contains(first.value) || (0x1100..<0x1200).contains(first.value)
    else { return false }
    return String(parts).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Returns whether each of some scalars folds to itself, isn't composed of others, and matches itself, between letters.
  private static func areFolded(_ scalars: ArraySlice<Unicode.Scalar>, _ locale: Locale) -> Bool {
    var text = "x"
    for scalar in scalars {
      text.unicodeScalars.append(scalar)
      text.append("x")
    }
    return fold(text, locale).utf8.elementsEqual(text.utf8)
      && text.decomposedStringWithCanonicalMapping.utf8.elementsEqual(text.utf8)
      && SearchQuery(words: [text], locale: locale).matches([text])
  }

  private static func fold(_ text: String, _ locale: Locale) -> String {
    SearchQuery(words: [], locale: locale).comparable(text)
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
  }

  private static func packed(_ scalar: Unicode.Scalar) -> UInt32 {
    String(Character(scalar)).utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
