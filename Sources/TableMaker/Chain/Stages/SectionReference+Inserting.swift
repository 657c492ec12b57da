import UIKit

// Sections that a chain adds to an existing table view.
extension SectionReference {
  /// Inserts a section with this name at the end of the table view.
  ///
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of the new section, as after `section()`. TableMaker also inserts the
  ///     sections that it begins with `section()`.
  public func insert(
    file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) { nil }
  }

  /// Inserts a section with this name before another one.
  ///
  /// If the other section doesn't exist, TableMaker inserts the section at the end of the table view and reports a
  /// diagnostic.
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of the new section, as after `section()`. TableMaker also inserts the
  ///     sections that it begins with `section()`.
  public func insert(
    before other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) {
      index(of: other, "insert(before: “\(other)”)", CallSite(file: file, line: line), adds: true)
    }
  }

  /// Inserts a section with this name after another one.
  ///
  /// If the other section doesn't exist, TableMaker inserts the section at the end of the table view and reports a
  /// diagnostic.
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: A closure that continues the chain of the new section, as after `section()`. TableMaker also inserts the
  ///     sections that it begins with `section()`.
  public func insert(
    after other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) {
      index(of: other, "insert(after: “\(other)”)", CallSite(file: file, line: line), adds: true).map { $0 + 1 }
    }
  }

  /// Inserts the section that a closure creates.
  ///
  /// - Parameter index: A closure that returns the section's index, or `nil` for the end. It's called after `make`,
  ///   because `make` can change the sections.
  func insert(
    file: StaticString, line: UInt, _ make: (SectionStart) -> some Finished, at index: () -> Int?
  ) {
    guard let owner else { return }
    let made = make(owner.beginSection(name, file: file, line: line))._closed
    owner.insert(made, at: index() ?? owner.groups.count)
  }
}

extension LiveTable {
  /// Begins a section for a table view that `make()` has already set up.
  fileprivate func beginSection(_ name: String, file: StaticString, line: UInt) -> SectionStart {
    SectionStart(
      after: TableConfiguration(tableView: tableView, settings: settings), name: name, file: file, line: line)
  }

  /// Inserts the sections of a finished chain.
  fileprivate func insert(_ made: _ClosedChain, at index: Int) {
    let finished = made.table.finished()
    for problem in finished.problems { reporter.report(problem) }
    let new = finished.sections.map { SectionGroup($0, tableRowHeight: settings.rowHeight) }
    for group in new {
      guard let name = group.settings.name, let first = self.group(named: name) else { continue }
      reporter.report(.duplicateSection(name, first: first.settings.location, at: group.settings.location))
    }
    contents.insert(new, at: index)
    for group in new { observe(group) }
    if let tableView { register(new, in: tableView) }
    for group in new { group.tableView = tableView }
    makeRoomForKeyboard(of: new)
    updates.capabilitiesAreStale = true
    sectionsDidChange()
  }
}
