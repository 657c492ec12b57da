// The few operations that both directions of optimization share.

extension Solver {
  @inline(__always)
  func residual(of index: Int32) -> Double {
    let first = constraints[index].firstTerm
    var sum = -constraints[index].constant
    for term in first..<first + constraints[index].termCount {
      sum += terms[term].coefficient * variables[terms[term].variable].value
    }
    return sum
  }

  @inline(__always)
  mutating func loadTerms(of index: Int32, times factor: Double = 1) {
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      factors.load(factor * terms[term].coefficient, at: terms[term].variable)
    }
  }

  /// Moves the variables along the solved row.
  mutating func move(by distance: Double) {
    guard distance != 0 else { return }
    var longest = 0.0
    for item in 0..<factors.row.count {
      let (index, rate) = (factors.row[item].index, factors.row[item].value)
      let change = distance * rate
      longest = max(longest, abs(change))
      setValue(variables[index].value + change, of: index)
      var link = variables[index].firstResting
      while link >= 0 {
        let constraint = links[link].constraint
        constraints[constraint].residual += links[link].coefficient * change
        pend(constraint)
        link = links[link].next
      }
    }
    movement += longest
  }

  /// Adds a multiple of the solved column to the pressures on the holding constraints.
  mutating func addPressure(_ amount: Double, at priority: Float) {
    for item in 0..<factors.column.count {
      let holder = variables[factors.column[item].index].holder
      let part = amount * factors.column[item].value
      if holder >= 0 {
        pressures.add(part, at: priority, to: &constraints[holder].pressure)
      } else if isRelaxing {
        addStayPressure(part, at: priority, of: ~holder)
      }
      if isRelaxing { suspect(holder) }
    }
  }

  mutating func setSlope(_ slope: Int8, of index: Int32) {
    if isJournaling {
      journal.append(JournalRecord(entered: index, left: index, slope: constraints[index].slope, value: 0))
    }
    constraints[index].slope = slope
  }

  /// Replaces the holder at `position` with a constraint, or with the stay `~v` of variable v.
  ///
  /// The previous holder rests from then on. The column of the new holder must have been solved last, and also the row
  /// of `position` unless the column fits in place.
  mutating func exchange(
    _ entering: Int32, at position: Int32, pivot: Double, leavingSlope: Int8, residual: Double
  ) {
    let left = variables[position].holder
    if isJournaling {
      let slope = entering >= 0 ? constraints[entering].slope : 0
      // A stay that leaves has the value before the move that made it leave.
      let value = left < 0 ? variables[~left].value - residual : 0
      journal.append(JournalRecord(entered: entering, left: left, slope: slope, value: value))
    }
    pivotCount += 1
    factors.replaceColumn(at: position, pivot: pivot)
    if left >= 0 {
      pressures.clear(&constraints[left].pressure)
      constraints[left].position = -1
      constraints[left].residual = residual
      constraints[left].slope = leavingSlope
      if constraints[left].state == .leaving {
        constraints[left].state = .idle
      } else {
        constraints[left].state = .resting
        link(left)
      }
    } else {
      clearStayPressure(of: ~left)
      variables[~left].stayPosition = -1
    }
    if entering >= 0 {
      if constraints[entering].state == .resting { unlink(entering) }
      constraints[entering].state = .holding
      constraints[entering].position = position
      constraints[entering].residual = 0
    } else {
      variables[~entering].stayPosition = position
    }
    variables[position].holder = entering
  }
}
