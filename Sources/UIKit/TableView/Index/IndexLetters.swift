import Foundation

/// The letters under which a language sorts names, found by asking Foundation's collation: there are no lists of
/// alphabets in Foundation on Linux.
struct IndexLetters {
  /// The title of the section for what begins with none of the letters.
  static let rest = "#"

  @MainActor private static var known: [String: [String]] = [:]

  /// The letters of a language in its order, and `#`.
  ///
  /// - Parameter language: A language's identifier, such as `sv` or `zh-Hans-CN`.
  @MainActor static func titles(for language: String) -> [String] {
    if let titles = known[language] { return titles }
    let titles = IndexLetters(language: language).letters + [rest]
    known[language] = titles
    return titles
  }

  private static let basicLatin = (65...90).map { String(UnicodeScalar(UInt8($0))) }

  /// The capital letters of Latin with marks, each of one letter: those that are two in one are no sections.
  private static let markedLatin: [String] = capitals(in: [0xC0...0x24F, 0x1E00...0x1EFF]).filter {
    $0.decomposedStringWithCompatibilityMapping.unicodeScalars.filter(\.properties.isAlphabetic).count == 1
  }

  /// Where Unicode has the letters of other alphabets; of Cyrillic, those of Russian.
  private static let otherScripts: [String: [ClosedRange<UInt32>]] = [
    "Cyrl": [0x410...0x42F], "Grek": [0x391...0x3A9], "Hebr": [0x5D0...0x5EA], "Arab": [0x621...0x63A, 0x641...0x64A],
  ]

  private static func capitals(in ranges: [ClosedRange<UInt32>]) -> [String] {
    ranges.joined().compactMap(UnicodeScalar.init)
      .filter { [.uppercaseLetter, .otherLetter].contains($0.properties.generalCategory) }.map { String($0) }
  }

  /// The letters that sort apart from others with any marks: these are tailored for some languages.
  private static let rootLetters = Set(IndexLetters.apart(basicLatin + markedLatin, in: Locale(identifier: "und")))

  /// The letters, in the language's order.
  let letters: [String]

  init(language: String) {
    var locale = Locale(identifier: language)
    // What is no language has no collation: the order is that of code points.
    if "a".compare("B", options: [], range: nil, locale: locale) != .orderedAscending {
      locale = Locale(identifier: "und")
    }
    let script = locale.language.script ?? Locale.Language(identifier: locale.language.maximalIdentifier).script
    let others = script.flatMap { Self.otherScripts[$0.identifier] }.map(Self.capitals) ?? []
    let marked = Set(Self.markedLatin)
    letters = Self.apart(Self.basicLatin + Self.markedLatin + others, in: locale)
      .filter { !marked.contains($0) || !Self.rootLetters.contains($0) }
  }

  /// Of some letters, those that sort apart from the one before, whatever follows it; in their order.
  private static func apart(_ candidates: [String], in locale: Locale) -> [String] {
    func order(_ a: String, _ b: String) -> ComparisonResult { a.compare(b, options: [], range: nil, locale: locale) }
    let sorted = candidates.sorted { a, b in
      switch order(a, b) {
      case .orderedAscending: true
      // Forms for the end of a word stand before the letter itself.
      case .orderedSame: a > b
      case .orderedDescending: false
      }
    }
    return sorted.reduce(into: []) { kept, letter in
      // Not a variant of it, as Ä in German, nor it and another one, as Æ in French.
      if let last = kept.last, order(letter, last + "ZZ") != .orderedDescending { return }
      kept.append(letter)
    }
  }
}
