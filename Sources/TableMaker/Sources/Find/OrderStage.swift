import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Compares the items of a list by their places.
@MainActor protocol ItemOrder<Item>: AnyObject {
  associatedtype Item

  /// True if two states are always compared alike, as by a stored property. Otherwise the order may depend on something else.
  var isFixed: Bool { get }

  /// Makes what the items are compared by, of a list that has been read; where that isn't fixed, as it is now.
  func follow(_ list: FollowedItems<Item>)

  /// Makes what the items are compared by without keeping the main actor from other work.
  ///
  /// Ends without it where the task is cancelled, or where the list changes meanwhile.
  func prepare(for list: FollowedItems<Item>) async

  /// Compares two places on any thread, as they are now; nil where only the main actor can.
  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { get }

  /// Forgets what was made by the person's locale, which is another one.
  func localeDidChange()

  /// Which of the items at two places goes first.
  func compare(_ one: Int, _ other: Int) -> ComparisonResult
}

/// The order of a list's items, kept while the list changes: what is inserted and changed is placed anew.
@MainActor final class OrderStage<Item> {
  /// The first comparison decides, then the next; items that are equal in all stay in the list's order.
  let comparisons: [any ItemOrder<Item>]
  private var order = SortedOrder()
  private var generation = 0
  /// The number of times that the same list got another order.
  private(set) var revision = 0
  /// True if the order may have changed.
  private var isDoubtful = false

  init(_ comparisons: [any ItemOrder<Item>]) { self.comparisons = comparisons }

  /// Some places in their order; nil for all places.
  func sorted(_ hits: [Int32]?, in list: FollowedItems<Item>) -> [Int32] {
    follow(list)
    return hits.map { order.rows(of: $0) } ?? order.places
  }

  /// Has everything sorted again, since the person's locale is another one.
  func localeDidChange() {
    for comparison in comparisons { comparison.localeDidChange() }
    generation = 0
  }

  /// Notes that the items may be compared otherwise than they were.
  func expire() { isDoubtful = comparisons.contains { !$0.isFixed } }

  /// Sorts a list again that hasn't changed, if the order has.
  func checkOrder(of list: FollowedItems<Item>) {
    guard isDoubtful, generation == list.generation, generation > 0 else { return }
    isDoubtful = false
    for comparison in comparisons { comparison.follow(list) }
    if isSorted { return }
    generation = 0
    revision += 1
  }

  /// Whether nothing was sorted yet.
  var isNew: Bool { generation == 0 }

  /// Sorts a list without keeping the main actor from other work.
  ///
  /// Ends without an order where the task is cancelled, or where the list changes again and again.
  func prepare(for list: FollowedItems<Item>) async {
    for _ in 0..<QuickFinding.patience where isNew {
      let listGeneration = list.generation
      for comparison in comparisons { await comparison.prepare(for: list) }
      if Task.isCancelled { return }
      guard listGeneration == list.generation, isNew else { continue }
      // What they were made of may be an earlier state of the list.
      for comparison in comparisons { comparison.follow(list) }
      let known = comparisons.compactMap(\.comparison)
      let made =
        known.count == comparisons.count
        ? await sortedElsewhere(list.items.count, by: known) : await sortedInSlices(list)
      if Task.isCancelled { return }
      guard let made, listGeneration == list.generation, isNew else { continue }
      (order, generation) = (made, listGeneration)
    }
  }

  /// Sorts a list on the main actor; nil where it has changed meanwhile.
  private func sortedInSlices(_ list: FollowedItems<Item>) async -> SortedOrder? {
    let listGeneration = list.generation
    var sort = MergeSort(count: list.items.count)
    var slices = TimeSlices()
    while !sort.advance(by: compare, while: { !slices.isOver }) {
      guard await slices.pause() == .goesOn, listGeneration == list.generation else { return nil }
    }
    return SortedOrder(sort)
  }

  /// The order of all places, if it is known.
  func known(of list: FollowedItems<Item>) -> SortedOrder? { generation == list.generation ? order : nil }

  /// Sorts a list now, where its order is not known yet.
  func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    for comparison in comparisons { comparison.follow(list) }
    let count = list.items.count
    if generation > 0, let step = list.difference(since: generation), let states = list.states(since: generation) {
      // Of many items that are equal and not the same, few go elsewhere.
      let hasFewStates = states.difference.changes.count - step.difference.changes.count <= max(8, count / 8)
      order.follow((hasFewStates ? states : step).difference, countAfter: count, by: compare)
      // Rows that stay were sorted by another order than those that are new, if the app's has changed: all are sorted by one.
      let isKnown = hasFewStates && comparisons.allSatisfy(\.isFixed)
      if !isKnown, !isSorted { order = SortedOrder(count: count, by: compare) }
    } else {
      order = SortedOrder(count: count, by: compare)
    }
    isDoubtful = false
    generation = list.generation
  }

  /// True if the rows are in the present order.
  private var isSorted: Bool {
    let places = order.places
    return places.indices.dropFirst().allSatisfy { row in
      let (one, other) = (Int(places[row - 1]), Int(places[row]))
      return switch compare(one, other) {
      case .orderedAscending: true
      case .orderedSame: one < other
      case .orderedDescending: false
      }
    }
  }

  private func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    for comparison in comparisons {
      let result = comparison.compare(one, other)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}

/// Sorts places by the first comparison that tells them apart.
@concurrent private func sortedElsewhere(
  _ count: Int, by comparisons: [@Sendable (Int, Int) -> ComparisonResult]
) async -> SortedOrder? {
  SortedOrder(count: count) { one, other in
    for comparison in comparisons {
      let result = comparison(one, other)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
