extension SectionedDifference {
  /// Finds what leads from one list of sections to another, all with rows of one type.
  ///
  /// - Parameters:
  ///   - before: The sections before.
  ///   - after: The sections after.
  ///   - section: What a section is known by. The n-th of several of one identity stays the n-th.
  ///   - kind: What the sections between which rows may cross have in common, for example the type of cell. Where a section
  ///     itself changes its kind, none of its rows stay.
  ///   - rows: The rows of a section.
  ///   - row: What a row is known by.
  ///   - isUnchanged: Whether a row after has the content that the row of its identity had before.
  /// - Complexity: O(n + m) for all rows, O(s log s) for s sections out of order, and O(k log k) for k rows out of order in a
  ///   section. In a section that stays, only what stands between the first and the last difference is hashed, and what leaves or
  ///   comes once more.
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

  /// Finds which of the rows that leave sections appear in other sections of the same kind.
  ///
  /// - Parameters:
  ///   - removals: Paths before of the rows that leave, ascending.
  ///   - insertions: Paths after of the rows that appear, ascending.
  ///   - kindBefore: The kind of a section before.
  ///   - kindAfter: The kind of a section after.
  ///   - identityBefore: What a row before is known by.
  ///   - identityAfter: What a row after is known by.
  ///   - isUnchanged: Whether two rows of one identity have the same content.
  /// - Complexity: O(n) for n rows that leave or appear.
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

  /// The places in a list of paths, ascending, for each kind of section.
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
