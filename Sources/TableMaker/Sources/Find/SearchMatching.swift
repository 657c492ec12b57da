import TableMakerQuerying

/// The way in which a search compares texts, for `searchable(_:by:locale:matching:)`.
public struct SearchMatching: Sendable, Hashable {
  let isExact: Bool

  /// Case, accents, and width don't matter: `e` finds `É`. This is the default.
  public static var similar: SearchMatching { SearchMatching(isExact: false) }

  /// Each word of the query must have the same case, accents, and width: `e` finds neither `E` nor `é`.
  public static var exact: SearchMatching { SearchMatching(isExact: true) }
}

/// The words of an exact search.
struct ExactQuery {
  let words: [Substring]

  init(_ query: String) { words = query.split(whereSeparator: \.isWhitespace) }

  /// Returns whether each word is in one of the texts.
  func matches(_ texts: [String]) -> Bool {
    words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }

  /// Returns the ranges of a text that match the words, ascending, without adjacent or overlapping ranges.
  func ranges(in text: String) -> [Range<String.Index>] {
    let found = words.flatMap { text.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    return found.reduce(into: []) { ranges, range in
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }
}
