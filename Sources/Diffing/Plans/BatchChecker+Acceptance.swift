extension BatchChecker {
  /// Whether a plan surely breaks no rule, found in one pass over its operations.
  ///
  /// Nothing is sorted, and nothing is made for what is not there. Where the answer is false, the rules have to be looked at one by
  /// one: a plan may still be right, for example one that moves many rows to places of the numbers that they had.
  ///
  /// - Complexity: O(s) for s sections and O(k) for k operations; a bit for each row before where rows move.
  func surelyTakes(_ plan: BatchPlan) -> Bool {
    guard let origins = plainOrigins(of: plan) else { return false }
    var expected = Array(repeating: 0, count: countsAfter.count)
    // Rows may come and go where their section stays and is not moved itself.
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

  /// Where each section after was before, -1 for those that come; nil where the sections of a plan have to be looked at closely.
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

  /// Whether the rows that a plan moves are there, are named once and nowhere else, and do move. Only without sections that change.
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
      // Shifted if not as many of the rows that stay in place come before it as after it.
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

  /// Whether each path is behind the one before it.
  private func areInOrder(_ paths: [RowPath]) -> Bool {
    guard var last = paths.first else { return true }
    for path in paths.dropFirst() {
      guard last < path else { return false }
      last = path
    }
    return true
  }
}

/// A bit for each row of a table.
private struct RowMarks {
  private var words: [UInt64]
  /// How many rows there are in the sections before each.
  private var starts: [Int] = []

  /// - Parameter limit: How many rows there may be; nil if there are more.
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

  /// Marks a row that there is; false if it was marked before.
  mutating func mark(_ path: RowPath) -> Bool {
    let place = starts[path.section] + path.row
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: place & 63)
    guard words[place >> 6] & bit == 0 else { return false }
    words[place >> 6] |= bit
    return true
  }
}
