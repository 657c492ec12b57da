// A variable that no constraint decides keeps its value, and inequalities that it satisfies don't affect it. Other
// solvers of this kind let the first such inequality decide instead, and layouts rely on it.

extension Solver {
  /// Moves variables that no constraint decides to the bound of an inequality that limits them.
  ///
  /// If there are several inequalities, the one that was made first decides, as far as the others allow. If an
  /// inequality mentions several such variables, the one that was made first moves. Variables that are already decided,
  /// or that lie at a bound of their own, stay where they are. No constraint is satisfied less than before.
  ///
  /// - Parameter isExcluded: A closure that returns whether an inequality moves nothing.
  /// - Complexity: O(variables) if there is no such variable; otherwise, that of adding each inequality that is
  ///   satisfied.
  public mutating func moveToBounds(except isExcluded: (Constraint) -> Bool = { _ in false }) {
    guard hasUndecidedVariable() else { return }
    begin()
    for index in 0..<constraints.count {
      let record = constraints[index]
      guard record.state == .resting, record.relation != .equal, record.slope == 0,
        !isExcluded(Constraint(index: UInt32(index), generation: record.generation))
      else { continue }
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
      // Inequalities that decide without pressing give way to any other constraint.
      do { try settle() } catch { return undo() }
    }
    finish()
  }

  /// Returns whether constraints mention a variable that none of them decides.
  private func hasUndecidedVariable() -> Bool {
    for position in 0..<variables.count {
      let holder = variables[position].holder
      guard holder < 0, !variables[~holder].isFree, variables[~holder].uses > 0 else { continue }
      if !isAtBound(~holder) { return true }
    }
    return false
  }

  /// Returns the position of the stay of the first undecided variable that the loaded column moves.
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

  /// Returns whether a variable lies at the bound of an inequality that mentions only this variable.
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
