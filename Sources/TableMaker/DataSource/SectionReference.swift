/// A section of a table view, by its name. Use it to insert, remove, move, hide, or show the section, or to read its
/// state.
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
/// The table view shows a change like any other: in the next turn of the main actor with animation, or at the end of
/// `batch`. To change a section's items, edit its list. If no section has the name, the call does nothing, and
/// TableMaker reports a diagnostic with the line of the call.
///
/// A step `sections(from:)` has one name for all sections of its source. To read the state of one of them, use the name
/// that the source gives it. To change it, edit the source.
@preconcurrency @MainActor public struct SectionReference {
  /// The section's name.
  public let name: String

  private(set) weak var owner: LiveTable?
  /// The location of the call that provided the name.
  let location: CallSite

  init(_ name: String, of owner: LiveTable, at location: CallSite) {
    self.name = name
    self.owner = owner
    self.location = location
  }

  /// Hides the section. It keeps its items and follows their changes until you show it again.
  public func hide(file: StaticString = #fileID, line: UInt = #line) {
    change("hide()", CallSite(file: file, line: line)) { $0.isHidden = true }
  }

  /// Shows a hidden section again at its location.
  public func show(file: StaticString = #fileID, line: UInt = #line) {
    change("show()", CallSite(file: file, line: line)) { $0.isHidden = false }
  }

  /// Hides the section in an update with its own animation, as in a batch.
  ///
  /// - Parameters:
  ///   - animation: The animation of the update, as for `batch(animation:)`; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func hide(animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line) {
    change("hide(animation:)", CallSite(file: file, line: line), animation) { $0.isHidden = true }
  }

  /// Shows a hidden section again in an update with its own animation, as in a batch.
  ///
  /// - Parameters:
  ///   - animation: The animation of the update, as for `batch(animation:)`; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func show(animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line) {
    change("show(animation:)", CallSite(file: file, line: line), animation) { $0.isHidden = false }
  }

  /// Removes the section permanently.
  public func remove(file: StaticString = #fileID, line: UInt = #line) {
    let location = CallSite(file: file, line: line)
    guard let owner, let group = owner.group(named: name, call: call("remove()"), at: location) else { return }
    remove(group, from: owner)
  }

  /// Removes the section permanently in an update with its own animation, as in a batch.
  ///
  /// - Parameters:
  ///   - animation: The animation of the update, as for `batch(animation:)`; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func remove(animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line) {
    let location = CallSite(file: file, line: line)
    guard let owner, let group = owner.group(named: name, call: call("remove(animation:)"), at: location) else {
      return
    }
    owner.updates.batch(animation, call: call("remove(animation:)"), at: location) { remove(group, from: owner) }
  }

  /// Moves the section before another one.
  ///
  /// - Parameters:
  ///   - other: The name of the other section.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func move(before other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, offset: 0, "move(before: “\(other)”)", CallSite(file: file, line: line))
  }

  /// Moves the section after another one.
  ///
  /// - Parameters:
  ///   - other: The name of the other section.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func move(after other: String, file: StaticString = #fileID, line: UInt = #line) {
    move(beside: other, offset: 1, "move(after: “\(other)”)", CallSite(file: file, line: line))
  }

  // MARK: Implementation

  /// Returns the call in the form that messages use.
  func call(_ verb: String) -> String { "section(“\(name)”).\(verb)" }

  private func change(
    _ verb: String, _ location: CallSite, _ animation: UpdateAnimation? = nil, _ change: (SectionGroup) -> Void
  ) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: location) else { return }
    func perform() {
      change(group)
      owner.sectionsDidChange()
    }
    guard let animation else { return perform() }
    owner.updates.batch(animation, call: call(verb), at: location, perform)
  }

  func remove(_ group: SectionGroup, from owner: LiveTable) {
    // The draft receives the text in the section's rows first.
    group.tableView = nil
    guard let index = owner.index(of: group) else { return }
    owner.contents.remove(at: index)
    owner.sectionsDidChange()
  }

  func index(of other: String, _ verb: String, _ location: CallSite, adds: Bool = false) -> Int? {
    guard let owner, let group = owner.group(named: other, call: call(verb), at: location, wasAdded: adds) else {
      return nil
    }
    return owner.index(of: group)
  }

  private func move(beside other: String, offset: Int, _ verb: String, _ location: CallSite) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: location), other != name,
      let target = index(of: other, verb, location), let origin = owner.index(of: group)
    else { return }
    owner.contents.move(from: origin, to: target + offset - (origin < target ? 1 : 0))
    group.placeSource()
    owner.sectionsDidChange()
  }
}
