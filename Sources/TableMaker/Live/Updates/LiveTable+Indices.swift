import TableMakerDiffing
import UIKit

// Cells that show their index in the section, or the number of rows.

extension LiveTable {
  /// Gives new height tokens to measured rows that show another index than before.
  ///
  /// - Parameter before: The earlier rows of the group.
  func renewIndices(of rows: [SectionRows], since before: [SectionRows]) {
    guard rows.contains(where: { $0.section.settings.usesIndex && $0.section.isAutomatic }) else { return }
    let known = Dictionary(before.map { (ObjectIdentifier($0.section), $0) }, uniquingKeysWith: { first, _ in first })
    for rows in rows {
      guard let before = known[ObjectIdentifier(rows.section)], before !== rows else { continue }
      let changed = rows.rowsWithOtherIndex(since: before)
      rows.tokens.renew(changed, from: &heightEngine.tokens)
    }
  }

  /// Configures the visible cells of sections that show their index, after the user has moved a row there.
  func fillIndices(of sections: [LiveSection]) {
    guard let tableView = ownTable() else { return }
    let shown = snapshot.sections.enumerated().filter { _, rows in
      rows.section.settings.usesIndex && sections.contains { $0 === rows.section }
    }
    guard !shown.isEmpty else { return }
    for (_, rows) in shown where rows.section.isAutomatic { rows.tokens.renewAll(from: &heightEngine.tokens) }
    let paths = tableView.pathsOfCells(in: shown.map { ($0.offset, $0.element.itemCount) })
    refill(paths)
    if shown.contains(where: { $0.element.section.isAutomatic }) { updateHeights(of: paths, animated: true) }
  }
}

extension SectionRows {
  /// Returns the rows that stay and show another index than before; all rows if their number has changed.
  fileprivate func rowsWithOtherIndex(since before: SectionRows) -> [Int] {
    if itemCount != before.itemCount { return Array(0..<itemCount) }
    var rows: [Int] = []
    difference(from: before).forEachRun(countBefore: before.count, countAfter: count) { run in
      guard let origins = run.origins, origins.lowerBound != run.after.lowerBound else { return }
      rows += run.after.clamped(to: 0..<itemCount)
    }
    return rows
  }
}

extension UITableView {
  /// The number of rows beyond the edges that may have prepared cells.
  static var preparedReach: Int { 32 }

  /// Returns the rows of some sections that may have cells: the visible rows, and a few near them that the table view
  /// has prepared.
  func pathsOfCells(in sections: [(index: Int, count: Int)]) -> [IndexPath] {
    guard let visible = indexPathsForVisibleRows, let first = visible.first, let last = visible.last else { return [] }
    let reach = Self.preparedReach
    return sections.flatMap { section -> [IndexPath] in
      var rows = 0..<section.count
      if section.index < first.section {
        rows = rows.suffix(reach)
      } else if section.index == first.section {
        rows = rows.clamped(to: max(0, first.row - reach)..<max(rows.upperBound, first.row))
      }
      if section.index > last.section {
        rows = rows.prefix(reach)
      } else if section.index == last.section {
        rows = rows.clamped(to: 0..<last.row + reach + 1)
      }
      return rows.map { IndexPath(row: $0, section: section.index) }
    }
  }
}
