import Observation
import TableMaker

/// Items in an object that observes its readers.
@Observable @MainActor final class ObservedItems<Item> {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }
}

/// A source of an app's own.
@MainActor final class OwnSource<Item>: ItemSource, TellsChanges {
  let observers = ItemObservers()
  /// Called each time that the items are read, before they are.
  var onReading: (() -> Void)?
  private var stored: [Item]

  var items: [Item] {
    get {
      onReading?()
      return stored
    }
    set {
      stored = newValue
      observers.itemsDidChange()
    }
  }

  init(_ items: [Item]) { stored = items }
}
