import UIKit

/// Configures cells with the items of rows.
@MainActor final class CellFiller {
  private let calls: AppCalls
  private let reporter: DiagnosticReporter
  /// The rows that have cells, if a step needs to know when they disappear.
  var shownRows = ShownViews<ShownRow>()
  /// A Boolean value that indicates whether to record each cell's row.
  var notesShownRows = false

  init(_ calls: AppCalls, reporter: DiagnosticReporter) {
    self.calls = calls
    self.reporter = reporter
  }

  /// Records the row of a cell, if a step needs to know when it disappears.
  func noteShown(_ rows: SectionRows, _ row: Int, in cell: UITableViewCell) {
    if notesShownRows { shownRows.note(rows.items.shownRow(at: row), in: cell) }
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
        reporter.report(.missingPrototype(identifier: identifier, at: section.settings.place))
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
      reporter.report(.missingStockLabel(style: type(of: stock).styleName, at: rows.section.settings.place))
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
        at: section.settings.place))
  }

  func reportNoCell(_ rows: SectionRows, _ row: Int) {
    let section = rows.section
    guard section.isFirst(.noCell) else { return }
    reporter.report(
      .noMatchingCell(
        item: rows.items.item(at: row).map(brief) ?? "", row: row, section: section.settings.nameForMessages,
        cells: section.settings.cells.className, at: section.settings.place))
  }
}
