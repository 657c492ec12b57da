import UIKit

extension LiveTable {
  func dump(
    of range: Range<Int>, _ rows: SectionRows, of group: SectionGroup, index: Int?, _ marks: RowMarks
  ) -> TableDump.Section {
    var section = TableDump.Section(
      name: rows.section.settings.name, place: "\(rows.section.settings.location)", index: index,
      title: rows.heading.title, source: group.content.sourceName, cells: rows.section.settings.cells.className,
      query: group.query?.text, isCollapsed: group.collapsed.map { _ in rows.items.isCollapsed }, rowCount: rows.count,
      rows: [])
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

  var state: TableDump.State {
    var state = TableDump.State(isUpToDate: !updates.isPending)
    guard let tableView else { return state }
    state.hasTable = true
    state.isInWindow = tableView.window != nil
    (state.width, state.height) = (tableView.bounds.width, tableView.bounds.height)
    (state.contentOffset, state.contentHeight) = (tableView.contentOffset.y, tableView.contentSize.height)
    state.isEditing = tableView.isEditing
    return state
  }

  func dump(of row: Int, _ rows: SectionRows) -> TableDump.Row {
    let (height, origin) = height(of: row, rows)
    let cell = calls.asking(.cells) { rows.cellClassName(of: row) }
    return TableDump.Row(
      item: rows.items.item(at: row).map { brief($0) }, identity: rows.items.identifier(at: row).map { brief($0.base) },
      cell: cell, height: height, heightOrigin: origin, level: rows.items.node(at: row)?.level,
      isExpanded: rows.items.node(at: row).flatMap { $0.hasChildren ? $0.isExpanded : nil })
  }

  /// Returns a row's height, if it's known, and its origin.
  func height(of row: Int, _ rows: SectionRows) -> (Double?, TableDump.HeightOrigin) {
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
@MainActor struct RowMarks {
  let visible: Set<IndexPath>
  let selected: Set<IndexPath>

  init(_ tableView: UITableView?) {
    visible = Set(tableView?.indexPathsForVisibleRows ?? [])
    selected = Set(tableView?.indexPathsForSelectedRows ?? [])
  }
}
