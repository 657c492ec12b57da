import UIKit

// The trees of sections. The expansion states, by identity, change immediately. Rows are inserted and deleted when the
// changes of the turn are shown.
extension TableViewDataSource {
  /// Shows the children of an item, in every section with a tree of such items, in one animated update.
  ///
  /// If the item is below a collapsed one, it's shown as expanded when its parent is expanded.
  /// - Parameters:
  ///   - item: The item to find by its identity. If no section shows a tree of its type, TableMaker reports a
  ///     diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n) for n rows of the section, when the change is shown.
  public func expand<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    set(item, isExpanded: true, "expand(\(brief(item)))", at: CallSite(file: file, line: line))
  }

  /// Hides the children of an item, in every section with a tree of such items, in one animated update.
  ///
  /// Expanded items below it reappear as expanded with it.
  /// - Parameters:
  ///   - item: The item to find by its identity. If no section shows a tree of its type, TableMaker reports a
  ///     diagnostic.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Complexity: O(n) for n rows of the section, when the change is shown.
  public func collapse<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    set(item, isExpanded: false, "collapse(\(brief(item)))", at: CallSite(file: file, line: line))
  }

  /// Shows the children of all items at every level, in every section with a tree, including items that you add later.
  ///
  /// If no section has a tree, TableMaker reports a diagnostic. For one section, use `section("replies").expandAll()`.
  public func expandAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(groups, isExpanded: true, "expandAll()", at: CallSite(file: file, line: line))
  }

  /// Hides all children, in every section with a tree.
  ///
  /// If no section has a tree, TableMaker reports a diagnostic. For one section, use
  /// `section("replies").collapseAll()`.
  public func collapseAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(groups, isExpanded: false, "collapseAll()", at: CallSite(file: file, line: line))
  }

  /// Returns whether an item is expanded, even if it has no children or its own row isn't in the table view.
  ///
  /// The result changes as soon as you call `expand(_:)`, before the table view shows the change. It's `false` if no
  /// section shows the item in a tree.
  /// - Parameter item: The item to find by its identity.
  public func isExpanded<Item>(_ item: Item) -> Bool {
    groups.contains { group in
      guard let tree = group.tree, let identifier = identifier(of: item, in: group) else { return false }
      return tree.isExpanded(identifier)
    }
  }

  /// Returns an item's position in the visible tree, or `nil` if no tree in the table view shows it.
  ///
  /// - Complexity: O(n) comparisons.
  public func node<Item>(of item: Item) -> TreeNode? {
    guard let path = indexPath(of: item) else { return nil }
    return snapshot.rows(of: path.section, with: path.row)?.items.node(at: path.row)
  }

  // MARK: Implementation

  /// - Parameter call: The call, for a diagnostic. It's an autoclosure because an item of a tree may contain thousands
  ///   of others.
  private func set<Item>(_ item: Item, isExpanded: Bool, _ call: @autoclosure () -> String, at place: CallSite) {
    var isKnown = false
    for group in groups {
      guard let tree = group.tree, let identifier = identifier(of: item, in: group) else { continue }
      isKnown = true
      if tree.set(identifier, isExpanded: isExpanded) { treeDidChange(of: group) }
    }
    if !isKnown { reporter.report(.notExpandable(call: call(), section: nil, at: place)) }
  }

  private func identifier<Item>(of item: Item, in group: SectionGroup) -> AnyHashable? {
    calls.reading { group.content.identifier(of: item) }
  }

  func setAll(_ groups: [SectionGroup], isExpanded: Bool, _ call: String, at place: CallSite, section: String? = nil) {
    let trees = groups.filter { $0.tree != nil }
    if trees.isEmpty { reporter.report(.notExpandable(call: call, section: section, at: place)) }
    for group in trees where group.tree?.setAll(isExpanded: isExpanded) ?? false { treeDidChange(of: group) }
  }

  /// Reports once that a section's tree would never end.
  func reportEndlessTree(_ rows: SectionRows) {
    guard let (item, level) = rows.items.endlessItem else { return rows.section.forget(.endlessTree) }
    guard rows.section.isFirst(.endlessTree) else { return }
    let settings = rows.section.settings
    reporter.report(
      .endlessTree(
        item: brief(item), level: level, section: settings.nameForMessages, at: settings.tree.place ?? settings.place))
  }

  private func treeDidChange(of group: SectionGroup) {
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
  fileprivate var selectsSeveral: Bool { isEditing || allowsMultipleSelection }
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

  private func setAll(isExpanded: Bool, _ verb: String, _ place: CallSite) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: place) else { return }
    owner.setAll(
      [group], isExpanded: isExpanded, call(verb), at: place, section: group.settings.nameForMessages)
  }
}
