public import UIKit

/// A row of a form, found by its name, that you can insert, move, remove, hide, show, and scroll to.
///
/// ```swift
/// dataSource.row("jackets").hide()
/// dataSource.row("jackets").move(after: "guests")
/// dataSource.row("third guest").insert(after: "second guest") { rows in
///   rows.textField("Name", \.names[2], of: draft)
/// }
/// dataSource.row("jackets").scroll(at: .middle)
/// ```
///
/// The table view shows a change in the next turn of the main actor, with animation. If the user is editing a removed
/// row, its text goes to the draft first. An expanded part moves with its row. If no row has the name, nothing happens
/// and TableMaker reports a diagnostic at the line of the call.
@preconcurrency @MainActor public struct RowReference {
  /// The row's name.
  public let name: String

  private(set) weak var owner: LiveTable?
  /// The location of the call.
  let location: CallSite

  init(_ name: String, of owner: LiveTable, at location: CallSite) {
    self.name = name
    self.owner = owner
    self.location = location
  }

  // MARK: Inserting and removing

  /// Hides the row until you show it again, regardless of its conditions.
  public func hide(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("hide()", CallSite(file: file, line: line)) else { return }
    found.source.setHidden(true, found.rows)
  }

  /// Shows a hidden row again while its conditions are satisfied.
  public func show(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("show()", CallSite(file: file, line: line)) else { return }
    found.source.setHidden(false, found.rows)
  }

  /// Removes the row permanently.
  ///
  /// Its field keeps its value.
  public func remove(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("remove()", CallSite(file: file, line: line)) else { return }
    found.source.remove(found.rows)
  }

  /// Moves the row before another one, in the same or another section.
  ///
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(before other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, isAfter: false, "move(before: “\(other)”)", CallSite(file: file, line: line))
  }

  /// Moves the row after another one, in the same or another section.
  ///
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(after other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, isAfter: true, "move(after: “\(other)”)", CallSite(file: file, line: line))
  }

  private func move(beside other: String, isAfter: Bool, _ verb: String, _ location: CallSite) {
    guard let owner, let moved = find(verb, location), other != name,
      let target = owner.formRow(named: other, call: call(verb), at: location),
      !moved.rows.contains(where: { $0 === target.rows[0] })
    else { return }
    let elements = moved.source.releaseElements(after: moved.rows)
    moved.source.remove(moved.rows, isMove: true)
    guard let position = isAfter ? target.end : target.start else { return }
    target.source.take(elements)
    let isNew = target.source.insert(moved.rows, at: position)
    if isNew { owner.takeCells(of: target.source) }
  }

  // MARK: Reading

  /// A Boolean value that indicates whether the table view has the row, shown or not.
  ///
  /// It doesn't report a missing row.
  public var exists: Bool { owner?.findFormRow(named: name) != nil }

  /// A Boolean value that indicates whether `hide()` has hidden the row; `false` if it doesn't exist.
  public var isHidden: Bool { owner?.findFormRow(named: name)?.rows[0].isHidden ?? false }

  /// The row's index path; `nil` while the table view doesn't show it.
  ///
  /// If no row has the name, TableMaker reports a diagnostic.
  public var indexPath: IndexPath? {
    find("indexPath", location).flatMap { found in owner?.indexPath(of: FormItem(found.main)) }
  }

  /// The row's visible cell; `nil` if it has none.
  ///
  /// If no row has the name, TableMaker reports a diagnostic.
  public var cell: UITableViewCell? {
    find("cell", location).flatMap { found in owner?.cell(for: FormItem(found.main)) }
  }

  // MARK: On screen

  /// Scrolls until the row is on screen.
  ///
  /// - Parameters:
  ///   - position: The row's position on screen, as far as the content allows; by default, the one with the least
  ///     movement.
  ///   - animated: A Boolean value that indicates whether the scrolling is animated.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func scroll(
    at position: UITableView.ScrollPosition = .none, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let owner, let row = shown("scroll()", CallSite(file: file, line: line)) else { return }
    owner.scroll(toRow: FormItem(row), at: position, animated: animated)
  }

  /// Scrolls to the row, and begins editing if it accepts text.
  public func focus(file: StaticString = #fileID, line: UInt = #line) {
    guard let row = shown("focus()", CallSite(file: file, line: line)) else { return }
    row.source?.focus(row)
  }

  /// Configures the row's cell again, after a change that no draft reports.
  public func reconfigure(file: StaticString = #fileID, line: UInt = #line) {
    for row in find("reconfigure()", CallSite(file: file, line: line))?.rows ?? [] { row.renew() }
  }

  // MARK: Finding

  /// The text of a call in messages.
  func call(_ verb: String) -> String { "row(“\(name)”).\(verb)" }

  private func find(_ verb: String, _ location: CallSite) -> NamedRows? {
    owner?.formRow(named: name, call: call(verb), at: location)
  }

  private func shown(_ verb: String, _ location: CallSite) -> FormRow? {
    guard let found = find(verb, location) else { return nil }
    let row = found.main
    if row.isShown { return row }
    owner?.reporter.report(.hiddenRow(name, call: call(verb), at: location))
    return nil
  }
}

/// The row with a name, its parts, and the rows of the same choice or of the same array's elements.
@MainActor struct NamedRows {
  let source: FormSource
  let rows: [FormRow]

  /// The row to show; with an array's elements, the first one that's shown.
  var main: FormRow { rows[0].settings.elements == nil ? rows[0] : rows.first(where: \.isShown) ?? rows[0] }

  /// The index of the first one.
  var start: Int? { source.index(of: rows[0]) }

  /// The index after the last one.
  var end: Int? { rows.last.flatMap { source.index(of: $0) }.map { $0 + 1 } }
}

extension TableViewDataSource {
  /// Returns a row of a form, found by its name.
  ///
  /// - Parameters:
  ///   - name: The row's name, as specified by `named:`. If no row has it, TableMaker reports a diagnostic when you use
  ///     the result; check with `exists`.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func row(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> RowReference {
    RowReference(name, of: live, at: CallSite(file: file, line: line))
  }
}

extension LiveTable {
  /// Returns the first row with a name, and the rows that belong to it.
  func findFormRow(named name: String) -> NamedRows? {
    for source in formSources {
      guard let row = source.row(named: name) else { continue }
      return NamedRows(source: source, rows: [row] + row.companions + source.elementRows(after: row))
    }
    return nil
  }

  /// Returns the same, and reports a diagnostic if no row has the name.
  func formRow(named name: String, call: String, at location: CallSite, wasAdded: Bool = false) -> NamedRows? {
    if let found = findFormRow(named: name) { return found }
    let known = formSources.flatMap { $0.rows.compactMap(\.settings.name) }
    reporter.report(.unknownRowName(name, call: call, known: known, wasAdded: wasAdded, at: location))
    return nil
  }

  /// Adds a form section's new kinds of cells to the section.
  func takeCells(of source: FormSource) {
    for group in groups {
      guard let content = group.content as? ItemsContent<FormItem>, content.source as AnyObject === source else {
        continue
      }
      let cells = source.kinds.cells
      content.take(cells)
      group.pattern.take(.mixed(cells.kinds.map(\.source)))
      if let tableView { register([group], in: tableView) }
    }
  }
}
