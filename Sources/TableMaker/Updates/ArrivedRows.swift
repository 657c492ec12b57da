import TableMakerDiffing

/// The rows whose cells still show something else: those that the user has moved to another section show what the section said that they
/// have left, and those that changed in a group of the app's what they were.
@MainActor struct ArrivedRows {
  private struct Place {
    var rows: SectionRows
    var row: Int
    /// How the row was edited where its cell came from.
    var editing: RowEditing?
    /// Whether its cell will not do any more.
    var needsNewCell = false
  }

  private var places: [Place] = []

  var isEmpty: Bool { places.isEmpty }

  /// Follows a row that was moved, and adds it where it has come to another section.
  ///
  /// - Parameters:
  ///   - source: Where it was, and the rows there once it has left.
  ///   - destination: Where it is, and the rows there before it came, and with it.
  ///   - editing: How it was edited before, while its table is edited.
  mutating func follow(
    _ source: (rows: SectionRows, row: Int, left: SectionRows),
    to destination: (rows: SectionRows, row: Int, reached: SectionRows), editing: RowEditing? = nil
  ) {
    let isOther = source.rows !== destination.rows
    for index in places.indices {
      let place = places[index]
      var (rows, row) = (place.rows, place.row)
      if rows === source.rows {
        if row == source.row {
          (rows, row) = (destination.reached, destination.row)
        } else {
          if row > source.row { row -= 1 }
          if isOther { rows = source.left }
        }
      }
      if rows === destination.rows {
        rows = destination.reached
        if row >= destination.row { row += 1 }
      }
      (places[index].rows, places[index].row) = (rows, row)
    }
    if isOther, !places.contains(where: { $0.rows === destination.reached && $0.row == destination.row }) {
      places.append(Place(rows: destination.reached, row: destination.row, editing: editing))
    }
  }

  /// Adds a row whose cell will not do, and cannot be exchanged yet.
  mutating func addForNewCell(_ row: Int, of rows: SectionRows) {
    places.append(Place(rows: rows, row: row, needsNewCell: true))
  }

  /// Takes out the places of the rows in a snapshot, how each was edited before, and whether it needs a new cell in any case.
  mutating func take(in snapshot: Snapshot) -> [(path: RowPath, editing: RowEditing?, needsNewCell: Bool)] {
    defer { places = [] }
    return places.compactMap { place in
      snapshot.sections.firstIndex { $0 === place.rows }
        .map { (RowPath(section: $0, row: place.row), place.editing, place.needsNewCell) }
    }
  }
}
