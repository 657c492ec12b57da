// Items of one identity are a defined state: the first before is the first after. But an app hardly means it.
extension TableViewDataSource {
  /// Sections of more rows are not looked through: every item has to be hashed.
  private static let limit = 10_000

  /// Has sections that new rows have come to looked through when there is nothing else to be done.
  func lookForDuplicates(in sections: [SectionRows]) {
    var isFound = false
    for rows in sections where rows.itemCount > 1 && rows.itemCount <= Self.limit && rows.hasNewRows {
      isFound = true
      let place = rows.section.uncheckedPlace
      // Instead of the section's rows before, which may wait still.
      if unchecked.indices.contains(place), unchecked[place].section === rows.section {
        unchecked[place] = rows
      } else {
        rows.section.uncheckedPlace = unchecked.count
        unchecked.append(rows)
      }
    }
    if isFound { workWhenIdle() }
  }

  /// Looks through one section that waits for it.
  func checkNextSection() {
    guard let rows = unchecked.popLast() else { return }
    if let found = reading({ rows.duplicates() }), rows.section.isFirst(.duplicates) {
      let settings = rows.section.settings
      reporter.report(
        .duplicateItems(
          section: settings.nameForMessages, identity: found.identity, rows: found.rows, at: settings.place))
    }
  }
}
