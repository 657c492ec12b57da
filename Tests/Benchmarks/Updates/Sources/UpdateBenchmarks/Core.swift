import Core

/// Returns only the difference, of lists with known types; updates are compared with its cost.
@inline(never) func coreDifference<I: Item>(_ before: [I], _ after: [I]) -> Core.Difference {
  Core.Difference(from: before, to: after, identity: { $0.id }, isUnchanged: { $0 == $1 })
}

/// The same for sections.
@inline(never) func coreDifference<I: Item>(_ before: [ItemGroup<I>], _ after: [ItemGroup<I>]) -> SectionedDifference {
  SectionedDifference(
    from: before, to: after, section: { $0.id }, kind: { _ in 0 }, rows: { $0.items }, row: { $0.id },
    isUnchanged: { $0 == $1 })
}

/// Returns a difference of sections in which the given difference is that of the only section.
func sectioned(_ difference: Core.Difference) -> SectionedDifference {
  SectionedDifference(countBefore: 1, origins: [0], rows: { _ in difference }, crossings: { _, _ in [] })
}

/// Plans one batch and checks it. Nil if no table would take it.
@inline(never) func checkedPlan(
  of difference: SectionedDifference, _ countsBefore: [Int], _ countsAfter: [Int]
) -> BatchPlan? {
  let plan = BatchPlan(difference)
  let checker = BatchChecker(countsBefore: countsBefore, countsAfter: countsAfter)
  return checker.firstViolation(of: plan) == nil ? plan : nil
}
