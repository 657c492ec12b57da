import TableMakerDiffing

/// The items of a source, read when it has told of changes, and what leads from one reading to the next.
@MainActor final class FollowedItems<Item> {
  let source: any ItemSource<Item>
  let identity: Identity<Item>
  private(set) var items: [Item] = []
  /// The number of readings that have brought something new.
  private(set) var generation = 0
  /// Called when the source tells of changes, or fails.
  let observers = ItemObservers()
  /// What leads from the items of the generation before to these.
  private var step: (difference: Difference, countBefore: Int)?
  private var isStale = true
  private lazy var relay = StalenessRelay(self)

  init(_ source: any ItemSource<Item>) {
    self.source = source
    identity = .of(source)
    source.observers.add(relay)
  }

  /// Notes that the source may have other items.
  func expire() { isStale = true }

  /// Reads the source, if it may have other items.
  ///
  /// - Returns: What leads from the items before to those that were read; nil if nothing has changed.
  @discardableResult func read() -> Difference? {
    guard isStale else { return nil }
    isStale = false
    let (before, after) = (items, source.items)
    // Of the same memory, unless its objects may have changed.
    if identity.hasSameContent != nil, before.isSameMemory(as: after), generation > 0 { return nil }
    let difference = identity.difference(before, after)
    if generation > 0, difference.isEmpty { return nil }
    items = after
    step = generation == 0 ? nil : (difference, before.count)
    generation += 1
    return difference
  }

  /// What leads from the items of an earlier generation to these; nil if that is not known any more.
  func difference(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    if earlier == generation { return (Difference(), items.count) }
    return earlier == generation - 1 ? step : nil
  }
}

/// Hears what a source tells on behalf of what follows it.
@MainActor private final class StalenessRelay<Item>: ItemObserver {
  private weak var followed: FollowedItems<Item>?

  init(_ followed: FollowedItems<Item>) { self.followed = followed }

  func itemsDidChange() {
    followed?.expire()
    followed?.observers.itemsDidChange()
  }

  func itemsDidFail(with error: any Error) { followed?.observers.itemsDidFail(with: error) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { followed?.observers.pass(diagnostic) ?? false }
}

extension Array {
  /// Whether both are copies of one array, and neither was written to since.
  fileprivate func isSameMemory(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer(\.baseAddress) == other.withUnsafeBufferPointer(\.baseAddress)
  }
}
