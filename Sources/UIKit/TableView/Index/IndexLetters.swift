import Foundation

/// The letters that a language uses to index names. Foundation on Linux has no lists of alphabets, so its collation
/// finds them.
struct IndexLetters {
  /// The title of the section for names that begin with no letter.
  static let rest = "#"

  @MainActor private static var known: [String: [String]] = [:]

  /// Returns the letters of a language in order, followed by `#`.
  ///
  /// - Parameter language: A language's identifier, such as `sv` or `zh-Hans-CN`.
  @MainActor static func titles(for language: String) -> [String] {
    if let titles = known[language] { return titles }
    let titles = IndexLetters(language: language).letters + [rest]
    known[language] = titles
    return titles
  }

  private static let basicLatin = (65...90).map { String(UnicodeScalar(UInt8($0))) }

  /// The accented Latin capital letters. Ligatures are excluded because they aren't sections.
  private static let markedLatin: [String] = capitals(in: [0xC0...0x24F, 0x1E00...0x1EFF]).filter {
    $0.decomposedStringWithCompatibilityMapping.unicodeScalars.filter(\.properties.isAlphabetic).count == 1
  }

  /// The Unicode ranges of other alphabets. For Cyrillic, it's the Russian letters.
  private static let otherScripts: [String: [ClosedRange<UInt32>]] = [
    "Cyrl": [0x410...0x42F], "Grek": [0x391...0x3A9], "Hebr": [0x5D0...0x5EA], "Arab": [0x621...0x63A, 0x641...0x64A],
  ]

  private static func capitals(in ranges: [ClosedRange<UInt32>]) -> [String] {
    ranges.joined().compactMap(UnicodeScalar.init)
      .filter { [.uppercaseLetter, .otherLetter].contains($0.properties.generalCategory) }.map { String($0) }
  }

  /// The letters that the root collation separates from others. Some languages tailor them.
  private static let rootLetters = Set(IndexLetters.apart(basicLatin + markedLatin, in: Locale(identifier: "und")))

  /// The letters, in the language's order.
  let letters: [String]

  init(language: String) {
    var locale = Locale(identifier: language)
    // An unknown language has no collation, and its order would be that of code points.
    if "a".compare("B", options: [], range: nil, locale: locale) != .orderedAscending {
      locale = Locale(identifier: "und")
    }
    let script = locale.language.script ?? Locale.Language(identifier: locale.language.maximalIdentifier).script
    let others = script.flatMap { Self.otherScripts[$0.identifier] }.map(Self.capitals) ?? []
    let marked = Set(Self.markedLatin)
    letters = Self.apart(Self.basicLatin + Self.markedLatin + others, in: locale)
      .filter { !marked.contains($0) || !Self.rootLetters.contains($0) }
  }

  /// Returns the candidates, in order, that sort separately from the previous one regardless of the following letters.
  private static func apart(_ candidates: [String], in locale: Locale) -> [String] {
    func order(_ a: String, _ b: String) -> ComparisonResult { a.compare(b, options: [], range: nil, locale: locale) }
    let sorted = candidates.sorted { a, b in
      switch order(a, b) {
      case .orderedAscending: true
      // Word-final forms come before the letter itself.
      case .orderedSame: a > b
      case .orderedDescending: false
      }
    }
    return sorted.reduce(into: []) { kept, letter in
      // Skips variants of the last letter, such as Ä in German, and pairs with it, such as Æ in French.
      if let last = kept.last, order(letter, last + "ZZ") != .orderedDescending { return }
      kept.append(letter)
    }
  }
}
