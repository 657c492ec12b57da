import TableMakerDiffing
import UIKit

// The way from a new snapshot to the screen.
extension LiveTable {
  /// A Boolean value that indicates whether the table view can update rows: it's on screen with a size, and has read
  /// its rows.
  var canAnimate: Bool {
    guard let tableView = ownTable(), updates.hasLoaded else { return false }
    return tableView.window != nil && tableView.bounds.width > 0 && tableView.bounds.height > 0
  }

  /// Shows a snapshot in the requested way, or by a reload if the table view can't update individual rows.
  ///
  /// - Parameter isSweeping: A Boolean value that indicates whether so many rows change that the user couldn't see them
  ///   move.
  func show(_ next: Snapshot, by application: UpdateScheduler.Application, isSweeping: Bool) -> TableUpdate {
    let isEarlierPage = loading.takeEarlierPages()
    switch application {
    case .batch(let isQuiet, let animation) where canAnimate && !isSweeping:
      return update(to: next, isQuiet: isQuiet, animation, isEarlierPage: isEarlierPage)
    case .batch: return reload(to: next, keepsPlace: !isSweeping)
    case .reload(let isNewDelegate): return reload(to: next, isNewDelegate: isNewDelegate)
    }
  }

  /// Shows a snapshot by a reload.
  ///
  /// - Parameter keepsPlace: A Boolean value that indicates whether the first visible row stays in place.
  private func reload(to next: Snapshot, isNewDelegate: Bool = false, keepsPlace: Bool = true) -> TableUpdate {
    let tableView = ownTable()
    var found: SectionedDifference?
    func difference() -> SectionedDifference {
      let difference = found ?? SectionedDifference(from: snapshot, to: next)
      found = difference
      return difference
    }
    let (selected, kept) = calls.reading {
      (
        tableView.flatMap { selection(in: $0, from: snapshot, to: next, by: difference) },
        keepsPlace ? tableView.map { rowsToKeep(in: $0, to: next, by: difference) } : nil
      )
    }
    let header = tableView.flatMap { anchorOfToggledHeader(in: $0, from: snapshot, to: next) }
    reload(tableView, showing: next, isNewDelegate: isNewDelegate)
    guard let tableView else { return .reload }
    if let selected { select(selected, in: tableView) }
    keep(header.map { [$0] } ?? kept ?? [], in: tableView)
    end?.settle()
    return .reload
  }

  /// Replaces the snapshot, and has the table view read it.
  func reload(_ tableView: UITableView?, showing next: Snapshot, isNewDelegate: Bool = false) {
    if snapshot.index != next.index { heightEngine.indexDidChange() }
    snapshot = next
    heightEngine.checkEnvironmentAgain()
    updates.hasLoaded = false
    guard let tableView else { return }
    if isNewDelegate { introduceAgain(to: tableView) }
    tableView.reloadData()
    heightEngine.fitTableHeaderAndFooter()
  }

  /// Shows a snapshot by one batch of updates.
  private func update(
    to next: Snapshot, isQuiet: Bool, _ animation: UpdateAnimation?, isEarlierPage: Bool
  ) -> TableUpdate {
    guard let tableView else { return reload(to: next) }
    (updates.keptAnchors, updates.turnAnchor) = (nil, nil)
    guard hasTableCounts(of: snapshot, tableView) else { return reload(to: next, keepsPlace: false) }
    guard
      let batch = BatchApplication(
        of: next, to: tableView, of: self, animation: animation, isEarlierPage: isEarlierPage)
    else { return reload(to: next) }
    batch.perform(isQuiet: isQuiet || animation == UpdateAnimation.none)
    batch.finish()
    return batch.shown
  }

  /// Returns whether the table view has a snapshot's rows, and reports a difference, which would crash the app.
  private func hasTableCounts(of snapshot: Snapshot, _ tableView: UITableView) -> Bool {
    let counts = snapshot.sections.map(\.count)
    let known = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
    // Placeholder rows belong to the table view. UIKit's documentation doesn't specify whether it counts them.
    if counts == known || tableView.hasUncommittedUpdates { return true }
    reporter.report(.rowCountMismatch(expected: counts, found: known, at: location))
    return false
  }

  // MARK: Rows

  /// Configures the cells of rows that the user moved from another section, and replaces those that no longer fit.
  func fillArrived() {
    guard !updates.arrivedRows.isEmpty, let tableView = ownTable() else { return }
    swapCells(of: fillArrivedCells(in: tableView), in: tableView)
  }

  /// Configures those cells, except for the ones to replace, and returns the rows of these.
  func fillArrivedCells(in tableView: UITableView) -> [IndexPath] {
    guard !updates.arrivedRows.isEmpty else { return [] }
    let arrived = updates.arrivedRows.take(in: snapshot)
    let cells = arrived.compactMap { row in
      tableView.cellForRow(at: IndexPath(row.path)).map { (cell: $0, path: row.path) }
    }
    var recontrolled = Set(arrived.lazy.filter(\.needsNewCell).map(\.path))
    if tableView.isEditingRows {
      for (path, before, _) in arrived
      where !RowEditing.looksAlike(before, editing(snapshot.sections[path.section], at: path.row)) {
        recontrolled.insert(path)
      }
    }
    return fill(cells, but: recontrolled)
  }

  /// Configures cells with rows' new content, except for cells that the app creates or that have the wrong class.
  ///
  /// - Parameter rowsOfNewCells: The rows that need new cells in any case.
  /// - Returns: The rows of the exceptions.
  func fill(_ cells: [(cell: UITableViewCell, path: RowPath)], but rowsOfNewCells: Set<RowPath> = []) -> [IndexPath] {
    var others: [IndexPath] = []
    for (cell, path) in cells {
      let rows = snapshot.sections[path.section]
      if rowsOfNewCells.contains(path) || rows.section.settings.cells.isProvided || isOther(cell, rows, path.row) {
        others.append(IndexPath(path))
        continue
      }
      filler.fill(cell, rows, path.row)
      cell.setNeedsLayout()
    }
    return others
  }

  /// Selects exactly these rows. The delegate isn't called, because the user tapped nothing.
  func select(_ rows: [RowPath], in tableView: UITableView) {
    let wanted = Set(rows.map(IndexPath.init))
    let selected = Set(tableView.indexPathsForSelectedRows ?? [])
    for path in selected.subtracting(wanted) { tableView.deselectRow(at: path, animated: false) }
    for path in wanted.subtracting(selected) { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  // MARK: Headers

  /// Configures the visible header and footer of a section again, if they're of reusable classes.
  func refillHeaders(of rows: SectionRows, at index: Int, in tableView: UITableView) {
    func refill(_ view: UITableViewHeaderFooterView?, _ kind: SupplementaryKind) {
      guard rows.section.settings.view(kind).isReusable, let view else { return }
      calls.asking(kind == .header ? .header : .footer, in: rows.section) { rows.fill(view, as: kind) }
      view.setNeedsLayout()
    }
    refill(tableView.headerView(forSection: index), .header)
    refill(tableView.footerView(forSection: index), .footer)
  }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}
