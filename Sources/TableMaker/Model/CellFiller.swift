import UIKit

/// Configures cells with the items of rows.
@MainActor final class CellFiller {
  private let calls: AppCalls
  private let reporter: DiagnosticReporter
  /// The rows that have cells, if a step needs to know when they disappear.
  var shownRows = ShownViews<ShownRow>()
  /// The parts of each cell that are followed: one value, because it's read for each cell.
  private(set) var followed: Followed = []
  /// A closure to call when a cell enters or leaves editing mode; `nil` if no step needs it.
  var onEditingChange: (@MainActor () -> Void)? {
    didSet { follow(.editing, if: onEditingChange != nil) }
  }
  /// The controls in cells with events that steps handle.
  let controls = CellControls()

  /// The parts of a cell that steps depend on.
  struct Followed: OptionSet {
    let rawValue: UInt8

    /// The row, for steps that need to know when it disappears.
    static var row: Followed { Followed(rawValue: 1) }
    /// The controls with events that steps handle.
    static var controls: Followed { Followed(rawValue: 2) }
    /// The editing mode.
    static var editing: Followed { Followed(rawValue: 4) }
  }

  init(_ calls: AppCalls, reporter: DiagnosticReporter) {
    self.calls = calls
    self.reporter = reporter
  }

  /// Follows a part of each cell from now on, or no longer.
  func follow(_ part: Followed, if isNeeded: Bool) {
    if isNeeded { followed.insert(part) } else { followed.remove(part) }
  }

  /// A Boolean value that indicates whether cells must be recorded with their rows after each update.
  var followsRows: Bool { !followed.isDisjoint(with: [.row, .controls]) }

  /// Returns the identity of the item in a recorded cell, which is `nil` if only its index identifies it; or `nil` for
  /// another cell.
  func recordedIdentifier(in cell: UITableViewCell) -> AnyHashable?? {
    if let shown = shownRows.shown(in: cell) { return shown.identifier }
    return controls.row(in: cell).map(\.identifier)
  }

  /// Records the row of a cell, if a step needs to know when it disappears or handles events of its controls.
  func noteShown(_ rows: SectionRows, _ row: Int, in cell: UITableViewCell) {
    let followed = followed
    if followed.isEmpty { return }
    if followed.contains(.row) { shownRows.note(rows.items.shownRow(at: row), in: cell) }
    if followed.contains(.controls), !cell.isMeasuring { followControls(of: cell, rows, row) }
    if followed.contains(.editing), let onEditingChange, !cell.isMeasuring {
      StateFollowing.followEditing(of: cell, onEditingChange)
    }
  }

  /// Follows the controls of a cell, and records its row for their events.
  private func followControls(of cell: UITableViewCell, _ rows: SectionRows, _ row: Int) {
    controls.note(rows.items.controlRow(at: row), in: cell)
    guard row < rows.itemCount else { return }
    rows.items.findControls(in: cell) { found, events, location in
      switch found {
      case .control(let control): controls.follow(control, for: events, in: cell)
      case .missing: reportMissingControl(in: cell, rows, row, at: location)
      case .otherCell: break
      }
    }
  }

  /// Follows controls that a cell has got since it was configured, such as those of a new content view.
  func followNewControls(of cell: UITableViewCell) {
    guard followed.contains(.controls), let items = controls.row(in: cell)?.section?.latestItems else { return }
    items.findControls(in: cell) { found, events, _ in
      if case .control(let control) = found { controls.follow(control, for: events, in: cell) }
    }
  }

  /// Reports once that an outlet isn't connected. A cell without outlets may have no control for some rows.
  private func reportMissingControl(in cell: UITableViewCell, _ rows: SectionRows, _ row: Int, at location: CallSite) {
    let source = rows.callbacks.kind.map { $0(row)?.source } ?? rows.section.settings.cells
    guard source?.hasOutlets == true, rows.section.isFirst(.control(location)) else { return }
    reporter.report(
      .missingControl(
        cell: String(describing: type(of: cell)), section: rows.section.settings.nameForMessages, at: location))
  }

  /// Dequeues and configures a cell that needs checks: a stock cell, a storyboard prototype, or one of an unexpected
  /// class.
  func cell(
    for rows: SectionRows, _ indexPath: IndexPath, in tableView: UITableView
  ) -> UITableViewCell {
    let (section, row) = (rows.section, indexPath.row)
    if section.isStock {
      let cell = tableView.dequeueReusableCell(withIdentifier: section.cellIdentifier, for: indexPath)
      fill(cell, rows, row)
      return cell
    }
    guard let identifier = calls.asking(.cells, in: rows.section, { rows.cellIdentifier(of: row) }) else {
      reportNoCell(rows, row)
      return UITableViewCell()
    }
    // Without the index path, UIKit returns `nil` for a missing prototype, instead of throwing an exception.
    guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier) else {
      if section.isFirst(.cell) {
        reporter.report(.missingPrototype(identifier: identifier, at: section.settings.location))
      }
      return UITableViewCell()
    }
    fill(cell, rows, row)
    return cell
  }

  /// Configures a cell with a row's item. If the cell isn't of the section's class, reports a diagnostic and returns
  /// `false`.
  @discardableResult func fill(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    let isDone = calls.asking(.adapter, in: rows.section) {
      guard isFilled(cell, rows, row) else { return false }
      noteShown(rows, row, in: cell)
      if row < rows.itemCount { rows.callbacks.mark?(cell, row) }
      return true
    }
    if isDone { return true }
    reportWrong(cell, rows, row)
    return false
  }

  /// Configures a cell with a row's item; returns `false` if the cell isn't of the section's class.
  private func isFilled(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool {
    guard rows.section.isStock || rows.isMixed else { return rows.callbacks.fill(cell, row) }
    let stock = cell as? StockCell
    stock?.onMissingLabel = { [reporter] in
      guard let stock, rows.section.isFirst(.label) else { return }
      reporter.report(.missingStockLabel(style: type(of: stock).styleName, at: rows.section.settings.location))
    }
    defer { stock?.onMissingLabel = nil }
    return rows.callbacks.fill(cell, row)
  }

  private func reportWrong(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) {
    let section = rows.section
    var expected = section.settings.cells.className
    if let kind = rows.callbacks.kind {
      guard let kind = calls.asking(.cells, in: section, { kind(row) }) else { return reportNoCell(rows, row) }
      expected = kind.className
    }
    guard section.isFirst(.cell) else { return }
    reporter.report(
      .wrongCell(
        identifier: cell.reuseIdentifier ?? "", expected: expected, actual: String(describing: type(of: cell)),
        at: section.settings.location))
  }

  func reportNoCell(_ rows: SectionRows, _ row: Int) {
    let section = rows.section
    guard section.isFirst(.noCell) else { return }
    reporter.report(
      .noMatchingCell(
        item: rows.items.item(at: row).map(brief) ?? "", row: row, section: section.settings.nameForMessages,
        cells: section.settings.cells.className, at: section.settings.location))
  }
}
