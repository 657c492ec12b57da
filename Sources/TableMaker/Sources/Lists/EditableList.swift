public import TableMakerDiffing

/// A list that an app edits and that knows the identity of its items: `ItemList` or `SectionList`.
///
/// Don't conform to this protocol. It provides the initializers of these lists, with one for each capability of an item
/// type.
@preconcurrency @MainActor public protocol EditableList<Item>: AnyObject {
  /// The type of the item that one row shows.
  associatedtype Item
  /// The type of the list's contents: items, or sections with their items.
  associatedtype Contents

  /// Creates a list of items with a given identity. For internal use.
  init(_ contents: Contents, identity: Identity<Item>)
}
