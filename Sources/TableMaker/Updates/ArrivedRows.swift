import TableMakerDiffing

/// The rows that the user has moved to another section, whose cells still show what the section said that they have left.
@MainActor struct ArrivedRows {
  private var places: [(rows: SectionRows, row: Int)] = []

  var isEmpty: Bool { places.isEmpty }

  /// Follows a row that was moved, and adds it where it has come to another section.
  ///
  /// - Parameters:
  ///   - source: Where it was, and the rows there once it has left.
  ///   - destination: Where it is, and the rows there before it came, and with it.
  mutating func follow(
    _ source: (rows: SectionRows, row: Int, left: SectionRows),
    to destination: (rows: SectionRows, row: Int, reached: SectionRows)
  ) {
    let isOther = source.rows !== destination.rows
    places = places.map { place in
      var (rows, row) = place
      if rows === source.rows {
        if row == source.row { return (destination.reached, destination.row) }
        if row > source.row { row -= 1 }
        if isOther { return (source.left, row) }
      }
      guard rows === destination.rows else { return (rows, row) }
      rows = destination.reached
      return (rows, row >= destination.row ? row + 1 : row)
    }
    if isOther, !places.contains(where: { $0.rows === destination.reached && $0.row == destination.row }) {
      places.append((destination.reached, destination.row))
    }
  }

  /// Takes out the places of the rows in a snapshot.
  mutating func take(in snapshot: Snapshot) -> [RowPath] {
    defer { places = [] }
    return places.compactMap { place in
      snapshot.sections.firstIndex { $0 === place.rows }.map { RowPath(section: $0, row: place.row) }
    }
  }
}
