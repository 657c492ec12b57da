import Foundation
import TableMakerQuerying

/// What a search has found in an item: what `matches` gets, to mark it.
public struct Match: Sendable, Equatable {
  /// The text that was searched for; empty when the search is over.
  public let query: String
  let locale: Locale

  init(_ query: String, locale: Locale) {
    self.query = query
    self.locale = locale
  }

  /// Whether nothing is searched for: take the marks away.
  public var isEmpty: Bool { query.allSatisfy(\.isWhitespace) }

  /// The ranges of a text that the words of the query were found in, ascending, none beside or over another.
  ///
  /// As the search finds them: whatever the case, the accents and the width of letters.
  /// - Parameter text: One of the item's fields.
  public func ranges(in text: String) -> [Range<String.Index>] {
    SearchQuery(query, locale: locale).ranges(in: text)
  }
}
