extension BatchChecker {
  /// Checks rules 1 to 6: operations on something that doesn't exist, and conflicting operations.
  func conflict(in batch: BatchContents) -> BatchViolation? {
    deletedAndReloaded(in: batch) ?? wrongDeletion(in: batch) ?? deletedAndMoved(in: batch) ?? wrongInsertion(in: batch)
      ?? insertedAndMoved(in: batch) ?? wrongMove(in: batch)
  }

  private func deletedAndReloaded(in batch: BatchContents) -> BatchViolation? {
    if let section = batch.reloadedSections.elements.first(where: batch.deletedSections.contains) {
      return .section(.deletedAndReloaded, section, "attempt to delete and reload the same section (\(section))")
    }
    if let path = batch.reloadedRows.elements.first(where: batch.deletedRows.contains) {
      return .row(.deletedAndReloaded, path, "attempt to delete and reload the same index path (\(path))")
    }
    return nil
  }

  private func wrongDeletion(in batch: BatchContents) -> BatchViolation? {
    let count = countsBefore.count
    if let section = batch.removedSections.elements.first(where: { !exists($0, in: countsBefore) }) {
      return .section(
        .deletedMissingSection, section,
        "attempt to delete section \(section), but there are only \(count) sections before the update")
    }
    guard let path = batch.removedRows.elements.first(where: { !exists($0, in: countsBefore) }) else { return nil }
    guard exists(path.section, in: countsBefore) else {
      return .row(
        .deletedRowOfMissingSection, path,
        "attempt to delete row \(path.row) from section \(path.section), but there are only \(count) sections before the update"
      )
    }
    return .row(
      .deletedMissingRow, path,
      "attempt to delete row \(path.row) from section \(path.section) which only contains \(countsBefore[path.section]) rows before the update"
    )
  }

  private func deletedAndMoved(in batch: BatchContents) -> BatchViolation? {
    if let section = batch.sectionSources.elements.first(where: batch.removedSections.contains) {
      return .section(
        .deletedAndMovedSection, section, "attempt to perform a delete and a move from the same section (\(section))")
    }
    if let path = batch.rowSources.elements.first(where: batch.removedRows.contains) {
      return .row(
        .deletedAndMovedRow, path, "attempt to perform a delete and a move from the same index path (\(path))")
    }
    if let path = batch.rowSources.elements.first(where: { batch.removedSections.contains($0.section) }) {
      return .row(.movedRowOutOfDeletedSection, path, "cannot move a row from a deleted section (\(path.section))")
    }
    return nil
  }

  private func wrongInsertion(in batch: BatchContents) -> BatchViolation? {
    let count = countsAfter.count
    if let section = batch.placedSections.elements.first(where: { !exists($0, in: countsAfter) }) {
      return .section(
        .insertedMissingSection, section,
        "attempt to insert section \(section) but there are only \(count) sections after the update")
    }
    guard let path = batch.placedRows.elements.first(where: { !exists($0, in: countsAfter) }) else { return nil }
    guard exists(path.section, in: countsAfter) else {
      return .row(
        .insertedRowOfMissingSection, path,
        "attempt to insert row \(path.row) into section \(path.section), but there are only \(count) sections after the update"
      )
    }
    return .row(
      .insertedMissingRow, path,
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(countsAfter[path.section]) rows in section \(path.section) after the update"
    )
  }

  private func insertedAndMoved(in batch: BatchContents) -> BatchViolation? {
    if let section = batch.sectionTargets.elements.first(where: batch.placedSections.contains) {
      return .section(
        .insertedAndMovedSection, section, "attempt to perform an insert and a move to the same section (\(section))")
    }
    if let path = batch.rowTargets.elements.first(where: batch.placedRows.contains) {
      return .row(
        .insertedAndMovedRow, path, "attempt to perform an insert and a move to the same index path (\(path))")
    }
    if let path = batch.rowTargets.elements.first(where: { batch.placedSections.contains($0.section) }) {
      return .row(
        .movedRowIntoInsertedSection, path, "cannot move a row into a newly inserted section (\(path.section))")
    }
    return nil
  }

  private func wrongMove(in batch: BatchContents) -> BatchViolation? {
    for (rule, sections, rows, counts, when) in [
      (BatchRule.movedMissing, batch.sectionSources, batch.rowSources, countsBefore, "before"),
      (.movedBeyondEnd, batch.sectionTargets, batch.rowTargets, countsAfter, "after"),
    ] {
      let verb = rule == .movedMissing ? "move" : "move to"
      if let section = sections.elements.first(where: { !exists($0, in: counts) }) {
        return .section(
          rule, section,
          "attempt to \(verb) section \(section), but there are only \(counts.count) sections \(when) the update")
      }
      if let path = rows.elements.first(where: { !exists($0, in: counts) }) {
        return .row(
          rule, path,
          exists(path.section, in: counts)
            ? "attempt to \(verb) index path (\(path)) that does not exist - there are only \(counts[path.section]) rows in section \(path.section) \(when) the update"
            : "attempt to \(verb) index path (\(path)) in section \(path.section), but there are only \(counts.count) sections \(when) the update"
        )
      }
    }
    for (sections, rows, word) in [
      (batch.sectionSources, batch.rowSources, "from"), (batch.sectionTargets, batch.rowTargets, "to"),
    ] {
      if let section = sections.firstRepeated {
        return .section(.movedTwice, section, "attempt to move two sections \(word) \(section)")
      }
      if let path = rows.firstRepeated {
        return .row(.movedTwice, path, "attempt to move both rows \(word) index path (\(path))")
      }
    }
    return nil
  }
}

extension BatchViolation {
  static func section(_ rule: BatchRule, _ section: Int, _ message: String) -> BatchViolation {
    BatchViolation(rule: rule, section: section, path: nil, message: message)
  }

  static func row(_ rule: BatchRule, _ path: RowPath, _ message: String) -> BatchViolation {
    BatchViolation(rule: rule, section: path.section, path: path, message: message)
  }
}
