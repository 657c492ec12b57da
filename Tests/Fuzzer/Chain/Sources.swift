import Observation
import TableMaker

/// Items in an object that supports observation.
@Observable @MainActor final class ObservedItems<Item> {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }
}

/// A custom source of items.
@MainActor final class OwnSource<Item>: ItemSource, TellsChanges {
  let observers = ItemObservers()
  /// A closure that's called each time before the items are read.
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
