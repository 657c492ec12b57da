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
  private var steps: [(difference: Difference, countBefore: Int)] = []
  /// The number of changes that are known of, for those who follow the list less often than it is read.
  private static var mostSteps: Int { 8 }
  private var isStale = true
  /// The search for items of one identity, and what it has come to; nil where it has found none.
  private var duplicateSearch: DuplicateSearch?
  private var duplicates = DuplicateSearch.Progress.none
  private lazy var relay = StalenessRelay(self)

  init(_ source: any ItemSource<Item>) {
    self.source = source
    identity = .of(source)
    source.observers.add(relay)
  }

  /// Notes that the source may have other items.
  func expire() { isStale = true }

  /// Reads the source, if it may have other items.
  func read() {
    guard isStale else { return }
    isStale = false
    let (before, after) = (items, source.items)
    // Of the same memory, unless its objects may have changed.
    if identity.hasSameContent != nil, before.isSameMemory(as: after), generation > 0 { return }
    if generation > 0 {
      let difference = identity.difference(before, after)
      if difference.isEmpty { return }
      duplicateSearch = duplicates == .none ? DuplicateSearch(after: difference, among: after.count) : nil
      duplicates = duplicates == .none && duplicateSearch == nil ? .none : .unfinished
      if steps.count == Self.mostSteps { steps.removeFirst() }
      steps.append((difference, before.count))
    } else if after.count > 1, identity.kind != .position {
      duplicates = .unfinished
    }
    items = after
    generation += 1
  }

  /// What leads from the items of an earlier generation to these; nil if that is not known any more.
  func difference(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    if earlier == generation { return (Difference(), items.count) }
    let first = steps.count - (generation - earlier)
    guard earlier > 0, steps.indices.contains(first) else { return nil }
    if first == steps.count - 1 { return steps[first] }
    let counts = steps[first...].dropFirst().map(\.countBefore) + [items.count]
    var map = PlaceMap(steps[first].difference, countBefore: steps[first].countBefore, countAfter: counts[0])
    for (step, countAfter) in zip(steps[first...].dropFirst(), counts.dropFirst()) {
      let next = PlaceMap(step.difference, countBefore: step.countBefore, countAfter: countAfter)
      map = map.followed(by: next, countAfter: countAfter)
    }
    let all = (before: PlaceList.all(count: map.countBefore), after: PlaceList.all(count: items.count))
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

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { followed?.observers.pass(diagnostic) ?? false }
}

extension Array {
  /// Whether both are copies of one array, and neither was written to since.
  fileprivate func isSameMemory(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer(\.baseAddress) == other.withUnsafeBufferPointer(\.baseAddress)
  }
}
