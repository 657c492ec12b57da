import UIKit

extension TableViewDataSource {
  /// What the table shows and why, as a value that can be printed and encoded. Nothing is measured or updated by that.
  ///
  /// ```swift
  /// print(dataSource.dump())
  /// // Feed.swift:41: 1 section, 2 rows, 390.0 × 844.0 points, at 0.0 of 88.0
  /// // ╰ 0: “notes”, Feed.swift:42, NoteCell of ItemList<Note>, 2 rows
  /// //   ├ 0  Note(id: 1), identity 1, NoteCell, 44.0 by the section's height, visible
  /// //   ╰ 1  Note(id: 2), identity 2, NoteCell, 44.0 by the section's height, visible, selected
  /// ```
  /// - Parameter mostRows: How many rows of each section are described, from its first; nil for all of them.
  /// - Complexity: O(n) for the described rows; `heights` is asked for each of them.
  public func dump(mostRows: Int? = 100) -> TableDump {
    let shown = Dictionary(
      snapshot.sections.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    let visible = Set(tableView?.indexPathsForVisibleRows ?? [])
    let selected = Set(tableView?.indexPathsForSelectedRows ?? [])
    let sections = groups.flatMap { group in
      group.rows.map { rows in
        let index = shown[ObjectIdentifier(rows)]
        var section = TableDump.Section(
          name: rows.section.settings.name, place: "\(rows.section.settings.place)", index: index,
          title: rows.heading.title, source: group.content.sourceName, cells: rows.section.settings.cells.className,
          query: group.query?.text, rowCount: rows.count, rows: [])
        section.rows = (0..<min(rows.count, max(0, mostRows ?? rows.count))).map { row in
          var dump = self.dump(of: row, rows)
          if let path = index.map({ IndexPath(row: row, section: $0) }) {
            (dump.isVisible, dump.isSelected) = (visible.contains(path), selected.contains(path))
          }
          return dump
        }
        return section
      }
    }
    return TableDump(place: "\(place)", state: state, sections: sections)
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
    let cell = asking(.cells) { rows.cellClassName(of: row) }
    return TableDump.Row(
      item: rows.item(at: row).map { brief($0) }, identity: rows.identifier(at: row).map { brief($0.base) },
      cell: cell, height: height, heightOrigin: origin, level: rows.node(at: row)?.level,
      isExpanded: rows.node(at: row).flatMap { $0.hasChildren ? $0.isExpanded : nil })
  }

  /// A row's height as far as it is known, and its origin.
  private func height(of row: Int, _ rows: SectionRows) -> (Double?, TableDump.HeightOrigin) {
    let section = rows.section
    if section.isAutomatic {
      if let height = heightEngine.knownHeight(rows, row) {
        let isComputed = rows.callbacks.ownHeight != nil && !rows.isMixed && !rows.isAddRow(row)
        return (Double(height), isComputed ? .cellClass : .measured)
      }
      return (tableView.map { Double(heightEngine.roughHeight(rows, row, in: $0)) }, .estimated)
    }
    if section.hasHeights, let heights = rows.callbacks.height, !rows.isAddRow(row) {
      return (Double(asking(.heights) { heights(row) }), .closure)
    }
    if section.rowHeight == UITableView.automaticDimension { return (nil, .table) }
    if let height = section.rowHeight {
      return (Double(height), section.settings.rowHeight == nil ? .chain : .section)
    }
    let height = tableView?.rowHeight ?? UITableView.automaticDimension
    return (height == UITableView.automaticDimension ? nil : Double(height), .table)
  }
}
