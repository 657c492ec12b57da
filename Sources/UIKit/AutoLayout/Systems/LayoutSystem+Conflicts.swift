internal import TableMakerCassowary
import Foundation

// A required constraint that cannot hold together with others: one of them is left out, and tried again whenever something
// has changed.

extension LayoutSystem {
  /// Makes a constraint and puts it in force; nil if it is not finite.
  func enforce(_ comparison: Comparison, priority: Float = Constraint.required) -> Constraint? {
    guard let handle = try? solver.makeConstraint(comparison, priority: priority) else { return nil }
    enforce(handle)
    return handle
  }

  /// Puts a constraint in force; breaks one, if necessary.
  func enforce(_ handle: Constraint) {
    resolvingConflicts { solver throws(SolverError) in
      if !solver.isInForce(handle) { try solver.add(handle) }
    }
  }

  /// Changes constants together; breaks constraints, if necessary.
  func applyChanges() {
    if changes.isEmpty { return }
    let changes = self.changes
    self.changes.removeAll(keepingCapacity: true)
    let isResolved = resolvingConflicts { solver throws(SolverError) in try solver.setConstants(changes) }
    if !isResolved {
      // One of them is not finite: the others are good all the same.
      for change in changes { resolvingConflicts { solver throws(SolverError) in try solver.setConstants([change]) } }
    }
  }

  func setPriority(_ priority: Float, of handle: Constraint) {
    resolvingConflicts { solver throws(SolverError) in try solver.setPriority(priority, of: handle) }
  }

  /// Takes a constraint away for good.
  func discard(_ handle: Constraint) {
    broken.removeAll { $0 == handle }
    changes.removeAll { $0.constraint == handle }
    resolvingConflicts { solver throws(SolverError) in try solver.discard(handle) }
  }

  /// Puts those constraints back in force that can hold again.
  ///
  /// - Returns: Whether there was one.
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

  /// Calls a closure until nothing contradicts it any more, each time with one constraint less.
  ///
  /// - Returns: Whether it was carried out in the end.
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

  /// The one to leave out: of the app's own the one that was activated last. Which one Apple takes is not documented.
  private func weakest(of conflict: [Constraint]) -> Constraint? {
    var best: Constraint?
    var bestRank = (-1, -1)
    for handle in conflict where !broken.contains(handle) {
      let rank = rank(of: handle)
      if rank > bestRank { (best, bestRank) = (handle, rank) }
    }
    return best
  }

  /// The higher, the sooner a constraint is left out.
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
