import Foundation
import TableMakerQuerying

/// The text that a search matched in an item. `highlightMatches` receives it to mark the ranges.
public struct SearchMatch: Sendable, Equatable {
  /// The search text; empty when the search is over.
  public let query: String
  let locale: Locale
  private let matching: SearchMatching

  init(_ query: String, locale: Locale, matching: SearchMatching = .similar) {
    self.query = query
    self.locale = locale
    self.matching = matching
  }

  /// A Boolean value that indicates whether no search is active. If so, remove the marks.
  public var isEmpty: Bool { query.allSatisfy(\.isWhitespace) }

  /// Returns the ranges of a text that match the words of the query, ascending, without adjacent or overlapping ranges.
  ///
  /// The ranges ignore case, accents, and width if the search does.
  /// - Parameter text: One of the item's fields.
  public func ranges(in text: String) -> [Range<String.Index>] {
    matching.isExact ? ExactQuery(query).ranges(in: text) : SearchQuery(query, locale: locale).ranges(in: text)
  }
}
