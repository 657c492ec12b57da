import Observation

/// A source of the items that a closure reads, which calls it again when an `@Observable` object or a list that it read
/// changes.
///
/// ```swift
/// .section().cell(GoodsCell.self)
/// .observing { [market] in market.goods.filter(\.isFresh) }     // the same, as a step of a chain
///
/// let fresh = ObservedSource { [market] in market.goods.filter(\.isFresh) }
/// ```
///
/// Objects notify just before a change, so TableMaker reads the items in the next turn of the main actor, or at the end
/// of a `batch`. The source also follows lists and sources of the library, such as an `ItemList`, and their properties,
/// such as `query`. It doesn't observe anything else that the closure reads, such as a plain class or the `items` of a custom source. After such a change,
/// call `update()` of the data source, which reads every source again, or read the custom source through an
/// `AnySource`.
///
/// If an object changes off the main actor, TableMaker reads it when the main actor is next free. Change the data of
/// your table views on the main actor.
@preconcurrency @MainActor public final class ObservedSource<Item>: ItemSource, TellsChanges {
  /// The observers of the objects that the closure reads.
  public let observers = ItemObservers()

  private let read: () -> [Item]
  /// The newest reading, with the objects that are observed.
  private(set) var reading = Reading()

  /// Creates a source of the items that a closure returns.
  ///
  /// - Parameter read: A closure that returns the items, in order. Each table view calls it once for each update. The
  ///   source holds it, so list the objects that it needs in its capture list, as in `{ [market] in … }`: it also keeps
  ///   a captured controller alive.
  public init(_ read: @escaping () -> [Item]) { self.read = read }

  /// The items that the closure returns now. Each access calls it.
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
    // The end of an older reading also counts as a change.
    guard reading === self.reading else { return }
    observers.itemsDidChange()
  }

  deinit { reading.end() }
}

/// A mark that Observation treats as an object that was read.
///
/// Each reading of a closure has one mark. Its change ends what Observation recorded for the reading; otherwise objects
/// that never change would collect all readings. The items of a source have another mark, because the source itself
/// isn't observable.
final class Reading: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var mark: Bool { true }

  func begin() { registrar.access(self, keyPath: \.mark) }

  func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}
