import TestSupport

@_spi(Testing) @testable import UIKit

/// A real table that lives through random updates and disturbances, and what must be true of it at every moment.
@MainActor final class TableWorld {
  let scene: TableScene
  let source: WorldSource
  let style: UITableView.Style
  var random: SeededGenerator
  /// The rows that are selected, by name.
  var selected: Set<Int> = []
  /// The steps so far, for the words of a failure.
  var history: [String] = []
  var completionsDue = 0
  var completionsTold = 0
  /// A Boolean value that indicates whether an animation may be running.
  var isMoving = false
  /// A Boolean value that indicates whether the app has scrolled without looking where the content ends.
  var hasScrolledAnywhere = false

  var table: UITableView { scene.table }

  init(
    _ heights: WorldSource.Heights, _ style: UITableView.Style = .plain, seed: Int, isStrict: Bool = true
  ) {
    random = SeededGenerator(seed: seed)
    self.style = style
    source = WorldSource(.random(sections: 4, rows: 10, using: &random), heights)
    scene = TableScene.blocks(style)
    let table = scene.table
    table.isStrict = isStrict
    if heights == .equal { table.rowHeight = 44 }
    table.sectionFooterHeight = 0
    table.allowsMultipleSelection = true
    table.register(WorldCell.self, forCellReuseIdentifier: "cell")
    table.register(WorldCell.self, forCellReuseIdentifier: "other")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source.delegate
    scene.layOut()
  }

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  var ids: Set<Int> { Set(source.grid.ids.joined()) }

  // MARK: What must be true

  /// Returns the first fault of the table; nil if there is none.
  func fault() -> String? { faultOfCounts ?? faultOfRows ?? faultOfHeaders ?? faultOfNotes ?? faultAtRest }

  private var faultOfCounts: String? {
    let counts = (0..<table.numberOfSections).map(table.numberOfRows)
    return counts == source.grid.counts ? nil : "has \(counts) rows, not \(source.grid.counts)"
  }

  /// A Boolean value that indicates whether all heights are known before rows show.
  private var knowsHeights: Bool { source.heights == .equal || source.heights == .exact }

  private var faultOfRows: String? {
    let paths = table.indexPathsForVisibleRows ?? []
    if knowsHeights, paths != rowsThatShow { return "shows \(paths), not \(rowsThatShow)" }
    var last: (path: IndexPath, frame: CGRect)?
    var covered: CGFloat = 0
    for path in paths {
      guard let cell = table.cellForRow(at: path) else { return "has no cell at \(path)" }
      let id = source.id(path)
      if cell.tag != id { return "shows \(cell.tag), not \(id), at \(path)" }
      if cell.superview !== table || cell.isHidden { return "has \(id) out of sight" }
      if table.indexPath(for: cell) != path {
        return "takes \(id) for \(String(describing: table.indexPath(for: cell)))"
      }
      let frame = cell.frame
      let place = table.rectForRow(at: path)
      if abs(frame.minY - place.minY) > 0.001 || abs(frame.height - source.height(of: id)) > 0.001
        || abs(frame.width - table.bounds.width) > 0.001 || frame.minX != 0
      {
        return "has \(id) at \(frame), not \(place), \(source.height(of: id)) high"
      }
      if let last, last.path.section == path.section,
        abs(last.frame.maxY - frame.minY) > 0.001 || last.path.row + 1 != path.row
      {
        return "has a gap above \(path)"
      }
      if cell.isSelected != selected.contains(id) { return "has \(id) selected: \(cell.isSelected)" }
      if !isDecorated(cell, path) { return "draws \(id) as \(cell.decoration)" }
      let isEdited = table.isEditing && WorldSource.canEdit(id)
      if cell.isEditing != isEdited { return "has \(id) edited: \(cell.isEditing)" }
      if isEdited, cell.editingStyle != WorldSource.style(id) { return "has \(id) edited as \(cell.editingStyle)" }
      covered += max(0, min(frame.maxY, table.bounds.maxY) - max(frame.minY, table.bounds.minY))
      last = (path, frame)
    }
    for section in source.grid.sections.indices {
      let header = table.rectForHeader(inSection: section)
      covered += max(0, min(header.maxY, table.bounds.maxY) - max(header.minY, table.bounds.minY))
    }
    let content = max(0, min(table.contentSize.height, table.bounds.maxY) - max(0, table.bounds.minY))
    return covered < content - 0.01 ? "shows \(covered) points of \(content)" : nil
  }

  private func isDecorated(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    let count = source.grid.sections[path.section].rows.count
    return cell.decoration.isFirst == (path.row == 0) && cell.decoration.isLast == (path.row == count - 1)
  }

  /// The visible rows by the plainest reckoning.
  private var rowsThatShow: [IndexPath] {
    var paths: [IndexPath] = []
    var y: CGFloat = 0
    for (section, rows) in source.grid.sections.enumerated() {
      y += source.headerHeight(section)
      for (row, id) in rows.rows.enumerated() {
        let end = y + source.height(of: id)
        if y < table.bounds.maxY, end > table.bounds.minY { paths.append(IndexPath(row: row, section: section)) }
        y = end
      }
    }
    return paths
  }

  private var faultOfHeaders: String? {
    for section in source.grid.sections.indices {
      let id = source.grid.sections[section].id
      let whole = table.rect(forSection: section)
      let height = source.headerHeight(section)
      if abs(table.rectForHeader(inSection: section).height - height) > 0.001 { return "has another header for \(id)" }
      var top = whole.minY
      if style == .plain { top = max(top, min(table.bounds.minY, whole.maxY - height)) }
      let shows = height > 0 && top < table.bounds.maxY && top + height > table.bounds.minY
      guard let header = table.headerView(forSection: section) else {
        if shows { return "lacks the header of \(id)" }
        continue
      }
      if !shows { return "keeps the header of \(id)" }
      if header.tag != id { return "has header \(header.tag) for \(id)" }
      if abs(header.frame.minY - top) > 0.001 || header.superview !== table {
        return "has the header of \(id) at \(header.frame.minY), not \(top)"
      }
    }
    return nil
  }

  private var faultOfNotes: String? {
    let chosen = (table.indexPathsForSelectedRows ?? []).map(source.id)
    if chosen.count != selected.count || Set(chosen) != selected { return "has \(chosen) selected, not \(selected)" }
    let reach = max(0, table.contentSize.height - table.bounds.height)
    let y = table.contentOffset.y
    if !table.isDragging, table.motion == nil, y < -0.001 || y > reach + 0.001 { return "is at \(y) of \(reach)" }
    let shown = Set(table.visibleCells.map(ObjectIdentifier.init))
    if shown.count != table.visibleCells.count { return "shows a cell twice" }
    let free = table.reusableCells.values.joined()
    if free.contains(where: { shown.contains(ObjectIdentifier($0)) }) { return "has a cell on screen for reuse" }
    if free.contains(where: { $0.superview != nil }) { return "has a cell for reuse that is seen" }
    if Set(free.map(ObjectIdentifier.init)).count != Array(free).count { return "has a cell for reuse twice" }
    for cell in table.subviews.compactMap({ $0 as? UITableViewCell }) where !shown.contains(ObjectIdentifier(cell)) {
      if table.indexPath(for: cell) != nil { return "knows a row of \(cell.tag), which is gone" }
      if !table.updates.leaving.values.contains(where: { $0.view === cell }) { return "has a ghost of \(cell.tag)" }
    }
    return nil
  }

  /// The fault at rest: after all motion ends, nothing is left of removed rows and headers.
  private var faultAtRest: String? {
    guard !isMoving else { return nil }
    if completionsTold != completionsDue { return "told \(completionsTold) of \(completionsDue) ends" }
    let updates = table.updates
    if !updates.leaving.isEmpty || !updates.arriving.isEmpty || updates.transition != nil { return "goes on moving" }
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    if cells.count != table.visibleCells.count { return "has \(cells.count) cells, \(table.visibleCells.count) rows" }
    let headers = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    if headers.count != table.visibleHeaders.count {
      return "has \(headers.count) headers, \(table.visibleHeaders.count)"
    }
    for view in cells + headers where view.alpha != 1 || !(view.layer.animationKeys() ?? []).isEmpty {
      return "has \(view.tag) at \(view.alpha), moving by \(view.layer.animationKeys() ?? [])"
    }
    let lastCell = table.subviews.lastIndex { $0 is UITableViewCell } ?? 0
    let firstHeader = table.subviews.firstIndex { $0 is UITableViewHeaderFooterView } ?? .max
    return lastCell > firstHeader
      ? "has a header behind a row: \(table.subviews.map { "\($0 is UITableViewCell ? "row" : "header") \($0.tag)" })"
      : nil
  }
}
