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
  /// What led from each of the last generations to the next.
  private var steps: [Step] = []
  /// The number of changes that are known of, for those who follow the list less often than it is read.
  private static var mostSteps: Int { 8 }
  private var isStale = true
  private var isReading = false
  /// The objects that had been named when the items were read.
  private var namedCount = 0
  /// A Boolean value that indicates whether any object may have changed since.
  private var areObjectsStale = false
  /// The search for items of one identity, and what it has come to; nil where it has found none.
  private var duplicateSearch: DuplicateSearch?
  private var duplicates = DuplicateSearch.Progress.none
  private lazy var relay = StalenessRelay(self)

  private struct Step {
    let difference: Difference
    /// The same with the items that are equal, and not the same: see `Difference.addingStates(from:to:)`.
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
    // What the source's own closures change while it is read is read the next time.
    guard isStale, !isReading else { return }
    isStale = false
    isReading = true
    let isNamed = NamedObjects.named(among: Item.self, since: namedCount, isExpired: areObjectsStale)
    (namedCount, areObjectsStale) = (NamedObjects.count, false)
    let (before, after) = (items, source.items)
    isReading = false
    // Of the same memory, unless its objects may have changed.
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

  /// What leads from the items of an earlier generation to those of a later one; nil if that is not known any more.
  func difference(since earlier: Int, until later: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: later, \.difference)
  }

  /// The difference between the items of an earlier generation and the present ones, for results that are made of items: items that are
  /// equal and not the same have also changed. Nil if the difference is no longer known.
  func states(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: generation, \.states)
  }

  private func difference(
    since earlier: Int, until later: Int, _ part: (Step) -> Difference
  ) -> (difference: Difference, countBefore: Int)? {
    let (first, end) = (steps.count - (generation - earlier), steps.count - (generation - later))
    guard earlier > 0, first >= 0, first <= end, end <= steps.count else { return nil }
    /// The number of items before a step; after the last, that of the items as they are.
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

/// Hears what a source tells on behalf of what follows it.
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
