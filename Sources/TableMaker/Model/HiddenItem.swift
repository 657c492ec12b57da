/// An item of the source without a row, because of a search, a hidden section, or a collapsed tree.
struct HiddenItem {
  /// The item's identity, after the identities of its ancestors in the section's tree; empty for a positional identity
  /// in a list.
  var path: [AnyHashable]
  /// The item's location in the list that its section shows in part, or `nil` if there's no such list or the item has a
  /// parent.
  var position: ListPosition?

  var identifier: AnyHashable? { path.last }
}
