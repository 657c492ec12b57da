extension BatchChecker {
  /// Checks the X rules: operations that pass UIKit's checks but are reported to crash or corrupt the table view.
  func risk(in batch: BatchContents) -> BatchViolation? {
    reloadAmongOthers(in: batch) ?? moveToNowhere(in: batch) ?? repetition(in: batch) ?? rowOfSection(in: batch)
  }

  private func reloadAmongOthers(in batch: BatchContents) -> BatchViolation? {
    let reloads = batch.reloadedSections.elements.count + batch.reloadedRows.elements.count
    let all =
      batch.removedSections.elements.count + batch.placedSections.elements.count + batch.sectionMoves.count
      + batch.removedRows.elements.count + batch.placedRows.elements.count + batch.rowMoves.count
    guard reloads > 0, all > 2 * reloads else { return nil }
    return BatchViolation(
      rule: .reloadedAmongOthers,
      section: batch.reloadedSections.elements.first ?? batch.reloadedRows.elements.first?.section,
      path: batch.reloadedRows.elements.first, message: "a reload in a batch with insertions, deletions or moves")
  }

  private func moveToNowhere(in batch: BatchContents) -> BatchViolation? {
    for move in batch.sectionMoves where move.before == move.after {
      // The section shifts if the numbers of remaining sections before its old and new places differ.
      let before = batch.removedSections.countBelow(move.before) + batch.sectionSources.countBelow(move.before)
      let after = batch.placedSections.countBelow(move.after) + batch.sectionTargets.countBelow(move.after)
      if before == after {
        return .section(.movedNowhere, move.before, "section \(move.before) is moved to where it is")
      }
    }
    guard batch.rowMoves.contains(where: { $0.before.row == $0.after.row }) else { return nil }
    let origins = batch.sectionOrigins(countBefore: countsBefore.count, countAfter: countsAfter.count)
    for move in batch.rowMoves
    where move.before.row == move.after.row && origins[move.after.section] == move.before.section {
      let before = batch.removedRows.countAbove(move.before) + batch.rowSources.countAbove(move.before)
      let after = batch.placedRows.countAbove(move.after) + batch.rowTargets.countAbove(move.after)
      if before == after { return .row(.movedNowhere, move.before, "row (\(move.before)) is moved to where it is") }
    }
    return nil
  }

  private func repetition(in batch: BatchContents) -> BatchViolation? {
    if let section = batch.removedSections.firstRepeated ?? batch.placedSections.firstRepeated {
      return .section(.repeated, section, "section \(section) is deleted, inserted or reloaded twice")
    }
    if let path = batch.removedRows.firstRepeated ?? batch.placedRows.firstRepeated {
      return .row(.repeated, path, "row (\(path)) is deleted, inserted or reloaded twice")
    }
    return nil
  }

  private func rowOfSection(in batch: BatchContents) -> BatchViolation? {
    for (rule, sources, targets, word) in [
      (BatchRule.rowOfChangedSection, batch.removedSections, batch.placedSections, "deleted or inserted"),
      (.rowOfMovedSection, batch.sectionSources, batch.sectionTargets, "moved"),
    ] {
      let path =
        batch.removedRows.elements.first { sources.contains($0.section) }
        ?? batch.rowSources.elements.first { sources.contains($0.section) }
        ?? batch.placedRows.elements.first { targets.contains($0.section) }
        ?? batch.rowTargets.elements.first { targets.contains($0.section) }
      if let path {
        return .row(
          rule, path, "an operation on row (\(path)), whose section \(path.section) is \(word) in the same batch")
      }
    }
    return nil
  }
}
