import TableMakerDiffing
import TableMakerQuerying

/// What a filter has found for the last queries.
///
/// Of few: of the query that is shown, of the one that is being typed, and of the one before it, which a deleted letter leads back to.
struct KeptHits<Query: Equatable> {
  private struct Entry {
    let query: Query
    let generation: Int
    let hits: [Int32]
  }

  private var entries: [Entry] = []
  private static var most: Int { 4 }

  /// What was found for a query in the list as it was at a generation.
  func hits(of query: Query, at generation: Int) -> [Int32]? {
    entries.last { $0.query == query && $0.generation == generation }?.hits
  }

  /// What was found in the list as it was at a generation, by the query, the last one first.
  func found(at generation: Int) -> [(query: Query, hits: [Int32])] {
    entries.reversed().filter { $0.generation == generation }.map { ($0.query, $0.hits) }
  }

  /// Keeps what was found for a query. Replaces what it has found before.
  mutating func keep(_ hits: [Int32], of query: Query, at generation: Int) {
    entries.removeAll { $0.query == query }
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(query: query, generation: generation, hits: hits))
  }

  /// What a query finds in a list that has changed since: only what was inserted and changed is looked at.
  ///
  /// - Parameters:
  ///   - most: The largest number of items that are looked at.
  ///   - isHit: Whether the item at a place is found.
  /// - Returns: Nil where it is not known what has changed, or it is more.
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
