/// A whole section of a live table, by its name: to insert, remove, move, hide or show it, and to read what the table shows of it.
///
/// ```swift
/// if dataSource.section("outbox").numberOfItems == 0 { dataSource.section("outbox").hide() }
/// dataSource.section("offers").hide()
/// dataSource.section("outbox").move(before: "sent")
/// dataSource.section("archive").insert(after: "sent") { section in
///   section.cell(MailCell.self).data(archive).adapter { cell, mail, _ in cell.show(mail) }
/// }
/// ```
///
/// A change is shown like any other: in the next turn of the main actor, with animation, or at the end of `batch`. The
/// items of a section are its list's to change. An unknown name does nothing, and is reported with the caller's line.
///
/// A step `sections(of:)` has one name for all that its source makes. What the table shows of one of those is found by the name
/// that the source gives it; to change it is the source's part.
@MainActor public struct SectionReference {
  /// The section's name.
  public let name: String

  private(set) weak var owner: TableViewDataSource?
  /// The place of the call that gave the name.
  let place: CallSite

  init(_ name: String, of owner: TableViewDataSource, at place: CallSite) {
    self.name = name
    self.owner = owner
    self.place = place
  }

  /// Takes the section off the table; its items, and what is done to them, stay with it until it is shown again.
  public func hide(file: StaticString = #fileID, line: UInt = #line) {
    change("hide()", CallSite(file: file, line: line)) { $0.isHidden = true }
  }

  /// Shows a hidden section again, at its place.
  public func show(file: StaticString = #fileID, line: UInt = #line) {
    change("show()", CallSite(file: file, line: line)) { $0.isHidden = false }
  }

  /// Takes the section off the table for good.
  public func remove(file: StaticString = #fileID, line: UInt = #line) {
    let place = CallSite(file: file, line: line)
    guard let owner, let group = owner.group(named: name, call: call("remove()"), at: place) else { return }
    // What is typed into one of its rows is the draft's before.
    group.tableView = nil
    guard let index = owner.index(of: group) else { return }
    owner.sectionGroups.remove(at: index)
    owner.sectionsDidChange()
  }

  /// Moves the section to the place before another one.
  ///
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(before other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, offset: 0, "move(before: “\(other)”)", CallSite(file: file, line: line))
  }

  /// Moves the section to the place after another one.
  ///
  /// - Parameters:
  ///   - other: The other section's name.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func move(after other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, offset: 1, "move(after: “\(other)”)", CallSite(file: file, line: line))
  }

  // MARK: The work

  /// The call, as messages have it.
  func call(_ verb: String) -> String { "section(“\(name)”).\(verb)" }

  private func change(_ verb: String, _ place: CallSite, _ change: (SectionGroup) -> Void) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: place) else { return }
    change(group)
    owner.sectionsDidChange()
  }

  func index(of other: String, _ verb: String, _ place: CallSite, adds: Bool = false) -> Int? {
    guard let owner, let group = owner.group(named: other, call: call(verb), at: place, wasAdded: adds) else {
      return nil
    }
    return owner.index(of: group)
  }

  private func move(beside other: String, offset: Int, _ verb: String, _ place: CallSite) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: place), other != name,
      let target = index(of: other, verb, place), let origin = owner.index(of: group)
    else { return }
    owner.sectionGroups.move(from: origin, to: target + offset - (origin < target ? 1 : 0))
    group.placeSource()
    owner.sectionsDidChange()
  }
}
