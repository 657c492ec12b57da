import Observation

/// Items that a closure reads, and reads again when an `@Observable` object or a list that it has read changes.
///
/// ```swift
/// .section().cell(GoodsCell.self)
/// .reading { [market] in market.goods.filter(\.isFresh) }     // the same, as a step of a chain
///
/// let fresh = ReadSource { [market] in market.goods.filter(\.isFresh) }
/// ```
///
/// Objects tell of a change just before it, so the items are read in the next turn of the main actor, or at the end of a
/// `batch`. It also follows the package's own lists and sources, such as an `ItemList`. What the closure reads besides, such as a
/// plain class or the `items` of a custom source, isn't observed: call `update()` of the data source then, which reads every source again,
/// or read the custom source through an `AnySource`.
///
/// An object that is changed off the main actor is read as soon as the main actor gets to it; change what tables show on the
/// main actor.
@MainActor public final class ReadSource<Item>: ItemSource, TellsChanges {
  /// Who is told when an object that was read changes.
  public let observers = ItemObservers()

  private let read: () -> [Item]
  /// The one whose objects are watched: the newest.
  private(set) var reading = Reading()

  /// Makes a source of what a closure returns.
  ///
  /// - Parameter read: Returns the items, in order. It is called once for each update of each table, and kept as long as the
  ///   source: name what it needs in its capture list, `{ [market] in … }`, since a controller that it captures is kept too.
  public init(_ read: @escaping () -> [Item]) { self.read = read }

  /// The items, as the closure returns them now. Each access calls it.
  public var items: [Item] {
    let (old, new) = (reading, Reading())
    reading = new
    old.end()
    return withObservationTracking {
      new.begin()
      return read()
    } onChange: { [weak self] in
      onMainActor { self?.hasChanged(since: new) }
    }
  }

  private func hasChanged(since reading: Reading) {
    // Of the readings that are over, the end is a change too.
    guard reading === self.reading else { return }
    observers.itemsDidChange()
  }

  deinit { reading.end() }
}

/// A mark that Observation knows as an object that was read.
///
/// One reading of a closure has one, so that its change ends what Observation has noted for the reading: objects that never change would
/// otherwise collect all readings. The items of a source have another, because the source itself isn't observable.
final class Reading: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var mark: Bool { true }

  func begin() { registrar.access(self, keyPath: \.mark) }

  func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
