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
    live.set(item, isExpanded: true, "expand(\(brief(item)))", at: CallSite(file: file, line: line))
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
    live.set(item, isExpanded: false, "collapse(\(brief(item)))", at: CallSite(file: file, line: line))
  }

  /// Shows the children of all items at every level, in every section with a tree, including items that you add later.
  ///
  /// If no section has a tree, TableMaker reports a diagnostic. For one section, use `section("replies").expandAll()`.
  public func expandAll(file: StaticString = #fileID, line: UInt = #line) {
    live.setAll(live.groups, isExpanded: true, "expandAll()", at: CallSite(file: file, line: line))
  }

  /// Hides all children, in every section with a tree.
  ///
  /// If no section has a tree, TableMaker reports a diagnostic. For one section, use
  /// `section("replies").collapseAll()`.
  public func collapseAll(file: StaticString = #fileID, line: UInt = #line) {
    live.setAll(live.groups, isExpanded: false, "collapseAll()", at: CallSite(file: file, line: line))
  }

  /// Returns whether an item is expanded, even if it has no children or its own row isn't in the table view.
  ///
  /// The result changes as soon as you call `expand(_:)`, before the table view shows the change. It's `false` if no
  /// section shows the item in a tree.
  /// - Parameter item: The item to find by its identity.
  public func isExpanded<Item>(_ item: Item) -> Bool {
    live.groups.contains { group in
      guard let tree = group.tree, let identifier = live.identifier(of: item, in: group) else { return false }
      return tree.isExpanded(identifier)
    }
  }

  /// Returns an item's position in the visible tree, or `nil` if no tree in the table view shows it.
  ///
  /// - Complexity: O(n) comparisons.
  public func node<Item>(of item: Item) -> TreeNode? {
    guard let path = indexPath(of: item) else { return nil }
    return live.snapshot.rows(of: path.section, with: path.row)?.items.node(at: path.row)
  }
}
