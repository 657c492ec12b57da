/// Ordered items for a section, and a way to be told that they changed.
///
/// `ItemList` is the one an app edits. A source of one's own is a class that says `: ItemSource, TellsChanges`, and tells its
/// observers whenever its items are others:
///
/// ```swift
/// final class Countdown: ItemSource, TellsChanges {
///   let observers = ItemObservers()
///   private(set) var items = [3, 2, 1]
///
///   func tick() {
///     items.removeFirst()
///     observers.itemsDidChange()
///   }
/// }
/// ```
@MainActor public protocol ItemSource<Item>: ArrayOrItemSource {
  /// What one row shows.
  associatedtype Item

  /// The items, in order. Read when the table is made, and once for each update after the observers were told.
  var items: [Item] { get }

  /// Who is told when the items change: the tables that show them, and the sources that are made of this one.
  var observers: ItemObservers { get }
}
