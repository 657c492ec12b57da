import TableMakerDiffing

/// A check of a plan without a table.
///
/// It checks whether a table view accepts the plan, and whether the plan moves the right rows to the right places.
struct PlanOracle {
  let before: ShownTable
  let after: ShownTable

  private var checker: BatchChecker { BatchChecker(countsBefore: before.counts, countsAfter: after.counts) }

  func violation(of plan: BatchPlan) -> BatchViolation? { checker.firstViolation(of: plan) }

  /// Returns the first row that a plan moves to a wrong place according to the model (X17).
  ///
  /// The result is correct only for a plan without a violation.
  func misplacement(of plan: BatchPlan) -> BatchPlan.Misplacement? {
    plan.firstMisplacement(
      countsBefore: before.counts, countsAfter: after.counts,
      isSameSection: { before.sections[$0].key == after.sections[$1].key },
      isSameRow: { old, new in
        switch (before.row(old), after.row(new)) {
        case (nil, nil): true
        case (let one?, let other?):
          after.sections[new.section].traits.isSame(one, other, samePlace: old.row == new.row)
        default: false
        }
      })
  }
}

extension BatchPlan {
  /// Returns the plan without one of its operations, with an index in the order of `operations`.
  func without(_ index: Int) -> BatchPlan {
    var plan = self
    var index = index
    func remove<Element>(_ list: inout [Element]) {
      if list.indices.contains(index) { list.remove(at: index) } else if index >= 0 { index -= list.count; return }
      index = -1
    }
    remove(&plan.deletedSections)
    remove(&plan.insertedSections)
    remove(&plan.movedSections)
    remove(&plan.deletedRows)
    remove(&plan.insertedRows)
    remove(&plan.movedRows)
    return plan
  }
}
