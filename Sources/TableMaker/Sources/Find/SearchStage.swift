import Foundation
import TableMakerDiffing

/// Items in whose texts all words of a query are found.
@MainActor final class SearchStage<Item>: FilterStage {
  private let fields: [(Item) -> String]
  let locale: Locale
  private var found: (query: String, generation: Int, hits: [Int32])?

  init(_ fields: [(Item) -> String], locale: Locale) {
    self.fields = fields
    self.locale = locale
  }

  func hits(of query: String, in list: FollowedItems<Item>) -> [Int32]? {
    let rule = SearchRule(query, locale: locale)
    if rule.words.isEmpty { return nil }
    if let found, found.query == query, found.generation == list.generation { return found.hits }
    let items = list.items
    let hits = items.indices.filter { place in rule.matches(fields.map { $0(items[place]) }) }
      .map { Int32(truncatingIfNeeded: $0) }
    found = (query, list.generation, hits)
    return hits
  }

  func forgetHits() { found = nil }
}

struct SearchRule {
  let words: [String]
  let locale: Locale

  init(_ query: String, locale: Locale) {
    words = query.split(whereSeparator: \.isWhitespace).map(String.init)
    self.locale = locale
  }

  func matches(_ texts: [String]) -> Bool {
    words.allSatisfy { word in
      texts.contains { $0.range(of: word, options: Self.options, locale: locale) != nil }
    }
  }

  func ranges(in text: String) -> [Range<String.Index>] {
    words.compactMap { text.range(of: $0, options: Self.options, locale: locale) }
  }

  private static var options: String.CompareOptions {
    [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]
  }
}
