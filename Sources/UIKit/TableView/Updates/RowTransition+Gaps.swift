import Foundation

// What comes starts from where the gap for it opens, and what goes ends where its gap closes: below what stays above it.
extension RowTransition {
  /// Rows that come or go together, next to each other.
  struct Gap {
    /// The distance of all of it from its position when the gap is closed.
    var shift: CGFloat
    /// The height of all of it.
    var height: CGFloat
  }

  /// The gap that opens for a row that comes, from the layout before to that after.
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

  /// The gap that opens for a section that comes.
  func opening(forSection section: Int, in after: RowGeometry) -> Gap {
    guard let sections = change?.map.sections else { return Gap(shift: 0, height: 0) }
    let rank = sections.rank(ofNew: section)
    let start = rank == 0 ? after.sectionsTop : after.span(ofSection: sections.new(ofRank: rank - 1)).maxY
    let next = sections.new(ofRank: rank)
    let end = next < after.sections.count ? after.span(ofSection: next).minY : after.tableFooterSpan.minY
    let oldStart = rank == 0 ? before.sectionsTop : before.span(ofSection: sections.old(ofRank: rank - 1)).maxY
    return Gap(shift: oldStart - start, height: end - start)
  }

  /// The gap that closes where a row goes, from the layout before to that after.
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

  /// The gap that closes where a section goes.
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
