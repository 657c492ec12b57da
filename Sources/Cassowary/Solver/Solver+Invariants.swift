extension Solver {
  /// Stops the program if the state is inconsistent or the values aren't the best ones.
  ///
  /// The check runs only if `checksInvariants` is `true`.
  @inline(__always)
  mutating func checkInvariants() {
    if checksInvariants {
      let broken = brokenInvariant()
      precondition(broken == nil, "Solver: \(broken ?? "")")
    }
  }

  /// Returns a description of the first broken invariant, or `nil` if there is none.
  ///
  /// The proof that no constraint can be satisfied better starts from scratch, with the conditions of Karush, Kuhn, and
  /// Tucker: each constraint presses within its priority, those that aren't exactly satisfied press as much as they
  /// can, and the pressures on every variable cancel out at every priority.
  mutating func brokenInvariant() -> String? {
    brokenList() ?? brokenResting() ?? brokenHolding() ?? brokenBalance() ?? brokenFactors()
  }

  private func brokenList() -> String? {
    if !pending.isEmpty || !suspects.isEmpty || !factors.path.isEmpty || !factors.stack.isEmpty {
      return "a list is left"
    }
    if isJournaling || isRelaxing { return "a call did not end" }
    var uses: [Int32] = Array(repeating: 0, count: Int(variables.count))
    var linked: [Int32: Int] = [:]
    for index in 0..<variables.count {
      var link = variables[index].firstResting
      var previous: Int32 = -1
      while link >= 0 {
        if links[link].previous != previous { return "a term is linked wrongly" }
        linked[links[link].constraint, default: 0] += 1
        previous = link
        link = links[link].next
      }
    }
    for index in 0..<constraints.count where constraints[index].state != .free {
      let record = constraints[index]
      if record.isPending || record.isSuspect { return "constraint \(index) is marked" }
      if record.state == .arriving || record.state == .leaving { return "constraint \(index) is on its way" }
      for term in record.firstTerm..<record.firstTerm + record.termCount {
        uses[Int(terms[term].variable)] += 1
      }
      if linked[index] ?? 0 != (record.state == .resting ? Int(record.termCount) : 0) {
        return "constraint \(index) is linked \(linked[index] ?? 0) times"
      }
    }
    for index in 0..<variables.count where uses[Int(index)] != variables[index].uses {
      return "variable \(index) is used \(uses[Int(index)]) times, not \(variables[index].uses)"
    }
    return nil
  }

  private func brokenResting() -> String? {
    for index in 0..<constraints.count where constraints[index].state == .resting {
      let record = constraints[index]
      if record.position >= 0 || record.pressure >= 0 { return "resting constraint \(index) holds" }
      if record.isRequired && record.slope != 0 { return "required constraint \(index) is missed" }
      if record.slope == (record.relation == .lessOrEqual ? -1 : 2) { return "constraint \(index) presses wrongly" }
      if record.slope == (record.relation == .greaterOrEqual ? 1 : 2) { return "constraint \(index) presses wrongly" }
      if record.disagreement != 0 { return "constraint \(index) is off by \(record.residual), slope \(record.slope)" }
      if abs(record.residual - residual(of: index)) > record.tolerance + 1e-12 * abs(record.residual) {
        return "constraint \(index) believes \(record.residual) and is off by \(residual(of: index))"
      }
    }
    return nil
  }

  private mutating func brokenHolding() -> String? {
    var seen = 0
    isRelaxing = true
    defer { isRelaxing = false }
    for position in 0..<variables.count {
      let holder = variables[position].holder
      if holder < 0 {
        if variables[~holder].stayPosition != position { return "the stay of variable \(~holder) is misplaced" }
        if ~holder < stayPressures.count && stayPressures[~holder] >= 0 {
          return "the stay of variable \(~holder) bears something"
        }
        continue
      }
      let record = constraints[holder]
      if record.state != .holding || record.position != position { return "constraint \(holder) is misplaced" }
      if abs(residual(of: holder)) > record.tolerance {
        return "constraint \(holder) holds, and is off by \(residual(of: holder))"
      }
      if overburden(of: holder) != 0 { return "constraint \(holder) bears too much" }
      seen += 1
    }
    var holding = 0
    for index in 0..<constraints.count where constraints[index].state == .holding { holding += 1 }
    return seen == holding ? nil : "\(holding) constraints hold, \(seen) have a position"
  }

  private func brokenBalance() -> String? {
    var sums: [Float: [Double]] = [:]
    for index in 0..<constraints.count {
      let record = constraints[index]
      if record.state == .resting && record.slope != 0 {
        add(index, times: Double(record.slope) * record.weight, to: &sums[record.priority, default: []])
      }
      var node = record.state == .holding ? record.pressure : -1
      while node >= 0 {
        add(index, times: pressures.nodes[node].value, to: &sums[pressures.nodes[node].priority, default: []])
        node = pressures.nodes[node].next
      }
    }
    for (priority, values) in sums {
      for (index, sum) in values.enumerated() where abs(sum) > 100 * Tolerance.pressure {
        return "variable \(index) is out of balance by \(sum) at \(priority)"
      }
    }
    return nil
  }

  private func add(_ index: Int32, times factor: Double, to sums: inout [Double]) {
    if sums.isEmpty { sums = Array(repeating: 0, count: Int(variables.count)) }
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      sums[Int(terms[term].variable)] += factor * terms[term].coefficient
    }
  }

  private mutating func brokenFactors() -> String? {
    for index in 0..<factors.entries.count where factors.entries[index].row >= 0 {
      let entry = factors.entries[index]
      if factors.pivots[entry.row].order >= factors.pivots[entry.column].order { return "the triangle is not one" }
    }
    for position in 0..<variables.count {
      if factors.pivots[position].work != 0 || factors.pivots[position].mark != 0 { return "a solve left something" }
    }
    for position in 0..<variables.count {
      let holder = variables[position].holder
      if holder >= 0 { loadTerms(of: holder) } else { factors.load(1, at: ~holder) }
      factors.solveColumn()
      for item in 0..<factors.column.count {
        let expected: Double = factors.column[item].index == position ? 1 : 0
        if abs(factors.column[item].value - expected) > 1e-7 { return "the factors are of another matrix" }
      }
      if abs(columnValue(at: position) - 1) > 1e-7 { return "the factors are of another matrix" }
    }
    return nil
  }
}
