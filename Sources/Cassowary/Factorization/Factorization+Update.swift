extension Factorization {
  /// Whether `spike` can take the place of column `position` and leave a triangle without a step.
  func fitsInPlace(at position: Int32) -> Bool {
    let order = pivots[position].order
    for index in 0..<spike.count where pivots[spike[index].index].order > order { return false }
    return true
  }

  /// Puts the column of the last `solveColumn` in the place of the one at `position`.
  ///
  /// Where it does not fit, the row of that position is eliminated and both move to the triangle's end (Forrest and
  /// Tomlin, 1972). That needs `rowInTriangle` as `solveRow` left it for this position alone.
  ///
  /// - Parameters:
  ///   - position: The position of the column that goes.
  ///   - pivot: That position's part of the solved column; not zero.
  mutating func replaceColumn(at position: Int32, pivot: Double) {
    let oldDiagonal = pivots[position].diagonal
    var newDiagonal = 0.0
    for index in 0..<spike.count where spike[index].index == position { newDiagonal = spike[index].value }
    if !fitsInPlace(at: position) {
      var scale = 0.0
      for index in 0..<rowInTriangle.count where rowInTriangle[index].index == position {
        scale = rowInTriangle[index].value
      }
      for index in 0..<rowInTriangle.count where rowInTriangle[index].index != position {
        let item = rowInTriangle[index]
        appendStep(taking: -item.value / scale, of: item.index, from: position)
        pivots[item.index].work = -item.value / scale
      }
      for index in 0..<spike.count where spike[index].index != position {
        newDiagonal -= pivots[spike[index].index].work * spike[index].value
      }
      for index in 0..<rowInTriangle.count { pivots[rowInTriangle[index].index].work = 0 }
      removeRow(position)
      highestOrder += 1
      pivots[position].order = highestOrder
      updateCount += 1
    }
    let expected = oldDiagonal * pivot
    if abs(newDiagonal - expected) > Tolerance.disagreement * abs(expected) { isInaccurate = true }
    removeColumn(position)
    pivots[position].diagonal = newDiagonal
    for index in 0..<spike.count where spike[index].index != position {
      insert(spike[index].value, row: spike[index].index, column: position)
    }
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
