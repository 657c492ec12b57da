import Testing

@testable import TableMakerDiffing

/// Where rows go by a difference, against rows followed one by one.
@Suite struct RowPlacesTests {
  /// The place after of each row that has one: of a section that stays, the rows that neither leave nor move are, in order, those
  /// that neither come nor were moved there.
  private static func naive(_ difference: SectionedDifference, _ before: Grid, _ after: Grid) -> [RowPath: RowPath] {
    var places = Dictionary(uniqueKeysWithValues: difference.moves.map { ($0.before, $0.after) })
    let leaving = Set(difference.removals).union(difference.moves.map(\.before))
    let coming = Set(difference.insertions).union(difference.moves.map(\.after))
    for section in difference.keptSections {
      let old = before[section.before].rows.indices.map { RowPath(section: section.before, row: $0) }
      let new = after[section.after].rows.indices.map { RowPath(section: section.after, row: $0) }
      let stays = old.filter { !leaving.contains($0) }
      let stayed = new.filter { !coming.contains($0) }
      for (path, place) in zip(stays, stayed) { places[path] = place }
    }
    return places
  }

  @Test(arguments: 0..<8) func `each row of random grids is found where it is followed to`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var grid = Grid.random(using: &random)
    for round in 0..<300 {
      let next = round.isMultiple(of: 2) ? grid.edited(using: &random) : Grid.random(using: &random)
      let difference = grid.difference(to: next)
      let (places, expected) = (RowPlaces(difference), Self.naive(difference, grid, next))
      for (section, content) in grid.enumerated() {
        for row in content.rows.indices {
          let path = RowPath(section: section, row: row)
          #expect(places.after(path) == expected[path], "seed \(seed), \(path) of \(grid) to \(next)")
        }
      }
      grid = next
    }
  }
}
