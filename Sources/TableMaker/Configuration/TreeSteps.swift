import UIKit

/// The settings of a section's tree.
struct TreeSteps<Item> {
  /// Returns the children of an item; `nil` for a section that isn't a tree.
  var children: ((Item) -> [Item])?
  /// The closures of `onExpand`.
  var expansions = RowEvent<Item>(step: "onExpand")
  /// The closures of `onCollapse`.
  var collapses = RowEvent<Item>(step: "onCollapse")
  /// Shows an item's position in the tree in its cell.
  var show: (@MainActor (UITableViewCell, Item, TreeNode) -> Void)?
}

/// The settings of a section's tree that don't depend on the item's type.
struct TreeSettings {
  var disclosure = TreeDisclosure.chevron
  /// The location of `expandable`; `nil` for a section that isn't a tree.
  var location: CallSite?
  /// The name and the location of the last step that requires a tree.
  var lastUse: (step: String, location: CallSite)?
}
