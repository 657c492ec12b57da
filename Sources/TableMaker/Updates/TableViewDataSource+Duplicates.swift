// Items of one identity are a defined state: the first before is the first after. But an app hardly means it.
extension TableViewDataSource {
  /// Sections of more rows are not looked through: every item has to be hashed.
  private static let limit = 10_000

  /// Has sections that new rows have come to looked through when there is nothing else to be done.
  func lookForDuplicates(in sections: [SectionRows]) {
    let new = sections.filter { $0.itemCount > 1 && $0.itemCount <= Self.limit && $0.hasNewRows }
    guard !new.isEmpty else { return }
    if !unchecked.isEmpty {
      let ids = Set(new.map { ObjectIdentifier($0.section) })
      unchecked.removeAll { ids.contains(ObjectIdentifier($0.section)) }
    }
    unchecked += new
    workWhenIdle()
  }

  /// Looks through one section that waits for it.
  func checkNextSection() {
    guard let rows = unchecked.popLast() else { return }
    if let found = rows.duplicates(), rows.section.isFirst(.duplicates) {
      let settings = rows.section.settings
      reporter.report(
        .duplicateItems(
          section: settings.nameForMessages, identity: found.identity, rows: found.rows, at: settings.place))
    }
  }
}
