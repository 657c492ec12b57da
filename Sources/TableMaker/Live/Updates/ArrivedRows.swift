import TableMakerDiffing

/// The rows with cells that still show something else: rows that the user moved to another section, and rows that
/// changed in an app's group of updates.
@MainActor struct ArrivedRows {
  private struct Position {
    var rows: SectionRows
    var row: Int
    /// The row's editing in the section that its cell came from.
    var editing: RowEditing?
    /// A Boolean value that indicates whether the row needs another cell.
    var needsNewCell = false
  }

  private var places: [Position] = []

  var isEmpty: Bool { places.isEmpty }

  /// Follows a row that was moved, and adds it if it's in another section now.
  ///
  /// - Parameters:
  ///   - source: The row's earlier index, and the section's rows before and after its removal.
  ///   - destination: The row's index, and the section's rows before and after its insertion.
  ///   - editing: The row's earlier editing, in editing mode.
  mutating func follow(
    _ source: (rows: SectionRows, row: Int, left: SectionRows),
    to destination: (rows: SectionRows, row: Int, reached: SectionRows), editing: RowEditing? = nil
  ) {
    let isOther = source.rows !== destination.rows
    for index in places.indices {
      let position = places[index]
      var (rows, row) = (position.rows, position.row)
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
      places.append(Position(rows: destination.reached, row: destination.row, editing: editing))
    }
  }

  /// Adds a row that needs another cell, which can't be replaced yet.
  mutating func addForNewCell(_ row: Int, of rows: SectionRows) {
    places.append(Position(rows: rows, row: row, needsNewCell: true))
  }

  /// Removes and returns the rows in a snapshot, each with its earlier editing, and whether it needs a new cell in any
  /// case.
  mutating func take(in snapshot: Snapshot) -> [(path: RowPath, editing: RowEditing?, needsNewCell: Bool)] {
    defer { places = [] }
    return places.compactMap { position in
      snapshot.sections.firstIndex { $0 === position.rows }
        .map { (RowPath(section: $0, row: position.row), position.editing, position.needsNewCell) }
    }
  }
}
