extension SectionedDifference {
  /// Finds the difference between two lists of sections with rows of one type.
  ///
  /// - Parameters:
  ///   - before: The old sections.
  ///   - after: The new sections.
  ///   - section: A closure that returns a section's identity. The n-th section of an identity matches the n-th one.
  ///   - kind: A closure that returns a value that's equal for sections between which rows can move, such as the type
  ///     of cell. If a section changes its kind, none of its rows remain.
  ///   - rows: A closure that returns the rows of a section.
  ///   - row: A closure that returns a row's identity.
  ///   - isUnchanged: A closure that returns whether an old and a new row of the same identity have the same content.
  /// - Complexity: O(n + m) for all rows, O(s log s) for s sections out of order, and O(k log k) for k rows out of
  ///   order in a section. In a remaining section, only the part between the first and last differences is hashed, and
  ///   removed and inserted rows once more.
  @inlinable
  public init<Section, Row, SectionID: Hashable, Kind: Hashable, RowID: Hashable>(
    from before: [Section], to after: [Section], section: (Section) -> SectionID, kind: (Section) -> Kind,
    rows: (Section) -> [Row], row: (Row) -> RowID, isUnchanged: (Row, Row) -> Bool
  ) {
    self.init(
      countBefore: before.count,
      origins: Difference.origins(
        countBefore: before.count, countAfter: after.count,
        identityBefore: { section(before[$0]) }, identityAfter: { section(after[$0]) }),
      rows: { pair in
        let (before, after) = (before[pair.before], after[pair.after])
        guard kind(before) == kind(after) else {
          return Difference(replacing: rows(before).count, with: rows(after).count)
        }
        return Difference(from: rows(before), to: rows(after), identity: row, isUnchanged: isUnchanged)
      },
      crossings: { removals, insertions in
        SectionedDifference.crossings(
          removals, insertions, kindBefore: { kind(before[$0]) }, kindAfter: { kind(after[$0]) },
          identityBefore: { row(rows(before[$0.section])[$0.row]) },
          identityAfter: { row(rows(after[$0.section])[$0.row]) },
          isUnchanged: { isUnchanged(rows(before[$0.section])[$0.row], rows(after[$1.section])[$1.row]) })
      })
  }

  /// Finds the removed rows that appear in other sections of the same kind.
  ///
  /// - Parameters:
  ///   - removals: The old paths of removed rows, in ascending order.
  ///   - insertions: The new paths of inserted rows, in ascending order.
  ///   - kindBefore: A closure that returns the kind of an old section.
  ///   - kindAfter: A closure that returns the kind of a new section.
  ///   - identityBefore: A closure that returns the identity of an old row.
  ///   - identityAfter: A closure that returns the identity of a new row.
  ///   - isUnchanged: A closure that returns whether two rows of the same identity have the same content.
  /// - Complexity: O(n) for n removed and inserted rows.
  @inlinable
  public static func crossings<Kind: Hashable, RowID: Hashable>(
    _ removals: [RowPath], _ insertions: [RowPath], kindBefore: (Int) -> Kind, kindAfter: (Int) -> Kind,
    identityBefore: (RowPath) -> RowID, identityAfter: (RowPath) -> RowID, isUnchanged: (RowPath, RowPath) -> Bool
  ) -> [Crossing] {
    let leaving = places(of: removals, by: kindBefore)
    let coming = places(of: insertions, by: kindAfter)
    var result: [Crossing] = []
    for (kind, leaving) in leaving {
      guard let coming = coming[kind] else { continue }
      let origins = Difference.origins(
        countBefore: leaving.count, countAfter: coming.count,
        identityBefore: { identityBefore(removals[leaving[$0]]) },
        identityAfter: { identityAfter(insertions[coming[$0]]) })
      for (place, origin) in zip(coming, origins) {
        guard let origin else { continue }
        let isUnchanged = isUnchanged(removals[leaving[origin]], insertions[place])
        result.append(Crossing(removal: leaving[origin], insertion: place, isUnchanged: isUnchanged))
      }
    }
    return result
  }

  /// Returns the indices in a list of ascending paths for each kind of section.
  @inlinable
  public static func places<Kind: Hashable>(of paths: [RowPath], by kind: (Int) -> Kind) -> [Kind: [Int]] {
    var places: [Kind: [Int]] = [:]
    var start = 0
    while start < paths.count {
      let section = paths[start].section
      let end = paths[start...].firstIndex { $0.section != section } ?? paths.count
      places[kind(section), default: []].append(contentsOf: start..<end)
      start = end
    }
    return places
  }
}
