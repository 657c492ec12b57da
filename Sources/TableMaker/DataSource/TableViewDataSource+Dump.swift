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
      snapshot.sections.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let marks = RowMarks(tableView)
    let sections = groups.flatMap { group in
      group.rows.map { rows in
        let count = min(rows.count, max(0, mostRows ?? rows.count))
        return dump(of: 0..<count, rows, of: group, index: shown[ObjectIdentifier(rows)], marks)
      }
    }
    return TableDump(place: "\(place)", state: state, sections: sections)
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
    guard indexPath.count == 2, snapshot.sections.indices.contains(indexPath.section) else { return nil }
    let rows = snapshot.sections[indexPath.section]
    guard (0..<rows.count).contains(indexPath.row),
      let group = groups.first(where: { $0.rows.contains { $0 === rows } })
    else { return nil }
    let range = indexPath.row..<indexPath.row + 1
    let section = dump(of: range, rows, of: group, index: indexPath.section, RowMarks(tableView))
    return TableDump(place: "\(place)", state: state, sections: [section])
  }

  private func dump(
    of range: Range<Int>, _ rows: SectionRows, of group: SectionGroup, index: Int?, _ marks: RowMarks
  ) -> TableDump.Section {
    var section = TableDump.Section(
      name: rows.section.settings.name, place: "\(rows.section.settings.place)", index: index,
      title: rows.heading.title, source: group.content.sourceName, cells: rows.section.settings.cells.className,
      query: group.query?.text, rowCount: rows.count, rows: [])
    // A closure that's called for the description may describe the table view itself.
    guard !isDumping else { return section }
    isDumping = true
    defer { isDumping = false }
    section.rows = range.map { row in
      var dump = self.dump(of: row, rows)
      if let path = index.map({ IndexPath(row: row, section: $0) }) {
        (dump.isVisible, dump.isSelected) = (marks.visible.contains(path), marks.selected.contains(path))
      }
      return dump
    }
    return section
  }

  private var state: TableDump.State {
    var state = TableDump.State(isUpToDate: !updates.isPending)
    guard let tableView else { return state }
    state.hasTable = true
    state.isInWindow = tableView.window != nil
    (state.width, state.height) = (tableView.bounds.width, tableView.bounds.height)
    (state.contentOffset, state.contentHeight) = (tableView.contentOffset.y, tableView.contentSize.height)
    state.isEditing = tableView.isEditing
    return state
  }

  private func dump(of row: Int, _ rows: SectionRows) -> TableDump.Row {
    let (height, origin) = height(of: row, rows)
    let cell = calls.asking(.cells) { rows.cellClassName(of: row) }
    return TableDump.Row(
      item: rows.items.item(at: row).map { brief($0) }, identity: rows.items.identifier(at: row).map { brief($0.base) },
      cell: cell, height: height, heightOrigin: origin, level: rows.items.node(at: row)?.level,
      isExpanded: rows.items.node(at: row).flatMap { $0.hasChildren ? $0.isExpanded : nil })
  }

  /// Returns a row's height, if it's known, and its origin.
  private func height(of row: Int, _ rows: SectionRows) -> (Double?, TableDump.HeightOrigin) {
    let section = rows.section
    if section.isAutomatic {
      if let height = heightEngine.knownHeight(rows, row) {
        let isComputed = rows.callbacks.ownHeight != nil && !rows.isMixed && !rows.isAddItemRow(row)
        return (Double(height), isComputed ? .cellClass : .measured)
      }
      return (tableView.map { Double(heightEngine.roughHeight(rows, row, in: $0)) }, .estimated)
    }
    if section.hasHeights, let heights = rows.callbacks.height, !rows.isAddItemRow(row) {
      return (Double(calls.asking(.heights) { heights(row) }), .closure)
    }
    if section.rowHeight == UITableView.automaticDimension { return (nil, .table) }
    if let height = section.rowHeight {
      return (Double(height), section.settings.rowHeight == .table ? .chain : .section)
    }
    let height = tableView?.rowHeight ?? UITableView.automaticDimension
    return (height == UITableView.automaticDimension ? nil : Double(height), .table)
  }
}

/// The visible and the selected rows of a table view.
@MainActor private struct RowMarks {
  let visible: Set<IndexPath>
  let selected: Set<IndexPath>

  init(_ tableView: UITableView?) {
    visible = Set(tableView?.indexPathsForVisibleRows ?? [])
    selected = Set(tableView?.indexPathsForSelectedRows ?? [])
  }
}
