import TableMakerDiffing

/// A part of a source's pipeline that says which items a query keeps.
@MainActor protocol FilterStage<Item>: AnyObject {
  associatedtype Item

  /// The places of the items that a query keeps, ascending; nil for all.
  func hits(of query: String, in list: FollowedItems<Item>) -> [Int32]?

  /// Forgets what was found: it may be something else for the same query.
  func forgetHits()
}

/// Items that a rule of the app's keeps.
@MainActor final class RuleStage<Item>: FilterStage {
  private let isKept: (Item, String) -> Bool
  private var found: (query: String, generation: Int, hits: [Int32])?

  init(_ isKept: @escaping (Item, String) -> Bool) { self.isKept = isKept }

  func hits(of query: String, in list: FollowedItems<Item>) -> [Int32]? {
    if let found, found.query == query, found.generation == list.generation { return found.hits }
    let items = list.items
    let hits = items.indices.filter { isKept(items[$0], query) }.map { Int32(truncatingIfNeeded: $0) }
    found = (query, list.generation, hits)
    return hits
  }

  func forgetHits() { found = nil }
}
