public import UIKit

/// A row of a form in a live table, by its name: to insert, move, remove, hide or show it, and to find it on screen.
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
/// A change is shown like any other: in the next turn of the main actor, with animation. What is typed into a row that goes is the draft's
/// before. An unknown name does nothing, and is reported with the caller's line. What a row unfolds below it goes with it.
@MainActor public struct RowReference {
  /// The row's name.
  public let name: String

  private(set) weak var owner: TableViewDataSource?
  /// The place of the call that gave the name.
  let place: CallSite

  init(_ name: String, of owner: TableViewDataSource, at place: CallSite) {
    self.name = name
    self.owner = owner
    self.place = place
  }

  // MARK: Coming and going

  /// Takes the row off the table until it is shown again, whatever its conditions say.
  public func hide(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("hide()", CallSite(file: file, line: line)) else { return }
    found.source.setHidden(true, found.rows)
  }

  /// Shows a hidden row again, at its place, while its conditions hold.
  public func show(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("show()", CallSite(file: file, line: line)) else { return }
    found.source.setHidden(false, found.rows)
  }

  /// Takes the row off the table for good. Its field keeps its value.
  public func remove(file: StaticString = #fileID, line: UInt = #line) {
    guard let found = find("remove()", CallSite(file: file, line: line)) else { return }
    found.source.remove(found.rows)
  }

  /// Moves the row to the place before another one, also of another section.
  ///
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(before other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, isAfter: false, "move(before: “\(other)”)", CallSite(file: file, line: line))
  }

  /// Moves the row to the place after another one, also of another section.
  ///
  /// - Parameters:
  ///   - other: The other row's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(after other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, isAfter: true, "move(after: “\(other)”)", CallSite(file: file, line: line))
  }

  private func move(beside other: String, isAfter: Bool, _ verb: String, _ place: CallSite) {
    guard let owner, let moved = find(verb, place), other != name,
      let target = owner.formRow(named: other, call: call(verb), at: place)
    else { return }
    moved.source.remove(moved.rows)
    guard let place = target.source.rows.firstIndex(where: { $0 === target.rows[0] }) else { return }
    let isNew = target.source.insert(moved.rows, at: isAfter ? place + target.rows.count : place)
    if isNew { owner.takeCells(of: target.source) }
  }

  // MARK: Reading

  /// A Boolean value that indicates whether the table has the row, shown or not. A missing one is not reported.
  public var exists: Bool { owner?.findFormRow(named: name) != nil }

  /// A Boolean value that indicates whether `hide()` has hidden the row; false where there is none.
  public var isHidden: Bool { owner?.findFormRow(named: name)?.rows[0].isHidden ?? false }

  /// The row's place in the table; nil while the table does not show it.
  ///
  /// A name that there is not is a diagnostic.
  public var indexPath: IndexPath? {
    find("indexPath", place).flatMap { found in owner?.indexPath(of: FormItem(found.rows[0])) }
  }

  /// The row's cell on screen; nil if there is none.
  ///
  /// A name that there is not is a diagnostic.
  public var cell: UITableViewCell? {
    find("cell", place).flatMap { found in owner?.cell(for: FormItem(found.rows[0])) }
  }

  // MARK: On screen

  /// Scrolls until the row is on screen.
  ///
  /// - Parameters:
  ///   - position: Where the row comes to lie, as far as the content reaches; with the least movement, unless said otherwise.
  ///   - animated: Whether the table moves there.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func scroll(
    at position: UITableView.ScrollPosition = .none, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let owner, let row = shown("scroll()", CallSite(file: file, line: line)) else { return }
    owner.scroll(to: FormItem(row), at: position, animated: animated, file: file, line: line)
  }

  /// Scrolls to the row, and has it be typed into if it can be.
  public func focus(file: StaticString = #fileID, line: UInt = #line) {
    guard let row = shown("focus()", CallSite(file: file, line: line)) else { return }
    row.source?.focus(row)
  }

  /// Has the row's cell filled again, because something changed that no draft tells.
  public func reconfigure(file: StaticString = #fileID, line: UInt = #line) {
    for row in find("reconfigure()", CallSite(file: file, line: line))?.rows ?? [] { row.renew() }
  }

  // MARK: Finding

  /// The call, as messages have it.
  func call(_ verb: String) -> String { "row(“\(name)”).\(verb)" }

  private func find(_ verb: String, _ place: CallSite) -> NamedRows? {
    owner?.formRow(named: name, call: call(verb), at: place)
  }

  private func shown(_ verb: String, _ place: CallSite) -> FormRow? {
    guard let row = find(verb, place)?.rows[0] else { return nil }
    if row.isShown { return row }
    owner?.reporter.report(.form(.rowNotShown(name, call: call(verb)), at: place))
    return nil
  }
}

/// The rows of one name: the one that has it, its parts, and those that choose the same value.
@MainActor struct NamedRows {
  let source: FormSource
  let rows: [FormRow]
}

extension TableViewDataSource {
  /// A row of a form, by its name: to insert, move, remove, hide or show it, and to find it on screen.
  ///
  /// - Parameters:
  ///   - name: The row's name, as `named:` gives it. One that there is not is a diagnostic once something is asked of it; `exists` asks for that.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func row(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> RowReference {
    RowReference(name, of: self, at: CallSite(file: file, line: line))
  }

  /// The first row of a name, with what belongs to it.
  func findFormRow(named name: String) -> NamedRows? {
    for source in formSources {
      guard let place = source.rows.firstIndex(where: { $0.settings.name == name }) else { continue }
      return NamedRows(source: source, rows: Array(source.rows[source.group(at: place)]))
    }
    return nil
  }

  /// The same; where there is none, a diagnostic.
  func formRow(named name: String, call: String, at place: CallSite, wasAdded: Bool = false) -> NamedRows? {
    if let found = findFormRow(named: name) { return found }
    let known = formSources.flatMap { $0.rows.compactMap(\.settings.name) }
    reporter.report(.form(.unknownRow(name, call: call, known: known, wasAdded: wasAdded), at: place))
    return nil
  }

  /// Has a section of rows take the cells of kinds that it did not know before.
  func takeCells(of source: FormSource) {
    for group in groups {
      guard let content = group.content as? TypedSectionContent<FormItem, FormSource>, content.source === source else {
        continue
      }
      let cells = source.kinds.cells
      content.take(cells)
      group.pattern.take(.mixed(cells.kinds.map(\.source)))
      if let tableView { register([group], in: tableView) }
    }
  }
}
