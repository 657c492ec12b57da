// The beginning and the end of every call that changes the solver.

extension Solver {
  /// Begins to record the changes that a failure would undo.
  mutating func begin() {
    journal.removeAll()
    savedConstants.removeAll()
    isJournaling = true
  }

  /// Ends a call that succeeded.
  mutating func finish() {
    isJournaling = false
    if factors.isWorthRefreshing {
      refactor()
      settleRounding()
    } else if movement > Tolerance.movement * Double(1000 + variables.count) {
      refreshValues()
      settleRounding()
    }
    checkInvariants()
  }

  /// Settles values that differ from the kept ones because of rounding.
  private mutating func settleRounding() {
    do { try settle() } catch { rebuild() }
  }

  /// Undoes the changes since `begin`.
  ///
  /// - Parameters:
  ///   - arrived: A constraint that came into force since then, or that was violated at a lower priority.
  ///   - slope: Its slope at that time, or `nil` if it wasn't in force.
  mutating func undo(arrivalOf arrived: Int32? = nil, slope: Int8? = nil) {
    isJournaling = false
    while let saved = savedConstants.popLast() { constraints[saved.index].constant = saved.value }
    while let record = journal.popLast() {
      let entered = record.entered
      if entered == record.left {
        constraints[entered].slope = record.slope
        continue
      }
      let position = entered >= 0 ? constraints[entered].position : variables[~entered].stayPosition
      if entered >= 0 {
        constraints[entered].position = -1
        constraints[entered].state = .resting
        constraints[entered].slope = record.slope
        pressures.clear(&constraints[entered].pressure)
        link(entered)
      } else {
        variables[~entered].stayPosition = -1
      }
      if record.left >= 0 {
        if constraints[record.left].state == .resting { unlink(record.left) }
        constraints[record.left].state = .holding
        constraints[record.left].position = position
        constraints[record.left].slope = 0
      } else {
        variables[~record.left].stayPosition = position
        setValue(record.value, of: ~record.left)
      }
      variables[position].holder = record.left
    }
    if let arrived {
      if constraints[arrived].state == .resting { unlink(arrived) }
      constraints[arrived].state = .idle
      if let slope {
        constraints[arrived].state = .resting
        constraints[arrived].slope = slope
        link(arrived)
      }
    }
    while let index = pending.popLast() { constraints[index].isPending = false }
    refactor()
    settleRounding()
    checkInvariants()
  }
}
