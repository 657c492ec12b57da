public import UIKit

extension TableViewDataSource {
  /// Returns a value that describes what the table view shows and why. You can print and encode it.
  ///
  /// The method neither measures nor updates anything.
  ///
  /// ```swift
  /// print(dataSource.dump())
  /// // Feed.swift:41: 1 section, 2 rows, 390.0 × 844.0 points, at 0.0 of 88.0
  /// // ╰ 0: “notes”, Feed.swift:42, NoteCell of ItemList<Note>, 2 rows
  /// //   ├ 0  Note(id: 1), identity 1, NoteCell, 44.0 by the section's height, visible
  /// //   ╰ 1  Note(id: 2), identity 2, NoteCell, 44.0 by the section's height, visible, selected
  /// ```
  /// - Parameter mostRows: The largest number of rows of each section to describe, from the first; `nil` for all rows.
  /// - Complexity: O(n) for n described rows, each with a call of `heights`. In a closure that this method calls, the
  ///   result describes no rows.
  public func dump(mostRows: Int? = 100) -> TableDump {
    let shown = Dictionary(
      live.snapshot.sections.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let marks = RowMarks(tableView)
    let sections = live.groups.flatMap { group in
      group.rows.map { rows in
        let count = min(rows.count, max(0, mostRows ?? rows.count))
        return live.dump(of: 0..<count, rows, of: group, index: shown[ObjectIdentifier(rows)], marks)
      }
    }
    return TableDump(place: "\(live.location)", state: live.state, sections: sections)
  }

  /// Returns a value that describes what the table view shows in one row and why, with the row's section and the table
  /// view's state.
  ///
  /// ```swift
  /// print(dataSource.dump(at: indexPath) ?? "no such row")
  /// ```
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The description, or `nil` if the table view doesn't have the row.
  /// - Complexity: O(s), where s is the number of sections.
  public func dump(at indexPath: IndexPath) -> TableDump? {
    guard indexPath.count == 2, live.snapshot.sections.indices.contains(indexPath.section) else { return nil }
    let rows = live.snapshot.sections[indexPath.section]
    guard (0..<rows.count).contains(indexPath.row),
      let group = live.groups.first(where: { $0.rows.contains { $0 === rows } })
    else { return nil }
    let range = indexPath.row..<indexPath.row + 1
    let section = live.dump(of: range, rows, of: group, index: indexPath.section, RowMarks(tableView))
    return TableDump(place: "\(live.location)", state: live.state, sections: [section])
  }
}
