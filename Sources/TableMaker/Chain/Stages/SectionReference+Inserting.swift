import UIKit

// Sections that a chain makes for a table which is there already.
extension SectionReference {
  /// Makes a section of this name, at the end of the table.
  ///
  /// - Parameters:
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: Continues the chain of the new section, as after `section()`. What it begins with `section()` comes too.
  public func insert(
    file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) { nil }
  }

  /// Makes a section of this name, before another one.
  ///
  /// Where the other one is missing, the section comes at the end of the table, with a diagnostic.
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: Continues the chain of the new section, as after `section()`. What it begins with `section()` comes too.
  public func insert(
    before other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) {
      index(of: other, "insert(before: “\(other)”)", CallSite(file: file, line: line), adds: true)
    }
  }

  /// Makes a section of this name, after another one.
  ///
  /// Where the other one is missing, the section comes at the end of the table, with a diagnostic.
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - make: Continues the chain of the new section, as after `section()`. What it begins with `section()` comes too.
  public func insert(
    after other: String, file: StaticString = #fileID, line: UInt = #line, _ make: (SectionStart) -> some Finished
  ) {
    insert(file: file, line: line, make) {
      index(of: other, "insert(after: “\(other)”)", CallSite(file: file, line: line), adds: true).map { $0 + 1 }
    }
  }

  /// - Parameter index: Where the section comes to be, nil for the end; asked for when it is made, which may change sections.
  private func insert(
    file: StaticString, line: UInt, _ make: (SectionStart) -> some Finished, at index: () -> Int?
  ) {
    guard let owner else { return }
    let made = make(owner.beginSection(name, file: file, line: line))._closed
    owner.insert(made, at: index() ?? owner.groups.count)
  }
}

extension TableViewDataSource {
  /// Begins a section that comes to a table which is made already.
  fileprivate func beginSection(_ name: String, file: StaticString, line: UInt) -> SectionStart {
    var configuration = TableConfiguration(tableView: tableView ?? .init())
    configuration.settings = settings
    return SectionStart(after: configuration, name: name, file: file, line: line)
  }

  /// Adds sections that a chain has made.
  fileprivate func insert(_ made: _ClosedChain, at index: Int) {
    let finished = made.table.finished()
    for problem in finished.problems { reporter.report(problem) }
    let new = finished.sections.map { SectionGroup($0, tableRowHeight: settings.rowHeight) }
    for group in new {
      guard let name = group.settings.name, let first = self.group(named: name) else { continue }
      reporter.report(.duplicateSection(name, first: first.settings.place, at: group.settings.place))
    }
    sectionGroups.insert(new, at: index)
    for group in new { observe(group) }
    if let tableView { register(new, in: tableView) }
    for group in new { group.tableView = tableView }
    makeRoomForKeyboard(of: new)
    capabilitiesAreStale = true
    sectionsDidChange()
  }
}
