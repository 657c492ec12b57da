extension SectionedDifference {
  /// A row that leaves one section and appears in another.
  public struct Crossing: Sendable, Hashable {
    /// The place of the row among those that leave.
    public var removal: Int
    /// The place of the row among those that appear.
    public var insertion: Int
    /// Whether its content is the same.
    public var isUnchanged: Bool

    /// Makes a crossing of two places in the lists that are given to whoever finds crossings.
    @inlinable public init(removal: Int, insertion: Int, isUnchanged: Bool) {
      self.removal = removal
      self.insertion = insertion
      self.isUnchanged = isUnchanged
    }
  }

  /// Joins what is known of the sections, of the rows of each and of the rows that cross from one to another.
  ///
  /// This is for sections whose rows are of different types: each pair of sections finds its own difference.
  ///
  /// - Parameters:
  ///   - countBefore: How many sections there were.
  ///   - origins: For each section after, the place before of the same section, or nil. No place twice.
  ///   - rows: The difference between the rows of a section that stays. Asked once for each.
  ///   - crossings: Which rows that leave a section appear in another; gets the paths before and after of the rows that go
  ///     and that come, ascending. Asked once, and only if there are both.
  /// - Complexity: O(s log s) for s sections, beyond what the closures cost.
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

  /// Turns pairs of a removal and an insertion into moves.
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
