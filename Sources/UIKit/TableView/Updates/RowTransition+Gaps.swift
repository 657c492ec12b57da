import Foundation

// Inserted views start where their gap opens, and deleted views end where their gap closes: below the view above that
// stays.
extension RowTransition {
  /// Adjacent rows that are inserted or deleted together.
  struct Gap {
    /// The distance of the rows from their position when the gap is closed.
    var shift: CGFloat
    /// The total height of the rows.
    var height: CGFloat
  }

  /// Returns the gap that opens for an inserted row, from the old layout to the new one.
  func opening(for row: Row, in after: RowGeometry) -> Gap {
    guard let change else { return Gap(shift: 0, height: 0) }
    let section = row.section
    guard let old = oldSection(of: section), let rows = change.map.changes(inNew: section) else {
      return opening(forSection: section, in: after)
    }
    let rank = rows.rank(ofNew: row.row)
    let start =
      rank == 0 ? after.rowsTop(section) : after.span(of: Row(section: section, row: rows.new(ofRank: rank - 1))).maxY
    let count = after.sections[section].rows.count
    let next = rows.new(ofRank: rank)
    let end = next < count ? after.span(of: Row(section: section, row: next)).minY : after.rowsEnd(section)
    let oldStart =
      rank == 0 ? before.rowsTop(old) : before.span(of: Row(section: old, row: rows.old(ofRank: rank - 1))).maxY
    return Gap(shift: oldStart - start, height: end - start)
  }

  /// Returns the gap that opens for an inserted section.
  func opening(forSection section: Int, in after: RowGeometry) -> Gap {
    guard let sections = change?.map.sections else { return Gap(shift: 0, height: 0) }
    let rank = sections.rank(ofNew: section)
    let start = rank == 0 ? after.sectionsTop : after.span(ofSection: sections.new(ofRank: rank - 1)).maxY
    let next = sections.new(ofRank: rank)
    let end = next < after.sections.count ? after.span(ofSection: next).minY : after.tableFooterSpan.minY
    let oldStart = rank == 0 ? before.sectionsTop : before.span(ofSection: sections.old(ofRank: rank - 1)).maxY
    return Gap(shift: oldStart - start, height: end - start)
  }

  /// Returns the gap that closes for a deleted row, from the old layout to the new one.
  func closing(of row: Row, in after: RowGeometry) -> Gap {
    guard let change else { return Gap(shift: 0, height: 0) }
    guard let section = change.map.newSection(ofOld: row.section), let rows = change.map.changes(inNew: section) else {
      return closing(ofSection: row.section, in: after)
    }
    let rank = rows.rank(ofOld: row.row)
    let old = row.section
    let start =
      rank == 0 ? before.rowsTop(old) : before.span(of: Row(section: old, row: rows.old(ofRank: rank - 1))).maxY
    let count = before.sections[old].rows.count
    let next = rows.old(ofRank: rank)
    let end = next < count ? before.span(of: Row(section: old, row: next)).minY : before.rowsEnd(old)
    let newStart =
      rank == 0 ? after.rowsTop(section) : after.span(of: Row(section: section, row: rows.new(ofRank: rank - 1))).maxY
    return Gap(shift: newStart - start, height: end - start)
  }

  /// Returns the gap that closes for a deleted section.
  func closing(ofSection section: Int, in after: RowGeometry) -> Gap {
    guard let sections = change?.map.sections else { return Gap(shift: 0, height: 0) }
    let rank = sections.rank(ofOld: section)
    let start = rank == 0 ? before.sectionsTop : before.span(ofSection: sections.old(ofRank: rank - 1)).maxY
    let next = sections.old(ofRank: rank)
    let end = next < before.sections.count ? before.span(ofSection: next).minY : before.tableFooterSpan.minY
    let newStart = rank == 0 ? after.sectionsTop : after.span(ofSection: sections.new(ofRank: rank - 1)).maxY
    return Gap(shift: newStart - start, height: end - start)
  }
}
