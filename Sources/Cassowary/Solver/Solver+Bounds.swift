// A variable that nothing decides stays where it is. Inequalities that are satisfied there have no part in that; other
// solvers of this kind let the first of them decide instead, and layouts rely on it.

extension Solver {
  /// Moves variables that nothing decides to the bound of an inequality that limits them.
  ///
  /// Of several inequalities the first that was made decides, as far as the others allow; in an inequality that
  /// mentions several such variables it is the first that was made of those. What is decided already, and a variable
  /// that lies at a bound of its own, stay where they are. No constraint is satisfied less than before.
  ///
  /// - Complexity: O(variables) where there is no such variable; else that of adding each inequality that is satisfied.
  public mutating func moveToBounds() {
    guard hasUndecidedVariable() else { return }
    begin()
    for index in 0..<constraints.count {
      let record = constraints[index]
      guard record.state == .resting, record.relation != .equal, record.slope == 0 else { continue }
      loadTerms(of: index)
      factors.applySteps()
      guard let stay = undecidedStay() else {
        factors.abandonColumn()
        continue
      }
      guard decide(index, at: stay) else {
        factors.abandonColumn()
        continue
      }
      // Inequalities that decide without pressing give way to any other.
      do { try settle() } catch { return undo() }
    }
    finish()
  }

  /// Returns whether there is a variable that constraints mention and none decides.
  private func hasUndecidedVariable() -> Bool {
    for position in 0..<variables.count {
      let holder = variables[position].holder
      guard holder < 0, !variables[~holder].isFree, variables[~holder].uses > 0 else { continue }
      if !isAtBound(~holder) { return true }
    }
    return false
  }

  /// The position of the stay of the first variable that the loaded column moves and that nothing else decides.
  private func undecidedStay() -> Int32? {
    var best: Int32?
    var first = Int32.max
    for item in 0..<factors.spike.count {
      let position = factors.spike[item].index
      let holder = variables[position].holder
      guard holder < 0, abs(factors.spike[item].value) > 0.1, ~holder < first, !isAtBound(~holder) else { continue }
      first = ~holder
      best = position
    }
    return best
  }

  /// Returns whether a variable lies where a constraint of its own, of no other variable, wants it at most or at least.
  private func isAtBound(_ variable: Int32) -> Bool {
    var link = variables[variable].firstResting
    while link >= 0 {
      let record = constraints[links[link].constraint]
      if record.termCount == 1, abs(record.residual) <= record.tolerance { return true }
      link = links[link].next
    }
    return false
  }
}
