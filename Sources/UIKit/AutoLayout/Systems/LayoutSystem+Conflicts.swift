internal import TableMakerCassowary
import Foundation

// If required constraints conflict, one of them is broken, and tried again after each change.

extension LayoutSystem {
  /// Creates and enforces a constraint. Returns `nil` if it isn't finite.
  func enforce(_ comparison: Comparison, priority: Float = Constraint.required) -> Constraint? {
    guard let handle = try? solver.makeConstraint(comparison, priority: priority) else { return nil }
    enforce(handle)
    return handle
  }

  /// Enforces a constraint, and breaks one if necessary.
  func enforce(_ handle: Constraint) {
    resolvingConflicts { solver throws(SolverError) in
      if !solver.isInForce(handle) { try solver.add(handle) }
    }
  }

  /// Applies the pending changes of constants together, and breaks constraints if necessary.
  func applyChanges() {
    if changes.isEmpty { return }
    let changes = self.changes
    self.changes.removeAll(keepingCapacity: true)
    let isResolved = resolvingConflicts { solver throws(SolverError) in try solver.setConstants(changes) }
    if !isResolved {
      // One change isn't finite, so the changes are applied one by one.
      for change in changes { resolvingConflicts { solver throws(SolverError) in try solver.setConstants([change]) } }
    }
  }

  func setPriority(_ priority: Float, of handle: Constraint) {
    resolvingConflicts { solver throws(SolverError) in try solver.setPriority(priority, of: handle) }
  }

  /// Removes a constraint permanently.
  func discard(_ handle: Constraint) {
    broken.removeAll { $0 == handle }
    changes.removeAll { $0.constraint == handle }
    resolvingConflicts { solver throws(SolverError) in try solver.discard(handle) }
  }

  /// Enforces broken constraints again if they no longer conflict.
  ///
  /// - Returns: A Boolean value that indicates whether any constraint was restored.
  func restoreBroken() -> Bool {
    guard !broken.isEmpty else { return false }
    var still: [Constraint] = []
    for handle in broken {
      do {
        try solver.add(handle)
        if let record = record(of: handle) { records[record].constraint.isBroken = false }
      } catch {
        still.append(handle)
      }
    }
    defer { broken = still }
    return still.count < broken.count
  }

  /// Calls a closure repeatedly until nothing conflicts, and breaks one constraint each time.
  ///
  /// - Returns: A Boolean value that indicates whether the closure succeeded.
  @discardableResult
  private func resolvingConflicts(_ body: (inout Solver) throws(SolverError) -> Void) -> Bool {
    while true {
      do {
        try body(&solver)
        return true
      } catch {
        guard case .conflict(let culprit, let others) = error else { return false }
        let conflict = [culprit] + others
        guard let victim = weakest(of: conflict) else { return false }
        report(conflict, victim)
        broken.append(victim)
        if let record = record(of: victim) { records[record].constraint.isBroken = true }
        guard solver.isInForce(victim) else { return true }
        do { try solver.remove(victim) } catch { return false }
      }
    }
  }

  /// Returns the constraint to break, which is the app's most recently activated constraint in the conflict. Apple
  /// doesn't document its choice.
  private func weakest(of conflict: [Constraint]) -> Constraint? {
    var best: Constraint?
    var bestRank = (-1, -1)
    for handle in conflict where !broken.contains(handle) {
      let rank = rank(of: handle)
      if rank > bestRank { (best, bestRank) = (handle, rank) }
    }
    return best
  }

  /// Returns the rank of a constraint. The constraint with the highest rank is broken first.
  private func rank(of handle: Constraint) -> (Int, Int) {
    if let record = record(of: handle) { return (4, records[record].constraint.activationNumber) }
    if handle == rootWidth || handle == rootHeight { return (0, 0) }
    if positiveLengths.contains(where: { $0.handle == handle }) { return (2, 0) }
    let isMask = maskedItems.contains {
      $0.handles.0 == handle || $0.handles.1 == handle || $0.handles.2 == handle || $0.handles.3 == handle
    }
    return (isMask ? 1 : 3, 0)
  }

  func record(of handle: Constraint) -> Int? { records.firstIndex { $0.handle == handle } }

}
