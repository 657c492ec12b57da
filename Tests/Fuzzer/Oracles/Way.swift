import TableMakerDiffing

/// The paths of the rows from before a step, through all of its updates.
struct Way {
  /// The row after the step for each row before it.
  private(set) var rows: [RowPath: RowPath] = [:]
  /// The rows before the step that certainly keep their cells.
  private(set) var certain: Set<RowPath> = []
  /// The rows before the step with content that changes, or may change.
  private(set) var changed: Set<RowPath> = []
  /// The rows before the step for which the plans decide whether they are recognized.
  private(set) var uncertain: Set<RowPath> = []
  /// The rows before the step that a plan moves to another place, either directly or with their section.
  private(set) var moved: Set<RowPath> = []
  /// A Boolean value that indicates whether a section may have been deleted and inserted again, or rows created twice.
  private(set) var hasReplacedSections = false
  let updateCount: Int

  /// Creates the paths for a step; nil if rows were recreated during the step.
  @MainActor init?(_ events: Events, _ before: Before) {
    guard !events.isReload, before.isInWindow else { return nil }
    self.init(events.updates, from: before.table)
  }

  /// Creates the paths through updates that follow each other.
  init(_ updates: [Update], from table: ShownTable) {
    updateCount = updates.count
    for (section, count) in table.counts.enumerated() {
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        rows[path] = path
        certain.insert(path)
      }
    }
    for update in updates { follow(update) }
  }

  private mutating func follow(_ update: Update) {
    let survivors = Survivors(update)
    if update.before.sections.indices.contains(where: survivors.mayBeReplaced) { hasReplacedSections = true }
    let movedSections = Set(update.plan.movedSections.map(\.before))
    // In a plan with operations on sections, a row that moves is deleted and inserted.
    let movedRows = Set(update.plan.movedRows.map(\.before)).union(update.plan.deletedRows)
    var next: [RowPath: RowPath] = [:]
    for (origin, path) in rows {
      guard let target = survivors.rows[path] else {
        certain.remove(origin)
        continue
      }
      next[origin] = target
      if !survivors.certain.contains(path) { certain.remove(origin) }
      if survivors.uncertain.contains(path) { uncertain.insert(origin) }
      if movedSections.contains(path.section) || movedRows.contains(path) { moved.insert(origin) }
      let isOtherGroup =
        update.before.sections[path.section].key.group != update.after.sections[target.section].key.group
      let isOther =
        update.before.row(path) != update.after.row(target) || update.before.node(path) != update.after.node(target)
      if isOtherGroup || isOther { changed.insert(origin) }
    }
    rows = next
  }
}
