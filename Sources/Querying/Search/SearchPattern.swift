import Foundation

/// A query made ready for scanning folded bytes.
struct SearchPattern {
  let query: SearchQuery
  /// What the bytes of a row need to have: folded words, or their starts; none is a part of another.
  let words: [[UInt8]]
  /// Whether there are words that are not found in folded bytes, so that rows must be looked at as they were written.
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

  /// Whether each of the other's words is one of this query's, or is a part of one as far as both are known.
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
