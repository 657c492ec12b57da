import TableMakerDiffing

extension RefusedPlan {
  @MainActor init(_ plan: BatchPlan, _ violation: BatchViolation, before: Snapshot, after: Snapshot) {
    self.init(
      before: before.sections.map(Section.init), after: after.sections.map(Section.init),
      operations: plan.operations.map(\.description), reason: String(describing: violation))
  }
}

extension RefusedPlan.Section {
  @MainActor fileprivate init(_ rows: SectionRows) {
    let rowNames = (0..<rows.count).map { row in rows.items.identifier(at: row).map { "\($0)" } ?? "add row" }
    self.init(name: rows.section.settings.name, rows: rowNames)
  }
}
