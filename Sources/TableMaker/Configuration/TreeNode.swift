/// How an item stands in the tree that a section shows.
public struct TreeNode: Sendable, Hashable {
  /// The number of items above it, up to the root; zero for an item of the section's own data.
  public let level: Int
  /// Whether it has children, shown or not.
  public let hasChildren: Bool
  /// Whether its children follow it in the table. False for an item that has none.
  public let isExpanded: Bool
}
