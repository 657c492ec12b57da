import UIKit

extension LiveTable {
  // MARK: Implementation

  /// - Parameter call: The call, for a diagnostic. It's an autoclosure because an item of a tree may contain thousands
  ///   of others.
  func set<Item>(_ item: Item, isExpanded: Bool, _ call: @autoclosure () -> String, at location: CallSite) {
    var isKnown = false
    for group in groups {
      guard let tree = group.tree, let identifier = identifier(of: item, in: group) else { continue }
      isKnown = true
      if tree.set(identifier, isExpanded: isExpanded) { treeDidChange(of: group) }
    }
    if !isKnown { reporter.report(.notExpandable(call: call(), section: nil, at: location)) }
  }

  func identifier<Item>(of item: Item, in group: SectionGroup) -> AnyHashable? {
    calls.reading { group.content.identifier(of: item) }
  }

  func setAll(_ groups: [SectionGroup], isExpanded: Bool, _ call: String, at location: CallSite, section: String? = nil)
  {
    let trees = groups.filter { $0.tree != nil }
    if trees.isEmpty { reporter.report(.notExpandable(call: call, section: section, at: location)) }
    for group in trees where group.tree?.setAll(isExpanded: isExpanded) ?? false { treeDidChange(of: group) }
  }

  /// Reports once that a section's tree would never end.
  func reportEndlessTree(_ rows: SectionRows) {
    guard let (item, level) = rows.items.endlessItem else { return rows.section.forget(.endlessTree) }
    guard rows.section.isFirst(.endlessTree) else { return }
    let settings = rows.section.settings
    reporter.report(
      .endlessTree(
        item: brief(item), level: level, section: settings.nameForMessages,
        at: settings.tree.location ?? settings.location))
  }

  func treeDidChange(of group: SectionGroup) {
    group.isStale = true
    sectionsDidChange()
  }

  /// Expands or collapses a tree row after a tap, and calls the section's `onExpand` or `onCollapse`.
  func toggle(_ rows: SectionRows, at row: Int) {
    guard rows.section.settings.tree.disclosure.opensByTap, let node = rows.items.node(at: row), node.hasChildren,
      let tableView, !tableView.selectsSeveral, let identifier = rows.items.identifier(at: row),
      let group = groups.first(where: { $0.pattern.adapter == rows.section.adapter }), let tree = group.tree
    else { return }
    // The new state depends on the appearance of the row when the user tapped it.
    guard tree.set(identifier, isExpanded: !node.isExpanded) else { return }
    treeDidChange(of: group)
    rows.items.performToggle(at: row, isExpanded: !node.isExpanded) {
      deal(with: $0, from: $1, in: rows.section.settings)
    }
  }
}

extension UITableView {
  /// A Boolean value that indicates whether a tap may add a row to the selection.
  var selectsSeveral: Bool { isEditing || allowsMultipleSelection }
}

extension SectionReference {
  /// Shows the children of all items of the section at every level, including items that you add later.
  ///
  /// If the section isn't a tree, TableMaker reports a diagnostic.
  public func expandAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(isExpanded: true, "expandAll()", CallSite(file: file, line: line))
  }

  /// Hides all children of the section.
  ///
  /// If the section isn't a tree, TableMaker reports a diagnostic.
  public func collapseAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(isExpanded: false, "collapseAll()", CallSite(file: file, line: line))
  }

  private func setAll(isExpanded: Bool, _ verb: String, _ location: CallSite) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: location) else { return }
    owner.setAll(
      [group], isExpanded: isExpanded, call(verb), at: location, section: group.settings.nameForMessages)
  }
}
