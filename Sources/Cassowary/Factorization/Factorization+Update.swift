extension Factorization {
  /// Returns whether `solveRow` must run for a position before `spike` can replace its column.
  func needsRow(at position: Int32) -> Bool {
    pivots[position].firstInRow >= 0 && !fitsInPlace(at: position)
  }

  /// Returns whether `spike` can replace the column at `position` and leave a triangle without a step.
  func fitsInPlace(at position: Int32) -> Bool {
    let order = pivots[position].order
    for index in 0..<spike.count where pivots[spike[index].index].order > order { return false }
    return true
  }

  /// Returns the product of the row that was solved last and the column in `spike`.
  mutating func productOfRowAndSpike() -> Double {
    scatterRow()
    var product = 0.0
    for item in 0..<spike.count { product += pivots[spike[item].index].work * spike[item].value }
    clearScatteredRow()
    return product
  }

  /// Writes the row of the triangle to the dense vector.
  private mutating func scatterRow() {
    if isRowPlain {
      for item in 0..<row.count { pivots[row[item].index].work = row[item].value }
    } else {
      for item in 0..<rowInTriangle.count { pivots[rowInTriangle[item].index].work = rowInTriangle[item].value }
    }
  }

  private mutating func clearScatteredRow() {
    for item in 0..<row.count { pivots[row[item].index].work = 0 }
    for item in 0..<rowInTriangle.count { pivots[rowInTriangle[item].index].work = 0 }
  }

  /// Replaces the column at `position` with the column of the last `solveColumn`.
  ///
  /// If the column doesn't fit there, the row of that position is eliminated, and both move to the end of the triangle
  /// (Forrest and Tomlin, 1972). This needs the row that `solveRow(forReplacing: true)` computed for only this
  /// position.
  ///
  /// - Parameters:
  ///   - position: The position of the column to replace.
  ///   - pivot: The element of the solved column at that position, which isn't zero.
  mutating func replaceColumn(at position: Int32, pivot: Double) {
    let expected = pivots[position].diagonal * pivot
    var diagonal = 0.0
    var isInPlace = true
    let order = pivots[position].order
    for index in 0..<spike.count {
      if spike[index].index == position {
        diagonal = spike[index].value
      } else if pivots[spike[index].index].order > order {
        isInPlace = false
      }
    }
    if !isInPlace {
      if pivots[position].firstInRow >= 0 { diagonal -= eliminateRow(position) }
      highestOrder += 1
      pivots[position].order = highestOrder
      updateCount += 1
    }
    if abs(diagonal - expected) > Tolerance.disagreement * abs(expected) { isInaccurate = true }
    removeColumn(position)
    pivots[position].diagonal = diagonal
    for index in 0..<spike.count where spike[index].index != position {
      insert(spike[index].value, row: spike[index].index, column: position)
    }
  }

  /// Eliminates a row with the rows below it, and returns the change of the diagonal.
  private mutating func eliminateRow(_ position: Int32) -> Double {
    let isPlain = isRowPlain
    let count = isPlain ? row.count : rowInTriangle.count
    scatterRow()
    let scale = -1 / pivots[position].work
    pivots[position].work = 0
    var change = 0.0
    for item in 0..<spike.count { change += scale * pivots[spike[item].index].work * spike[item].value }
    for index in 0..<count {
      let item = isPlain ? row[index] : rowInTriangle[index]
      if item.index != position { appendStep(taking: scale * item.value, of: item.index, from: position) }
    }
    clearScatteredRow()
    removeRow(position)
    return change
  }

  private mutating func removeRow(_ position: Int32) {
    var entry = pivots[position].firstInRow
    while entry >= 0 {
      let next = entries[entry].nextInRow
      remove(entry: entry)
      entry = next
    }
  }

  private mutating func removeColumn(_ position: Int32) {
    var entry = pivots[position].firstInColumn
    while entry >= 0 {
      let next = entries[entry].nextInColumn
      remove(entry: entry)
      entry = next
    }
  }
}
