import UIKit

// The trees that sections show. What is expanded is known by identity at once; rows come and go when changes of the turn are shown.
extension TableViewDataSource {
  /// Shows the children of an item, in every section that is a tree of such items. Animated, in one update.
  ///
  /// An item that is below a collapsed one is noted as expanded, and shown so when its parent is.
  /// - Parameters:
  ///   - item: Known by its identity. One of a type that no section shows as a tree is a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(n) for n rows of the section, when it is shown.
  public func expand<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    set(item, isExpanded: true, "expand(\(brief(item)))", at: CallSite(file: file, line: line))
  }

  /// Takes the children of an item off the table, in every section that is a tree of such items. Animated, in one update.
  ///
  /// What is expanded below it is expanded again when it is.
  /// - Parameters:
  ///   - item: Known by its identity. One of a type that no section shows as a tree is a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Complexity: O(n) for n rows of the section, when it is shown.
  public func collapse<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    set(item, isExpanded: false, "collapse(\(brief(item)))", at: CallSite(file: file, line: line))
  }

  /// Shows the children of all items, at every level, in every section that is a tree; those of items that come later too.
  ///
  /// A table without a tree is a diagnostic. Of one section: `section("replies").expandAll()`.
  public func expandAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(groups, isExpanded: true, "expandAll()", at: CallSite(file: file, line: line))
  }

  /// Takes all children off the table, in every section that is a tree.
  ///
  /// A table without a tree is a diagnostic. Of one section: `section("replies").collapseAll()`.
  public func collapseAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(groups, isExpanded: false, "collapseAll()", at: CallSite(file: file, line: line))
  }

  /// Whether the children of an item are shown, or would be if it had some and its own row were shown.
  ///
  /// True as soon as `expand(_:)` is called, before the table follows. An item that no section shows in a tree is not.
  /// - Parameter item: Known by its identity.
  public func isExpanded<Item>(_ item: Item) -> Bool {
    groups.contains { group in
      guard let tree = group.tree, let identifier = identifier(of: item, in: group) else { return false }
      return tree.isExpanded(identifier)
    }
  }

  /// How an item stands in the tree that the table shows; nil if the table does not show it, or not in a tree.
  ///
  /// - Complexity: O(n) comparisons.
  public func node<Item>(of item: Item) -> TreeNode? {
    guard let path = indexPath(of: item) else { return nil }
    return snapshot.rows(of: path.section, with: path.row)?.node(at: path.row)
  }

  // MARK: The work

  /// - Parameter call: The call, for a diagnostic. Described only then: an item of a tree may hold thousands of others.
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
    reading { group.content.identifier(of: item) }
  }

  func setAll(_ groups: [SectionGroup], isExpanded: Bool, _ call: String, at place: CallSite, section: String? = nil) {
    let trees = groups.filter { $0.tree != nil }
    if trees.isEmpty { reporter.report(.notExpandable(call: call, section: section, at: place)) }
    for group in trees where group.tree?.setAll(isExpanded: isExpanded) ?? false { treeDidChange(of: group) }
  }

  /// Reports once that a section's tree would go on without end.
  func reportEndlessTree(_ rows: SectionRows) {
    guard let (item, level) = rows.endlessItem else { return rows.section.forget(.endlessTree) }
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

  /// Expands or collapses the row of a tree that was tapped, and tells the section's `onExpand` or `onCollapse`.
  func toggle(_ rows: SectionRows, at row: Int) {
    guard rows.section.settings.tree.disclosure.opensByTap, let node = rows.node(at: row), node.hasChildren,
      let tableView, !tableView.selectsSeveral, let identifier = rows.identifier(at: row),
      let group = groups.first(where: { $0.pattern.adapter == rows.section.adapter }), let tree = group.tree
    else { return }
    // As the row looked when it was tapped.
    guard tree.set(identifier, isExpanded: !node.isExpanded) else { return }
    treeDidChange(of: group)
    rows.performToggle(at: row, isExpanded: !node.isExpanded) {
      deal(with: $0, from: $1, in: rows.section.settings)
    }
  }
}

extension UITableView {
  /// Whether a tap may add a row to those that are selected.
  fileprivate var selectsSeveral: Bool { isEditing || allowsMultipleSelection }
}

extension SectionReference {
  /// Shows the children of all items of the section, at every level; those of items that come later too.
  ///
  /// A section that is not a tree is a diagnostic.
  public func expandAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(isExpanded: true, "expandAll()", CallSite(file: file, line: line))
  }

  /// Takes all children of the section off the table.
  ///
  /// A section that is not a tree is a diagnostic.
  public func collapseAll(file: StaticString = #fileID, line: UInt = #line) {
    setAll(isExpanded: false, "collapseAll()", CallSite(file: file, line: line))
  }

  private func setAll(isExpanded: Bool, _ verb: String, _ place: CallSite) {
    guard let owner, let group = owner.group(named: name, call: call(verb), at: place) else { return }
    owner.setAll(
      [group], isExpanded: isExpanded, call(verb), at: place, section: group.settings.nameForMessages)
  }
}
