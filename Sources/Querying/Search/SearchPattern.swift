import Foundation

/// A query that's prepared for scanning folded bytes.
struct SearchPattern {
  let query: SearchQuery
  /// The folded words, or their beginnings, that the bytes of a row must contain. None is part of another.
  let words: [[UInt8]]
  /// A Boolean value that indicates whether folded bytes can't represent some words, so rows must be compared in their
  /// original text.
  let hasUnknownWord: Bool

  init(_ query: SearchQuery, locale: Locale) {
    self.query = query
    var folder = SearchFolder(locale: locale)
    var words: [[UInt8]] = []
    var hasUnknownWord = false
    for word in query.words {
      var bytes: ContiguousArray<UInt8> = []
      if folder.append(word, to: &bytes) > .exact {
        hasUnknownWord = true
        bytes.removeAll()
        folder.appendStart(of: word, to: &bytes)
      }
      if !bytes.isEmpty { words.append(Array(bytes)) }
    }
    self.hasUnknownWord = hasUnknownWord
    words.sort { $0.count > $1.count }
    var kept: [[UInt8]] = []
    for word in words where !kept.contains(where: { Self.contains(word, in: $0) }) { kept.append(word) }
    self.words = kept
  }

  /// Returns whether each of the other's words is one of this query's words or, as far as both are known, part of one.
  func extends(_ other: SearchPattern) -> Bool {
    if query.locale != other.query.locale { return false }
    if query.isNarrower(than: other.query) { return true }
    return !other.hasUnknownWord
      && other.words.allSatisfy { word in words.contains { Self.contains(word, in: $0) } }
  }

  private static func contains(_ word: [UInt8], in other: [UInt8]) -> Bool {
    word.count <= other.count
      && (0...other.count - word.count).contains { other[$0..<$0 + word.count].elementsEqual(word) }
  }
}
