import Observation
import TableMaker

/// Items in an object that tells who has read them.
@Observable @MainActor final class ObservedItems<Item> {
  var items: [Item]

  init(_ items: [Item]) { self.items = items }
}

/// A source of an app's own.
@MainActor final class OwnSource<Item>: ItemSource, TellsChanges {
  let observers = ItemObservers()
  var items: [Item] {
    didSet { observers.itemsDidChange() }
  }

  init(_ items: [Item]) { self.items = items }
}
