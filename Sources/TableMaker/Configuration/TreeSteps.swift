import UIKit

/// What the steps say of a section's tree.
struct TreeSteps<Item> {
  /// Returns the children of an item; nil for a section that is a list.
  var children: ((Item) -> [Item])?
  /// The handlers for rows that a tap has expanded.
  var expansions = RowEvent<Item>(step: "onExpand")
  /// The handlers for rows that a tap has collapsed.
  var collapses = RowEvent<Item>(step: "onCollapse")
  /// Shows in a cell how its item stands in the tree.
  var show: (@MainActor (UITableViewCell, Item, TreeNode) -> Void)?
}

/// What the steps say of a section's tree that does not depend on the item's type.
struct TreeSettings {
  var disclosure = TreeDisclosure.chevron
  /// The location of `expandable`; nil for a section that is a list.
  var place: CallSite?
  /// The name and the location of the last step that only a tree has a use for.
  var lastUse: (step: String, place: CallSite)?
}
