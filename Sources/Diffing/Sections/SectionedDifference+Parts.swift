extension SectionedDifference {
  /// A row that leaves one section and appears in another.
  public struct Crossing: Sendable, Hashable {
    /// The index of the row in the removals.
    public var removal: Int
    /// The index of the row in the insertions.
    public var insertion: Int
    /// A Boolean value that indicates whether its content is unchanged.
    public var isUnchanged: Bool

    /// Creates a crossing from indices in the removals and insertions.
    @inlinable public init(removal: Int, insertion: Int, isUnchanged: Bool) {
      self.removal = removal
      self.insertion = insertion
      self.isUnchanged = isUnchanged
    }
  }

  /// Combines the differences of the sections, of the rows of each, and of rows that move between sections.
  ///
  /// Use it for sections with rows of different types, where each pair of sections finds its own difference.
  ///
  /// - Parameters:
  ///   - countBefore: The number of old sections.
  ///   - origins: The old place of each new section, or `nil`, without duplicates.
  ///   - rows: A closure that returns the difference between the rows of a remaining section. It's called once for
  ///     each.
  ///   - crossings: A closure that returns the removed rows that appear in another section. It receives the ascending
  ///     old paths of removed rows and new paths of inserted ones. It's called once, and only if there are both.
  /// - Complexity: O(s log s) for s sections, in addition to the closures.
  public init(
    countBefore: Int, origins: [Int?], rows: (IndexPair) -> Difference,
    crossings: (_ removals: [RowPath], _ insertions: [RowPath]) -> [Crossing]
  ) {
    self.init()
    let kept = origins.enumerated().compactMap { after, before in
      before.map { IndexPair(before: $0, after: after) }
    }
    let differences = kept.map(rows)
    let isInPlace = WeightedSubsequence.inside(
      values: kept.map(\.before), isPreferred: differences.map { !$0.isOrderKept })

    var isRemoved = Array(repeating: true, count: countBefore)
    var isInserted = Array(repeating: true, count: origins.count)
    for (index, section) in kept.enumerated() where isInPlace[index] || differences[index].isOrderKept {
      isRemoved[section.before] = false
      isInserted[section.after] = false
      keptSections.append(section)
      if !isInPlace[index] { sections.moves.append(section) }
      add(differences[index], of: section)
    }
    sections.removals = isRemoved.indices.filter { isRemoved[$0] }
    sections.insertions = isInserted.indices.filter { isInserted[$0] }
    removals.sort()
    if !removals.isEmpty, !insertions.isEmpty { join(crossings(removals, insertions)) }
  }

  private mutating func add(_ rows: Difference, of section: IndexPair) {
    func before(_ row: Int) -> RowPath { RowPath(section: section.before, row: row) }
    func after(_ row: Int) -> RowPath { RowPath(section: section.after, row: row) }
    func pair(_ rows: IndexPair) -> RowPathPair { RowPathPair(before: before(rows.before), after: after(rows.after)) }
    removals.append(contentsOf: rows.removals.lazy.map(before))
    insertions.append(contentsOf: rows.insertions.lazy.map(after))
    moves.append(contentsOf: rows.moves.lazy.map(pair))
    changes.append(contentsOf: rows.changes.lazy.map(pair))
  }

  /// Converts pairs of a removal and an insertion into moves.
  private mutating func join(_ crossings: [Crossing]) {
    guard !crossings.isEmpty else { return }
    var stays = Array(repeating: false, count: removals.count)
    var comes = Array(repeating: true, count: insertions.count)
    for crossing in crossings {
      let pair = RowPathPair(before: removals[crossing.removal], after: insertions[crossing.insertion])
      stays[crossing.removal] = true
      comes[crossing.insertion] = false
      moves.append(pair)
      if !crossing.isUnchanged { changes.append(pair) }
    }
    removals = removals.indices.filter { !stays[$0] }.map { removals[$0] }
    insertions = insertions.indices.filter { comes[$0] }.map { insertions[$0] }
    moves.sort { $0.after < $1.after }
    changes.sort { $0.after < $1.after }
  }
}
