/// An item that no row shows, although its source has it: because of a search, in a section that is hidden, or in a tree that is collapsed.
struct HiddenItem {
  /// Its identity, after those of the items that it is below in its section's tree; empty for an item that is known by its place in a list.
  var path: [AnyHashable]
  /// Its place in the list that its section shows a part of; nil where there is no such list, or it is below another item.
  var place: ListPlace?

  var identifier: AnyHashable? { path.last }
}
