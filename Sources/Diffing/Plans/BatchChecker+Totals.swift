extension BatchChecker {
  /// Checks rules 7 and 8: the totals of sections, and of rows in the sections that remain.
  func wrongTotal(in batch: BatchContents) -> BatchViolation? {
    let removed = batch.removedSections.elements.count
    let placed = batch.placedSections.elements.count
    guard countsAfter.count == countsBefore.count + placed - removed else {
      return BatchViolation(
        rule: .sectionTotal, section: nil, path: nil,
        message: """
          invalid number of sections. The number of sections contained in the table view after the update \
          (\(countsAfter.count)) must be equal to the number of sections contained in the table view before the update \
          (\(countsBefore.count)), plus or minus the number of sections inserted or deleted (\(placed) inserted, \
          \(removed) deleted).
          """)
    }

    let deleted = tally(batch.removedRows.elements, over: countsBefore.count)
    let inserted = tally(batch.placedRows.elements, over: countsAfter.count)
    let movedOut = tally(batch.rowSources.elements, over: countsBefore.count)
    let movedIn = tally(batch.rowTargets.elements, over: countsAfter.count)
    let origins = batch.sectionOrigins(countBefore: countsBefore.count, countAfter: countsAfter.count)
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let expected = countsBefore[origin] + inserted[section] - deleted[origin] + movedIn[section] - movedOut[origin]
      guard countsAfter[section] != expected else { continue }
      return .section(
        .rowTotal, section,
        """
        invalid number of rows in section \(section). The number of rows contained in an existing section after the update \
        (\(countsAfter[section])) must be equal to the number of rows contained in that section before the update \
        (\(countsBefore[origin])), plus or minus the number of rows inserted or deleted from that section \
        (\(inserted[section]) inserted, \(deleted[origin]) deleted) and plus or minus the number of rows moved into or out \
        of that section (\(movedIn[section]) moved in, \(movedOut[origin]) moved out).
        """)
    }
    return nil
  }

  /// Returns the number of paths in each section.
  private func tally(_ paths: [RowPath], over sections: Int) -> [Int] {
    var counts = Array(repeating: 0, count: sections)
    for path in paths { counts[path.section] += 1 }
    return counts
  }
}
