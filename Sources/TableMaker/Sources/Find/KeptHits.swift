import TableMakerDiffing
import TableMakerQuerying

/// The results of a filter for the last queries.
///
/// It keeps only a few: the query on screen, the query being typed, and the one before it, which returns when the user
/// deletes a letter.
struct KeptHits<Query: Equatable> {
  private struct Entry {
    let query: Query
    let generation: Int
    let hits: [Int32]
  }

  private var entries: [Entry] = []
  private static var most: Int { 4 }

  /// Returns the results of a query for one generation of the list.
  func hits(of query: Query, at generation: Int) -> [Int32]? {
    entries.last { $0.query == query && $0.generation == generation }?.hits
  }

  /// Returns the results for one generation of the list with their queries, most recent first.
  func found(at generation: Int) -> [(query: Query, hits: [Int32])] {
    entries.reversed().filter { $0.generation == generation }.map { ($0.query, $0.hits) }
  }

  /// Stores the results of a query, and replaces its earlier results.
  mutating func keep(_ hits: [Int32], of query: Query, at generation: Int) {
    entries.removeAll { $0.query == query }
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(query: query, generation: generation, hits: hits))
  }

  /// Returns the results of a query after the list has changed. Checks only inserted and changed items.
  ///
  /// - Parameters:
  ///   - most: The largest number of items to check.
  ///   - isHit: A closure that returns whether the item at an index matches.
  /// - Returns: The results, or `nil` if the changes aren't known or exceed the limit.
  @MainActor func following<Item>(
    _ query: Query, in list: FollowedItems<Item>, most: Int = .max, isHit: (Int) -> Bool
  ) -> [Int32]? {
    guard let entry = entries.last(where: { $0.query == query }),
      let step = list.states(since: entry.generation),
      step.difference.insertions.count + step.difference.changes.count <= most
    else { return nil }
    return SearchHits.following(
      entry.hits, step.difference, countBefore: step.countBefore, countAfter: list.items.count, isHit: isHit)
  }
}
