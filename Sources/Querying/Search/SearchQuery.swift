package import Foundation

/// The words of a search, compared without case, diacritics, and width in a locale.
package struct SearchQuery: Sendable, Equatable {
  /// The words as typed, separated by white space. All of them must match.
  package let words: [String]
  /// The locale for comparing letters.
  package let locale: Locale
  private let hasDottedLetters: Bool
  private let hasNull: Bool

  /// Creates a query from the words of a text.
  package init(_ text: String, locale: Locale) {
    self.init(words: text.split(whereSeparator: \.isWhitespace).map(String.init), locale: locale)
  }

  /// Creates a query from separate words.
  init(words: [String], locale: Locale) {
    self.locale = locale
    let language = locale.language.languageCode?.identifier
    hasDottedLetters = language == "tr" || language == "az"
    self.words = words
    hasNull = words.contains { $0.utf8.contains(0) }
  }

  /// A Boolean value that indicates whether there are no words, so everything matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns whether every hit of this query is certainly a hit of the other, because it contains all of the other's
  /// words.
  ///
  /// A longer word doesn't prove it: "fi" matches the ligature "ﬁ", but "f" doesn't.
  package func isNarrower(than other: SearchQuery) -> Bool {
    locale == other.locale && other.words.allSatisfy(words.contains)
  }

  /// Returns whether each word occurs in one of the fields.
  package func matches(_ fields: [String]) -> Bool {
    if isEmpty { return true }
    let texts = fields.map(comparable)
    return words.allSatisfy { word in
      let word = comparable(word)
      return texts.contains { firstRange(of: word, in: $0, from: $0.startIndex) != nil }
    }
  }

  /// Returns the ranges of the words: ascending, merged where they touch or overlap, and extended to whole characters.
  package func ranges(in text: String) -> [Range<String.Index>] {
    let compared = comparable(text)
    var found: [Range<String.Index>] = []
    for word in words.map(comparable) {
      var start = compared.startIndex
      while let range = firstRange(of: word, in: compared, from: start) {
        found.append(range)
        start = range.upperBound
      }
    }
    found.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<String.Index>] = []
    for range in found {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return hasDottedLetters || hasNull ? merged.map { place($0, of: compared, in: text) } : merged
  }

  /// Returns the text with lowercase İ and I if the language has them as separate letters, with the same number of
  /// characters.
  ///
  /// If the query contains NUL, it becomes another control character because Foundation finds NUL after the end of
  /// texts and traps.
  func comparable(_ text: String) -> String {
    guard hasDottedLetters || hasNull else { return text }
    return String(
      text.map { character -> Character in
        if hasNull, character == "\0" { return "\u{1}" }
        return !hasDottedLetters ? character : character == "\u{130}" ? "i" : character == "I" ? "\u{131}" : character
      })
  }

  private func firstRange(of word: String, in text: String, from start: String.Index) -> Range<String.Index>? {
    var start = start
    while start < text.endIndex {
      guard
        let range = text.range(
          of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
          range: start..<text.endIndex, locale: locale)
      else { return nil }
      let isWhole =
        range.lowerBound.samePosition(in: text) != nil && range.upperBound.samePosition(in: text) != nil
      if isWhole, !range.isEmpty { return range }
      start = text.index(after: max(start, range.lowerBound))
    }
    return nil
  }

  private func place(_ range: Range<String.Index>, of compared: String, in text: String) -> Range<String.Index> {
    let start = text.index(
      text.startIndex, offsetBy: compared.distance(from: compared.startIndex, to: range.lowerBound))
    return start..<text.index(start, offsetBy: compared.distance(from: range.lowerBound, to: range.upperBound))
  }
}
