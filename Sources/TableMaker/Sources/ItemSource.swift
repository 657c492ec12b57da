/// An object with ordered items for a section that notifies its observers when the items change.
///
/// `ItemList` is the source that an app edits. A custom source is a class that conforms to `ItemSource` and
/// `TellsChanges` and notifies its observers whenever its items change:
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
@preconcurrency @MainActor public protocol ItemSource<Item>: ArrayOrItemSource {
  /// The type of the item that one row shows.
  associatedtype Item

  /// The items, in order. `make()` reads this property, and later each update that follows a notification reads it
  /// once.
  var items: [Item] { get }

  /// The observers of the items: the table views that show them, and the sources derived from this one.
  var observers: ItemObservers { get }
}
