import Core

/// The difference alone, of lists whose types are known: what updates are measured by.
@inline(never) func coreDifference<ID>(_ before: [Row<ID>], _ after: [Row<ID>]) -> Int {
  Core.Difference(from: before, to: after, identity: { $0.id }, isUnchanged: { $0 == $1 }).moves.count
}

/// The same for sections.
@inline(never) func coreDifference<ID>(_ before: [Section<ID>], _ after: [Section<ID>]) -> Int {
  SectionedDifference(
    from: before, to: after, section: { $0.id }, kind: { _ in 0 }, rows: { $0.rows }, row: { $0.id },
    isUnchanged: { $0 == $1 }
  ).moves.count
}
