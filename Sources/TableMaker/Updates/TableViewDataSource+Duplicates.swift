import TableMakerDiffing

// Two items of one identity are a defined state: the n-th before is the n-th after (Diffing, ListMatching). But an app hardly means it,
// so it is reported, once for a section. Mostly the difference has shown already that an update brings none; what it has not looked at,
// and the items that a section shows first, are looked through in slices when there is nothing else to be done.
extension TableViewDataSource {
  /// Has sections looked through whose rows may have duplicates among them.
  func lookForDuplicates(in sections: [SectionRows]) {
    for rows in sections {
      let section = rows.section
      // Instead of the section's rows before, which may wait still.
      section.unsearched = rows.hasNoDuplicates || section.hasReported(.duplicates) ? nil : rows
      guard section.unsearched != nil, !section.isWaitingForSearch else { continue }
      section.isWaitingForSearch = true
      unsearched.append(section)
    }
    if !unsearched.isEmpty { heightEngine.workWhenIdle() }
  }

  /// Looks through the sections that wait for it, until a time.
  ///
  /// - Returns: Whether anything is left.
  func findDuplicates(until deadline: ContinuousClock.Instant) -> Bool {
    while let section = unsearched.last {
      guard let rows = section.unsearched else {
        section.isWaitingForSearch = false
        unsearched.removeLast()
        continue
      }
      // Identities are the app's code: by the end the section may show other rows.
      let progress = reading { rows.findDuplicates { ContinuousClock.now < deadline } }
      if progress != .unfinished, section.unsearched === rows { section.unsearched = nil }
      if case .found(let first, let second) = progress { reportDuplicates(first, second, of: rows) }
      guard ContinuousClock.now < deadline else { return !unsearched.isEmpty }
    }
    return false
  }

  private func reportDuplicates(_ first: Int, _ second: Int, of rows: SectionRows) {
    guard rows.section.isFirst(.duplicates), let identity = rows.identifier(at: second) else { return }
    let settings = rows.section.settings
    reporter.report(
      .duplicateItems(
        section: settings.nameForMessages, identity: String(String(describing: identity.base).prefix(100)),
        rows: [first, second], at: settings.place))
  }
}
