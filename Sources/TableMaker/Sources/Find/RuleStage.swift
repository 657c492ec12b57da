import TableMakerDiffing
import TableMakerQuerying

/// A stage that keeps the items that satisfy an app's condition.
@MainActor final class RuleStage<Item>: FilterStage {
  private let isKept: (Item, String) -> Bool
  private var kept = KeptHits<AskedQuery>()

  init(_ isKept: @escaping (Item, String) -> Bool) { self.isKept = isKept }

  func hits(of query: AskedQuery, in list: FollowedItems<Item>) -> [Int32]? {
    if let hits = kept.hits(of: query, at: list.generation) { return hits }
    let items = list.items
    let isHit = { [isKept] (place: Int) in isKept(items[place], query.text) }
    let hits = kept.following(query, in: list, isHit: isHit) ?? SearchHits.all(among: items.count, isHit: isHit)
    kept.keep(hits, of: query, at: list.generation)
    return hits
  }

  func isQuick(_ query: AskedQuery, in list: FollowedItems<Item>) -> Bool {
    list.items.count <= QuickFinding.most || kept.hits(of: query, at: list.generation) != nil
  }

  func find(_ query: AskedQuery, in list: FollowedItems<Item>) async {
    for _ in 0..<QuickFinding.patience {
      let (items, generation) = (list.items, list.generation)
      var hits: [Int32] = []
      var slices = TimeSlices()
      for place in items.indices {
        if isKept(items[place], query.text) { hits.append(Int32(truncatingIfNeeded: place)) }
        if slices.isOver, await slices.pause() == .cancelled { return }
      }
      guard generation != list.generation else { return kept.keep(hits, of: query, at: generation) }
    }
  }

  func prepare(for list: FollowedItems<Item>) {}

  func localeDidChange() {}

  /// Drops the results of the condition, because it may now return something else for the same query.
  func forgetHits() { kept = KeptHits() }
}
