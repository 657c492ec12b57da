import UIKit

// Rows that a chain adds to an existing table view.
extension RowReference {
  /// Inserts a row with this name before another one.
  ///
  /// If the other row doesn't exist, TableMaker inserts the row at the end of the last form section and reports a
  /// diagnostic.
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of a section with the row, as after `section()`. TableMaker also
  ///     inserts further rows after it.
  public func insert(
    before other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some RowAdding
  ) {
    let location = CallSite(file: file, line: line)
    insert("insert(before: “\(other)”)", location, make) { owner, call in
      owner.formRow(named: other, call: call, at: location, wasAdded: true).flatMap { found in
        found.start.map { (found.source, $0) }
      }
    }
  }

  /// Inserts a row with this name after another one.
  ///
  /// If the other row doesn't exist, TableMaker inserts the row at the end of the last form section and reports a
  /// diagnostic.
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of a section with the row, as after `section()`. TableMaker also
  ///     inserts further rows after it.
  public func insert(
    after other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some RowAdding
  ) {
    let location = CallSite(file: file, line: line)
    insert("insert(after: “\(other)”)", location, make) { owner, call in
      owner.formRow(named: other, call: call, at: location, wasAdded: true).flatMap { found in
        found.end.map { (found.source, $0) }
      }
    }
  }

  /// Inserts a row with this name at the end of a form section.
  ///
  /// - Parameters:
  ///   - section: The section's name. If no section has the name, or it isn't a form section, TableMaker inserts
  ///     nothing and reports a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of a section with the row, as after `section()`. TableMaker also
  ///     inserts further rows after it.
  public func insert(
    atEndOf section: String, file: StaticString = #fileID, line: UInt = #line,
    _ make: (SectionStart) -> some RowAdding
  ) {
    let location = CallSite(file: file, line: line)
    let verb = "insert(atEndOf: “\(section)”)"
    guard let owner, let group = owner.group(named: section, call: call(verb), at: location) else { return }
    guard let source = group.content.source as? FormSource else {
      return owner.reporter.report(.sectionOfData(section, call: call(verb), at: location))
    }
    insert(verb, location, make) { _, _ in (source, source.rows.count) }
  }

  /// - Parameter target: A closure that returns the section and the index in it; `nil` for the end of the last form
  ///   section.
  private func insert(
    _ verb: String, _ location: CallSite, _ make: (SectionStart) -> some RowAdding,
    at target: (LiveTable, _ call: String) -> (FormSource, Int)?
  ) {
    guard let owner else { return }
    let made = make(owner.beginRows(at: location))
    guard made._form.configuration.table.sections.isEmpty else {
      return owner.reporter.report(.invalidRows(call: call(verb), at: location))
    }
    for problem in made._form.configuration.problems.all { owner.reporter.report(problem) }
    var rows = made._form.rows
    guard !rows.isEmpty else { return }
    if rows[0].name == nil { rows[0].name = name }
    let readOnly = owner.settings.readOnly
    for index in rows.indices {
      if rows[index].field != nil { rows[index].readOnly += readOnly }
      rows[index].elements?.finish = { row in
        if row.field != nil { row.readOnly += readOnly }
      }
    }
    let last = owner.formSources.last
    guard let (source, index) = target(owner, call(verb)) ?? last.map({ ($0, $0.rows.count) }) else { return }
    if source.insert(rows, at: index) { owner.takeCells(of: source) }
  }
}

extension LiveTable {
  /// Begins a section with rows for an existing one.
  fileprivate func beginRows(at location: CallSite) -> SectionStart {
    SectionStart(after: TableConfiguration(tableView: tableView, settings: settings), at: location)
  }
}
