/// The position of an item in the tree that a section shows.
public struct TreeNode: Sendable, Hashable {
  /// The number of ancestors; zero for an item of the section's own data.
  public let level: Int
  /// A Boolean value that indicates whether the item has children, shown or not.
  public let hasChildren: Bool
  /// A Boolean value that indicates whether the item's children are shown; `false` if it has none.
  public let isExpanded: Bool
}
