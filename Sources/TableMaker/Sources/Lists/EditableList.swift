public import TableMakerDiffing

/// A list that an app fills and edits, and that knows the identity of its items: `ItemList` and `SectionList`.
///
/// Not for apps to conform to. It has the initializers of all such lists once, one for each thing that an item's type may have.
@MainActor public protocol EditableList<Item>: AnyObject {
  /// What one row shows.
  associatedtype Item
  /// What the list is made of: items, or sections with their items.
  associatedtype Contents

  /// Makes a list whose items have an identity; for the package.
  init(_ contents: Contents, identity: Identity<Item>)
}
