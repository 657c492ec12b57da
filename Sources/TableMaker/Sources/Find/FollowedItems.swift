import TableMakerDiffing

/// The items of a source, read after it notifies of changes, and the differences between the readings.
@MainActor final class FollowedItems<Item> {
  let source: any ItemSource<Item>
  let identity: Identity<Item>
  private(set) var items: [Item] = []
  /// The number of readings that found a change.
  private(set) var generation = 0
  /// The observers to call when the source changes or fails.
  let observers = ItemObservers()
  /// The steps from each of the last generations to the next one.
  private var steps: [Step] = []
  /// The number of steps to keep for those who follow the list less often than it's read.
  private static var mostSteps: Int { 8 }
  private var isStale = true
  private var isReading = false
  /// The number of objects that had been named when the items were read.
  private var namedCount = 0
  /// A Boolean value that indicates whether any object may have changed since then.
  private var areObjectsStale = false
  /// The search for items with one identity, while it's unfinished.
  private var duplicateSearch: DuplicateSearch?
  private var duplicates = DuplicateSearch.Progress.none
  private lazy var relay = StalenessRelay(self)

  private struct Step {
    let difference: Difference
    /// The difference that also counts equal items with different bytes; see `Difference.addingStates(from:to:)`.
    let states: Difference
    let countBefore: Int
  }

  init(_ source: any ItemSource<Item>) {
    self.source = source
    identity = .of(source)
    source.observers.add(relay)
  }

  /// Notes that the source may have other items.
  func expire() { isStale = true }

  /// Notes that any object may have changed.
  func expireObjects() {
    areObjectsStale = true
    (source as? any DerivedSource)?.expireObjects()
  }

  /// Reads the source, if it may have other items.
  func read() {
    // If the source's own closures make a change during the reading, the next reading finds it.
    guard isStale, !isReading else { return }
    isStale = false
    isReading = true
    let isNamed = NamedObjects.named(among: Item.self, since: namedCount, isExpired: areObjectsStale)
    (namedCount, areObjectsStale) = (NamedObjects.count, false)
    let (before, after) = (items, source.items)
    isReading = false
    // The same memory means the same items, unless objects may have changed.
    if identity.hasSameContent != nil, isNamed == nil, before.isSameMemory(as: after), generation > 0 { return }
    if generation > 0 {
      var difference = identity.difference(before, after)
      difference.addNamed(isNamed, from: before, to: after)
      let states = identity.hasSameContent == nil ? difference : difference.addingStates(from: before, to: after)
      if states.isEmpty { return }
      duplicateSearch = duplicates == .none ? DuplicateSearch(after: difference, among: after.count) : nil
      duplicates = duplicates == .none && duplicateSearch == nil ? .none : .unfinished
      if steps.count == Self.mostSteps { steps.removeFirst() }
      steps.append(Step(difference: difference, states: states, countBefore: before.count))
    } else if after.count > 1, identity.kind != .position {
      duplicates = .unfinished
    }
    items = after
    generation += 1
  }

  /// Returns the difference between two generations, or `nil` if it's no longer known.
  func difference(since earlier: Int, until later: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: later, \.difference)
  }

  /// Returns the difference from an earlier generation to the present one, for results that are made from items.
  ///
  /// It also counts equal items with different bytes as changes. Returns `nil` if the difference is no longer known.
  func states(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: generation, \.states)
  }

  private func difference(
    since earlier: Int, until later: Int, _ part: (Step) -> Difference
  ) -> (difference: Difference, countBefore: Int)? {
    let (first, end) = (steps.count - (generation - earlier), steps.count - (generation - later))
    guard earlier > 0, first >= 0, first <= end, end <= steps.count else { return nil }
    /// Returns the number of items before a step or, after the last step, the present number of items.
    func count(_ step: Int) -> Int { step < steps.count ? steps[step].countBefore : items.count }
    if first == end { return (Difference(), count(first)) }
    if first == end - 1 { return (part(steps[first]), steps[first].countBefore) }
    var map = PlaceMap(part(steps[first]), countBefore: count(first), countAfter: count(first + 1))
    for step in (first + 1)..<end {
      let next = PlaceMap(part(steps[step]), countBefore: count(step), countAfter: count(step + 1))
      map = map.followed(by: next, countAfter: count(step + 1))
    }
    let all = (before: PlaceList.all(count: map.countBefore), after: PlaceList.all(count: count(end)))
    return (Difference(from: all.before, to: all.after, through: map), map.countBefore)
  }
}

extension FollowedItems: FollowedList {
  var count: Int { items.count }

  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    guard duplicates == .unfinished else { return duplicates }
    let search = duplicateSearch ?? DuplicateSearch(among: items.count)
    duplicateSearch = search
    duplicates = identity.advance(search, items, hasTime)
    if duplicates != .unfinished { duplicateSearch = nil }
    return duplicates
  }
}

/// Passes a source's notifications on to the list that follows it.
@MainActor private final class StalenessRelay<Item>: ItemObserver {
  private weak var followed: FollowedItems<Item>?

  init(_ followed: FollowedItems<Item>) { self.followed = followed }

  func itemsDidChange() {
    followed?.expire()
    followed?.observers.itemsDidChange()
  }

  func itemsDidFail(with error: any Error) { followed?.observers.itemsDidFail(with: error) }

  func itemsDidRecover() { followed?.observers.itemsDidRecover() }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { followed?.observers.pass(diagnostic) ?? false }
}
