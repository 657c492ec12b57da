// Rounding doesn't affect two things: the given constraints, and which of them hold. The solver can compute everything
// else from these two, and does so now and then, so a million edits drift no further than a few.

extension Solver {
  /// Computes the factors, the values, and the pressures from scratch.
  ///
  /// - Complexity: O(terms) for systems without circles.
  mutating func refactor() {
    factors.beginRefresh()
    for position in 0..<variables.count {
      let holder = variables[position].holder
      guard holder >= 0 else {
        factors.insert(1, row: ~holder, column: position)
        continue
      }
      let first = constraints[holder].firstTerm
      for term in first..<first + constraints[holder].termCount {
        factors.insert(terms[term].coefficient, row: terms[term].variable, column: position)
      }
    }
    guard let moved = factors.refresh() else { return rebuild() }
    var holders = Buffer<Int32>()
    for position in 0..<variables.count { holders.append(variables[position].holder) }
    for old in 0..<variables.count {
      let (holder, position) = (holders[old], moved[old])
      variables[position].holder = holder
      if holder >= 0 { constraints[holder].position = position } else { variables[~holder].stayPosition = position }
    }
    refreshValues()
    refreshPressures()
  }

  /// Computes the values from the constants of the holding constraints, and the residuals of the resting ones.
  mutating func refreshValues() {
    movement = 0
    var values = Buffer<Double>()
    _ = values.append(repeating: 0, count: variables.count)
    for position in 0..<variables.count {
      let holder = variables[position].holder
      factors.load(holder >= 0 ? constraints[holder].constant : variables[~holder].value, at: position)
    }
    factors.solveRow()
    for item in 0..<factors.row.count { values[factors.row[item].index] = factors.row[item].value }
    // A second solve removes the errors that rounding left.
    for position in 0..<variables.count {
      let holder = variables[position].holder
      guard holder >= 0 else {
        factors.load(variables[~holder].value - values[~holder], at: position)
        continue
      }
      var rest = constraints[holder].constant
      let first = constraints[holder].firstTerm
      for term in first..<first + constraints[holder].termCount {
        rest -= terms[term].coefficient * values[terms[term].variable]
      }
      factors.load(rest, at: position)
    }
    factors.solveRow()
    for item in 0..<factors.row.count { values[factors.row[item].index] += factors.row[item].value }
    for index in 0..<variables.count {
      if abs(values[index] - variables[index].value) > 0.01 * Tolerance.change {
        setValue(values[index], of: index)
      } else {
        variables[index].value = values[index]
      }
    }
    for index in 0..<constraints.count where constraints[index].state == .resting {
      constraints[index].residual = residual(of: index)
      pend(index)
    }
  }

  /// Computes the pressures on the holding constraints from the slopes of the resting ones.
  private mutating func refreshPressures() {
    pressures.removeAll()
    stayPressures.removeAll()
    var pressing: [(priority: Float, index: Int32)] = []
    for index in 0..<constraints.count {
      constraints[index].pressure = -1
      if constraints[index].state == .resting && constraints[index].slope != 0 {
        pressing.append((constraints[index].priority, index))
      }
    }
    pressing.sort { $0.priority == $1.priority ? $0.index < $1.index : $0.priority > $1.priority }
    var next = 0
    while next < pressing.count {
      let priority = pressing[next].priority
      while next < pressing.count && pressing[next].priority == priority {
        let record = constraints[pressing[next].index]
        loadTerms(of: pressing[next].index, times: Double(record.slope) * record.weight)
        next += 1
      }
      factors.solveColumn()
      addPressure(-1, at: priority)
    }
  }

  /// Solves the whole system from scratch, as the last resort if rounding has made the kept state useless.
  mutating func rebuild() {
    guard !isRebuilding else { return }
    isRebuilding = true
    defer { isRebuilding = false }
    isJournaling = false
    while let index = pending.popLast() { constraints[index].isPending = false }
    while let index = suspects.popLast() {
      if index >= 0 { constraints[index].isSuspect = false } else { variables[~index].isSuspect = false }
    }
    pressures.removeAll()
    stayPressures.removeAll()
    links.removeAll()
    firstFreeLink = -1
    factors.beginRefresh()
    for index in 0..<variables.count {
      factors.insert(1, row: index, column: index)
      variables[index].holder = ~index
      variables[index].stayPosition = index
      variables[index].firstResting = -1
    }
    _ = factors.refresh()
    var arriving: [Int32] = []
    for index in 0..<constraints.count where constraints[index].state != .free && constraints[index].state != .idle {
      constraints[index].pressure = -1
      constraints[index].position = -1
      let isLeaving = constraints[index].state == .leaving
      constraints[index].state = .idle
      if !isLeaving { arriving.append(index) }
    }
    arriving.sort {
      let (left, right) = (constraints[$0].priority, constraints[$1].priority)
      return left == right ? $0 < $1 : left > right
    }
    rebuildCount += 1
    for index in arriving { try? arrive(index) }
  }
}
