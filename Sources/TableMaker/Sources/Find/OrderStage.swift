import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Compares the items of a list by their indices.
@MainActor protocol ItemOrder<Item>: AnyObject {
  associatedtype Item

  /// A Boolean value that indicates whether two states always compare alike, as with a stored property. Otherwise the
  /// order may depend on other state.
  var isFixed: Bool { get }

  /// Makes the comparison keys of a list that was read. If the order isn't fixed, the keys reflect the present state.
  func follow(_ list: FollowedItems<Item>)

  /// Makes the comparison keys without blocking the main actor.
  ///
  /// Ends without keys if the task is canceled or the list changes during the work.
  func prepare(for list: FollowedItems<Item>) async

  /// A comparison of two indices that any thread can call; `nil` if only the main actor can compare.
  var comparison: (@Sendable (Int, Int) -> ComparisonResult)? { get }

  /// Drops the keys that depend on the user's previous locale.
  func localeDidChange()

  /// Returns the order of the items at two indices.
  func compare(_ one: Int, _ other: Int) -> ComparisonResult
}

/// The order of a list's items. While the list changes, only inserted and changed items are sorted again.
@MainActor final class OrderStage<Item> {
  /// The comparisons, in order of precedence. Items that are equal in all of them keep the list's order.
  let comparisons: [any ItemOrder<Item>]
  private var order = SortedOrder()
  private var generation = 0
  /// The number of times that an unchanged list was reordered.
  private(set) var revision = 0
  /// A Boolean value that indicates whether the order may have changed.
  private var isDoubtful = false

  init(_ comparisons: [any ItemOrder<Item>]) { self.comparisons = comparisons }

  /// Returns the given indices in order, or all indices for `nil`.
  func sorted(_ hits: [Int32]?, in list: FollowedItems<Item>) -> [Int32] {
    follow(list)
    return hits.map { order.rows(of: $0) } ?? order.places
  }

  /// Sorts everything again because the user's locale has changed.
  func localeDidChange() {
    for comparison in comparisons { comparison.localeDidChange() }
    generation = 0
  }

  /// Notes that the comparisons may have changed.
  func expire() { isDoubtful = comparisons.contains { !$0.isFixed } }

  /// Sorts an unchanged list again if the comparisons have changed.
  func checkOrder(of list: FollowedItems<Item>) {
    guard isDoubtful, generation == list.generation, generation > 0 else { return }
    isDoubtful = false
    for comparison in comparisons { comparison.follow(list) }
    if isSorted { return }
    generation = 0
    revision += 1
  }

  /// A Boolean value that indicates whether nothing was sorted yet.
  var isNew: Bool { generation == 0 }

  /// Sorts a list without blocking the main actor.
  ///
  /// Ends without an order if the task is canceled or the list keeps changing.
  func prepare(for list: FollowedItems<Item>) async {
    for _ in 0..<QuickFinding.patience where isNew {
      let listGeneration = list.generation
      for comparison in comparisons { await comparison.prepare(for: list) }
      if Task.isCancelled { return }
      guard listGeneration == list.generation, isNew else { continue }
      // The comparison keys may come from an earlier state of the list.
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

  /// Sorts a list on the main actor, or returns `nil` if the list changes during the work.
  private func sortedInSlices(_ list: FollowedItems<Item>) async -> SortedOrder? {
    let listGeneration = list.generation
    var sort = MergeSort(count: list.items.count)
    var slices = TimeSlices()
    while !sort.advance(by: compare, while: { !slices.isOver }) {
      guard await slices.pause() == .goesOn, listGeneration == list.generation else { return nil }
    }
    return SortedOrder(sort)
  }

  /// Returns the order of all indices, if it's known.
  func known(of list: FollowedItems<Item>) -> SortedOrder? { generation == list.generation ? order : nil }

  /// Sorts a list now if its order isn't known yet.
  func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    for comparison in comparisons { comparison.follow(list) }
    let count = list.items.count
    if generation > 0, let step = list.difference(since: generation), let states = list.states(since: generation) {
      // If many equal items have different bytes, few of them move.
      let hasFewStates = states.difference.changes.count - step.difference.changes.count <= max(8, count / 8)
      order.follow((hasFewStates ? states : step).difference, countAfter: count, by: compare)
      // If the app's order has changed, rows that stay and new rows were sorted by different orders. All rows are then
      // sorted again.
      let isKnown = hasFewStates && comparisons.allSatisfy(\.isFixed)
      if !isKnown, !isSorted { order = SortedOrder(count: count, by: compare) }
    } else {
      order = SortedOrder(count: count, by: compare)
    }
    isDoubtful = false
    generation = list.generation
  }

  /// A Boolean value that indicates whether the rows are in the present order.
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

/// Sorts indices by the first comparison that distinguishes them.
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
