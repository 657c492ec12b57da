/// Ordered items for a section, and a way to be told that they changed.
///
/// A source is a class and says `: ItemSource, TellsChanges`. `ItemList` is the one an app edits.
@MainActor public protocol ItemSource<Item> {
  /// What one row shows.
  associatedtype Item

  /// The items, in order. Read when the table is made and at each `reload()`, never in between.
  var items: [Item] { get }
}
