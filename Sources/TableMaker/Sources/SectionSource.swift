/// A changing list of named sections with their items, which `sections(from:)` shows.
///
/// `SectionList` is the section source that an app edits. A custom section source is a class that notifies its
/// observers whenever its sections change.
@preconcurrency @MainActor public protocol SectionSource<Item>: AnyObject {
  /// The type of the item that one row shows.
  associatedtype Item

  /// The sections, in order. `make()` reads this property, and later each update that follows a notification reads it
  /// once.
  var sections: [ItemSection<Item>] { get }

  /// The observers of the sections.
  var observers: ItemObservers { get }
}
