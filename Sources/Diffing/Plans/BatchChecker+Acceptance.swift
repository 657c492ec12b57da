extension BatchChecker {
  /// Returns whether one pass over a plan's operations proves that it breaks no rule.
  ///
  /// It doesn't sort, and it allocates nothing for absent operations. If it returns `false`, check each rule: the plan
  /// may still be valid, for example if it moves many rows to places with their own numbers.
  ///
  /// - Complexity: O(s) for s sections and O(k) for k operations, with a bit for each old row if rows move.
  func surelyTakes(_ plan: BatchPlan) -> Bool {
    guard let origins = plainOrigins(of: plan) else { return false }
    var expected = Array(repeating: 0, count: countsAfter.count)
    // Rows can be inserted and deleted only in sections that remain and don't move.
    var targets = Array(repeating: -1, count: countsBefore.count)
    var takesRows = Array(repeating: false, count: countsAfter.count)
    for (section, origin) in origins.enumerated() where origin >= 0 {
      guard countsBefore[origin] >= 0 else { return false }
      expected[section] = countsBefore[origin]
      targets[origin] = section
      takesRows[section] = true
    }
    for move in plan.movedSections { (targets[move.before], takesRows[move.after]) = (-1, false) }

    guard areInOrder(plan.deletedRows) else { return false }
    for path in plan.deletedRows {
      guard exists(path, in: countsBefore), targets[path.section] >= 0 else { return false }
      expected[targets[path.section]] -= 1
    }
    guard areInOrder(plan.insertedRows) else { return false }
    for path in plan.insertedRows {
      guard exists(path, in: countsAfter), takesRows[path.section] else { return false }
      expected[path.section] += 1
    }
    if !plan.movedRows.isEmpty, !surelyMoves(plan, &expected) { return false }
    for (section, origin) in origins.enumerated() where origin >= 0 && expected[section] != countsAfter[section] {
      return false
    }
    return true
  }

  /// Returns the old section of each new one, with -1 for inserted ones, or `nil` if the plan's sections need a closer
  /// check.
  private func plainOrigins(of plan: BatchPlan) -> [Int]? {
    let (before, after) = (countsBefore.count, countsAfter.count)
    guard plan.hasSectionOperations else { return before == after ? Array(0..<before) : nil }
    guard after == before + plan.insertedSections.count - plan.deletedSections.count, plan.movedRows.isEmpty else {
      return nil
    }
    var leaves = Array(repeating: false, count: before)
    var origins = Array(repeating: -2, count: after)
    for section in plan.deletedSections {
      guard exists(section, in: countsBefore), !leaves[section] else { return nil }
      leaves[section] = true
    }
    for section in plan.insertedSections {
      guard exists(section, in: countsAfter), origins[section] == -2 else { return nil }
      origins[section] = -1
    }
    for move in plan.movedSections {
      guard exists(move.before, in: countsBefore), !leaves[move.before], exists(move.after, in: countsAfter),
        origins[move.after] == -2, move.before != move.after
      else { return nil }
      leaves[move.before] = true
      origins[move.after] = move.before
    }
    var next = 0
    for section in origins.indices where origins[section] == -2 {
      while leaves[next] { next += 1 }
      origins[section] = next
      next += 1
    }
    return origins
  }

  /// Returns whether the rows that a plan moves exist, are named only once, and change their place.
  ///
  /// The sections must not change.
  private func surelyMoves(_ plan: BatchPlan, _ expected: inout [Int]) -> Bool {
    guard var leaving = RowMarks(counts: countsBefore, atMost: 64 * (plan.movedRows.count + 1024)) else { return false }
    for path in plan.deletedRows { _ = leaving.mark(path) }
    var coming = plan.insertedRows.makeIterator()
    var nextComing = coming.next()
    var last: RowPath?
    var ownPlaces: [RowPath] = []
    for move in plan.movedRows {
      guard exists(move.before, in: countsBefore), leaving.mark(move.before), exists(move.after, in: countsAfter) else {
        return false
      }
      if let last, last >= move.after { return false }
      while let path = nextComing, path < move.after { nextComing = coming.next() }
      if nextComing == move.after { return false }
      if move.before == move.after { ownPlaces.append(move.before) }
      last = move.after
      expected[move.before.section] -= 1
      expected[move.after.section] += 1
    }
    if ownPlaces.count > 8 { return false }
    return ownPlaces.allSatisfy { path in
      // The row shifts if the numbers of remaining rows before its old and new places differ.
      func isAbove(_ other: RowPath) -> Bool { other.section == path.section && other < path }
      var shift = 0
      for other in plan.deletedRows where isAbove(other) { shift += 1 }
      for other in plan.insertedRows where isAbove(other) { shift -= 1 }
      for other in plan.movedRows {
        if isAbove(other.before) { shift += 1 }
        if isAbove(other.after) { shift -= 1 }
      }
      return shift != 0
    }
  }

  /// Returns whether the paths are strictly ascending.
  private func areInOrder(_ paths: [RowPath]) -> Bool {
    guard var last = paths.first else { return true }
    for path in paths.dropFirst() {
      guard last < path else { return false }
      last = path
    }
    return true
  }
}

/// A set with a bit for each row of a table.
private struct RowMarks {
  private var words: [UInt64]
  /// The number of rows before each section.
  private var starts: [Int] = []

  /// Creates a set, or `nil` if there are too many rows.
  ///
  /// - Parameter limit: The maximum number of rows.
  init?(counts: [Int], atMost limit: Int) {
    starts.reserveCapacity(counts.count)
    var total = 0
    for count in counts {
      starts.append(total)
      total += count
      guard total <= limit else { return nil }
    }
    words = Array(repeating: 0, count: total / 64 + 1)
  }

  /// Marks an existing row. Returns `false` if it was already marked.
  mutating func mark(_ path: RowPath) -> Bool {
    let place = starts[path.section] + path.row
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: place & 63)
    guard words[place >> 6] & bit == 0 else { return false }
    words[place >> 6] |= bit
    return true
  }
}
