extension Factorization {
  /// Removes the factors.
  ///
  /// The caller then inserts every entry of the matrix again, each column under any name.
  mutating func beginRefresh() {
    entries.removeAll()
    firstFreeEntry = -1
    steps.removeAll()
    for position in 0..<pivots.count { pivots[position] = Pivot(order: -1) }
    highestOrder = pivots.count
    updateCount = 0
    stepWork = 0
    isInaccurate = false
  }

  /// Computes the factors of the entries that were inserted since `beginRefresh`.
  ///
  /// Columns with one open row come first and rows with one open column come last; neither needs an elimination step.
  /// The rest, such as views with sizes that depend on each other in a circle, is eliminated, thin columns and rows
  /// first.
  ///
  /// - Returns: The new position for each column's name, or `nil` if the columns depend on each other.
  mutating func refresh() -> Buffer<Int32>? {
    var ordering = Ordering(count: pivots.count)
    for position in 0..<pivots.count {
      var entry = pivots[position].firstInRow
      while entry >= 0 {
        ordering.openInRow[position] += 1
        ordering.openInColumn[entries[entry].column] += 1
        entry = entries[entry].nextInRow
      }
    }
    for position in 0..<pivots.count {
      ordering.note(row: position)
      ordering.note(column: position)
    }
    while ordering.remaining > 0 {
      if let column = ordering.singleColumns.popLast() {
        if ordering.rowOfColumn[column] < 0 && ordering.openInColumn[column] == 1 {
          takeSingle(column: column, &ordering)
        }
      } else if let row = ordering.singleRows.popLast() {
        if pivots[row].order < 0 && ordering.openInRow[row] == 1 { takeSingle(row: row, &ordering) }
      } else if !eliminate(&ordering) {
        return nil
      }
    }
    renameColumns(ordering.rowOfColumn)
    return ordering.rowOfColumn
  }

  /// The state of the ordering during its computation.
  private struct Ordering: ~Copyable {
    var openInRow = Buffer<Int32>()
    var openInColumn = Buffer<Int32>()
    var rowOfColumn = Buffer<Int32>()
    var singleColumns = Buffer<Int32>()
    var singleRows = Buffer<Int32>()
    /// Dense scratch memory: the entry of a row in each column, plus 1, or 0 for none.
    var entryInColumn = Buffer<Int32>()
    var front: Int32 = 0
    var back: Int32
    var remaining: Int32
    /// The position at which the search for a thin column continues.
    var cursor: Int32 = 0

    init(count: Int32) {
      back = count
      remaining = count
      _ = openInRow.append(repeating: 0, count: count)
      _ = openInColumn.append(repeating: 0, count: count)
      _ = rowOfColumn.append(repeating: -1, count: count)
      _ = entryInColumn.append(repeating: 0, count: count)
    }

    mutating func note(row: Int32) {
      if openInRow[row] == 1 { singleRows.append(row) }
    }

    mutating func note(column: Int32) {
      if openInColumn[column] == 1 { singleColumns.append(column) }
    }
  }

  private mutating func takeSingle(column: Int32, _ ordering: inout Ordering) {
    var entry = pivots[column].firstInColumn
    while pivots[entries[entry].row].order >= 0 { entry = entries[entry].nextInColumn }
    guard abs(entries[entry].value) > Tolerance.pivot else { return }
    take(entry: entry, order: ordering.front, &ordering)
    ordering.front += 1
  }

  private mutating func takeSingle(row: Int32, _ ordering: inout Ordering) {
    var entry = pivots[row].firstInRow
    while ordering.rowOfColumn[entries[entry].column] >= 0 { entry = entries[entry].nextInRow }
    guard abs(entries[entry].value) > Tolerance.pivot else { return }
    ordering.back -= 1
    take(entry: entry, order: ordering.back, &ordering)
  }

  /// Uses an entry as the pivot of its row and column.
  private mutating func take(entry index: Int32, order: Int32, _ ordering: inout Ordering) {
    let (row, column, value) = (entries[index].row, entries[index].column, entries[index].value)
    remove(entry: index)
    pivots[row].order = order
    pivots[row].diagonal = value
    ordering.rowOfColumn[column] = row
    ordering.remaining -= 1
    var entry = pivots[row].firstInRow
    while entry >= 0 {
      let other = entries[entry].column
      if ordering.rowOfColumn[other] < 0 {
        ordering.openInColumn[other] -= 1
        ordering.note(column: other)
      }
      entry = entries[entry].nextInRow
    }
    entry = pivots[column].firstInColumn
    while entry >= 0 {
      let other = entries[entry].row
      if pivots[other].order < 0 {
        ordering.openInRow[other] -= 1
        ordering.note(row: other)
      }
      entry = entries[entry].nextInColumn
    }
  }

  /// Eliminates one column of those that depend on each other in a circle.
  private mutating func eliminate(_ ordering: inout Ordering) -> Bool {
    guard let column = thinColumn(&ordering), let pivot = thinEntry(ofColumn: column, ordering) else { return false }
    let row = entries[pivot].row
    let diagonal = entries[pivot].value
    take(entry: pivot, order: ordering.front, &ordering)
    ordering.front += 1
    var entry = pivots[column].firstInColumn
    while entry >= 0 {
      let next = entries[entry].nextInColumn
      let target = entries[entry].row
      if pivots[target].order < 0 {
        let multiplier = entries[entry].value / diagonal
        remove(entry: entry)
        appendStep(taking: multiplier, of: row, from: target)
        subtract(multiplier, ofRow: row, from: target, &ordering)
        ordering.note(row: target)
      }
      entry = next
    }
    freshStepCount = steps.count
    return true
  }

  private mutating func subtract(
    _ multiplier: Double, ofRow source: Int32, from target: Int32, _ ordering: inout Ordering
  ) {
    var entry = pivots[target].firstInRow
    while entry >= 0 {
      ordering.entryInColumn[entries[entry].column] = entry + 1
      entry = entries[entry].nextInRow
    }
    entry = pivots[source].firstInRow
    while entry >= 0 {
      let next = entries[entry].nextInRow
      let column = entries[entry].column
      let change = multiplier * entries[entry].value
      let existing = ordering.entryInColumn[column] - 1
      if existing >= 0 {
        entries[existing].value -= change
        if abs(entries[existing].value) <= Tolerance.entry {
          ordering.entryInColumn[column] = 0
          remove(entry: existing)
          if ordering.rowOfColumn[column] < 0 {
            ordering.openInRow[target] -= 1
            ordering.openInColumn[column] -= 1
            ordering.note(column: column)
          }
        }
      } else {
        insert(-change, row: target, column: column)
        ordering.openInRow[target] += 1
        ordering.openInColumn[column] += 1
      }
      entry = next
    }
    entry = pivots[target].firstInRow
    while entry >= 0 {
      ordering.entryInColumn[entries[entry].column] = 0
      entry = entries[entry].nextInRow
    }
  }

  /// Returns the thinnest of the next few columns, which has few open rows.
  private func thinColumn(_ ordering: inout Ordering) -> Int32? {
    var best: Int32?
    var seen = 0
    for _ in 0..<pivots.count {
      let column = ordering.cursor
      ordering.cursor = column + 1 == pivots.count ? 0 : column + 1
      guard ordering.rowOfColumn[column] < 0 else { continue }
      if best.map({ ordering.openInColumn[column] < ordering.openInColumn[$0] }) ?? true { best = column }
      seen += 1
      if seen == 16 { break }
    }
    // The next search starts at the column that this one found.
    if let best { ordering.cursor = best }
    return best
  }

  /// Returns the entry of a column in the row with the fewest open entries.
  ///
  /// The entry is one of those that are large enough to divide by.
  private func thinEntry(ofColumn column: Int32, _ ordering: borrowing Ordering) -> Int32? {
    var largest = 0.0
    var entry = pivots[column].firstInColumn
    while entry >= 0 {
      if pivots[entries[entry].row].order < 0 { largest = max(largest, abs(entries[entry].value)) }
      entry = entries[entry].nextInColumn
    }
    guard largest > Tolerance.pivot else { return nil }
    var best: Int32?
    entry = pivots[column].firstInColumn
    while entry >= 0 {
      let row = entries[entry].row
      if pivots[row].order < 0 && abs(entries[entry].value) >= 0.1 * largest {
        if best.map({ ordering.openInRow[row] < ordering.openInRow[entries[$0].row] }) ?? true { best = entry }
      }
      entry = entries[entry].nextInColumn
    }
    return best
  }

  /// Names each column by the row of its pivot.
  private mutating func renameColumns(_ rowOfColumn: borrowing Buffer<Int32>) {
    for position in 0..<pivots.count { pivots[position].firstInColumn = -1 }
    for index in 0..<entries.count where entries[index].row >= 0 {
      let column = rowOfColumn[entries[index].column]
      let next = pivots[column].firstInColumn
      entries[index].column = column
      entries[index].previousInColumn = -1
      entries[index].nextInColumn = next
      if next >= 0 { entries[next].previousInColumn = index }
      pivots[column].firstInColumn = index
    }
  }
}
