import TableMakerDiffing

// Two items with one identity have a defined result: the n-th before is the n-th after (Diffing, ListMatching). Because
// apps hardly intend it, TableMaker reports it once for a section. Usually the difference has already shown that an
// update adds none. The other items, and the first items of a section, are searched in slices when no other work
// remains.
extension LiveTable {
  /// Queues sections with rows that may contain duplicates for the search.
  func lookForDuplicates(in sections: [SectionRows]) {
    for rows in sections {
      let section = rows.section
      // These rows replace the section's earlier rows, which may still be waiting.
      section.unsearched = rows.items.hasNoDuplicates || section.hasReported(.duplicates) ? nil : rows
      guard section.unsearched != nil, !section.isWaitingForSearch else { continue }
      section.isWaitingForSearch = true
      updates.unsearched.append(section)
    }
    if !updates.unsearched.isEmpty { heightEngine.workWhenIdle() }
  }

  /// Searches the waiting sections until a time.
  ///
  /// - Returns: A Boolean value that indicates whether any remain.
  func findDuplicates(until deadline: ContinuousClock.Instant) -> Bool {
    while let section = updates.unsearched.last {
      guard let rows = section.unsearched else {
        section.isWaitingForSearch = false
        updates.unsearched.removeLast()
        continue
      }
      // Identities run the app's code, so the section may have other rows by the end.
      let progress = calls.reading { rows.items.findDuplicates { ContinuousClock.now < deadline } }
      if progress != .unfinished, section.unsearched === rows { section.unsearched = nil }
      if case .found(let first, let second) = progress { reportDuplicates(first, second, of: rows) }
      guard ContinuousClock.now < deadline else { return !updates.unsearched.isEmpty }
    }
    return false
  }

  private func reportDuplicates(_ first: Int, _ second: Int, of rows: SectionRows) {
    guard rows.section.isFirst(.duplicates), let identity = rows.items.identifier(at: second) else { return }
    let settings = rows.section.settings
    reporter.report(
      .duplicateItems(
        section: settings.nameForMessages, identity: String(String(describing: identity.base).prefix(100)),
        rows: [first, second], at: settings.location))
  }
}
