import TableMakerDiffing

extension TableUpdate {
  @MainActor init(_ plan: BatchPlan, from old: Snapshot, to next: Snapshot) {
    self.init(
      isReload: false,
      insertedRows: plan.insertedRows.count + plan.insertedSections.reduce(0) { $0 + next.sections[$1].count },
      deletedRows: plan.deletedRows.count + plan.deletedSections.reduce(0) { $0 + old.sections[$1].count },
      movedRows: plan.movedRows.count, changedRows: plan.configuredRows.count,
      insertedSections: plan.insertedSections.count, deletedSections: plan.deletedSections.count)
  }
}
