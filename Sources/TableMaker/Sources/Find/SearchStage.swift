import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Items in whose texts all words of a query are found.
@MainActor final class SearchStage<Item>: FilterStage {
  private let fields: [(Item) -> String]
  let locale: Locale
  private var found: (query: String, generation: Int, hits: [Int32])?

  init(_ fields: [(Item) -> String], locale: Locale) {
    self.fields = fields
    self.locale = locale
  }

  func hits(of text: String, in list: FollowedItems<Item>) -> [Int32]? {
    let query = SearchQuery(text, locale: locale)
    if query.isEmpty { return nil }
    if let found, found.query == text, found.generation == list.generation { return found.hits }
    let items = list.items
    let hits = items.indices.filter { place in query.matches(fields.map { $0(items[place]) }) }
      .map { Int32(truncatingIfNeeded: $0) }
    found = (text, list.generation, hits)
    return hits
  }

  func forgetHits() { found = nil }
}
