import TableMakerDiffing
import TableMakerQuerying

/// A stage that keeps the items that satisfy an app's condition.
@MainActor final class RuleStage<Item>: FilterStage {
  private let isKept: (Item, String) -> Bool
  private var kept = KeptHits<AskedQuery>()
  let watch: RuleWatch? = RuleWatch()
  let usesQuery: Bool
  let isExactSearch: Bool

  /// Creates a stage with a condition.
  ///
  /// - Parameters:
  ///   - usesQuery: A Boolean value that indicates whether the result depends on the query.
  ///   - isExactSearch: A Boolean value that indicates whether the condition is an exact search.
  ///   - isKept: The condition.
  init(usesQuery: Bool = true, isExactSearch: Bool = false, _ isKept: @escaping (Item, String) -> Bool) {
    self.usesQuery = usesQuery
    self.isExactSearch = isExactSearch
    self.isKept = isKept
    watch?.onChange = { [weak self] in self?.kept = KeptHits() }
  }

  /// Creates a stage with a condition that no query changes.
  convenience init(_ isKept: @escaping (Item) -> Bool) { self.init(usesQuery: false) { item, _ in isKept(item) } }

  /// Creates a stage that searches texts for the exact words of a query.
  convenience init(exactly fields: [(Item) -> String]) {
    self.init(isExactSearch: true) { item, query in ExactQuery(query).matches(fields.map { $0(item) }) }
  }

  /// Returns the query that the results depend on.
  private func used(_ query: AskedQuery) -> AskedQuery { usesQuery ? query : AskedQuery() }

  func hits(of query: AskedQuery, in list: FollowedItems<Item>) -> [Int32]? {
    let query = used(query)
    if let hits = kept.hits(of: query, at: list.generation) { return hits }
    if watch?.isFull ?? false { forgetHits() }
    let items = list.items
    let (kept, generation) = (kept, list.generation)
    let hits = following {
      let isHit = { [isKept] (position: Int) in isKept(items[position], query.text) }
      return kept.following(query, in: list, isHit: isHit) ?? SearchHits.all(among: items.count, isHit: isHit)
    }
    self.kept.keep(hits, of: query, at: generation)
    return hits
  }

  func isQuick(_ query: AskedQuery, in list: FollowedItems<Item>) -> Bool {
    list.items.count <= QuickFinding.most || kept.hits(of: used(query), at: list.generation) != nil
  }

  func find(_ query: AskedQuery, in list: FollowedItems<Item>) async {
    let query = used(query)
    for _ in 0..<QuickFinding.patience {
      let (items, generation, changes) = (list.items, list.generation, watch?.changes)
      var hits: [Int32] = []
      var slices = TimeSlices()
      var position = 0
      while position < items.count {
        following {
          repeat {
            if isKept(items[position], query.text) { hits.append(Int32(truncatingIfNeeded: position)) }
            position += 1
          } while position < items.count && !slices.isOver
        }
        if position < items.count, await slices.pause() == .cancelled { return }
      }
      // Otherwise some items would have been checked by the rule's earlier state.
      guard changes == watch?.changes else { continue }
      guard generation != list.generation else { return kept.keep(hits, of: query, at: generation) }
    }
  }

  /// Runs the condition, and follows the objects that it reads.
  private func following<Result>(_ body: () -> Result) -> Result { watch.map { $0.following(body) } ?? body() }

  func prepare(for list: FollowedItems<Item>) {}

  func localeDidChange() {}

  /// Drops the results of the condition, because it may now return something else for the same query.
  func forgetHits() { watch?.noteChange() }
}
