import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Compares the items of a list by their indices.
@MainActor protocol ItemOrder<Item>: AnyObject {
  associatedtype Item

  /// Returns whether an item precedes another one and is preceded by it, which no order allows.
  func isContradictory(_ one: Int, _ other: Int) -> Bool

  /// The location of an app's order; `nil` if TableMaker compares.
  var location: CallSite? { get }

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

extension ItemOrder {
  func isContradictory(_ one: Int, _ other: Int) -> Bool { false }

  var location: CallSite? { nil }
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
  /// A Boolean value that indicates whether a diagnostic has reported that an order isn't strict.
  private var hasReported = false
  /// Follows what the comparisons read; `nil` if they depend only on the items' state.
  let watch: RuleWatch?

  init(_ comparisons: [any ItemOrder<Item>]) {
    self.comparisons = comparisons
    watch = comparisons.allSatisfy(\.isFixed) ? nil : RuleWatch()
    watch?.onChange = { [weak self] in self?.isDoubtful = true }
  }

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
  func expire() { watch?.noteChange() }

  /// Sorts an unchanged list again if the comparisons have changed.
  func checkOrder(of list: FollowedItems<Item>) {
    guard isDoubtful, generation == list.generation, generation > 0 else { return }
    isDoubtful = false
    if followAndCheck(list) { return }
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
      let (listGeneration, changes) = (list.generation, watch?.changes)
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
      // Otherwise rows would be sorted partly by an earlier state of the order.
      guard let made, listGeneration == list.generation, isNew, changes == watch?.changes else { continue }
      if watch != nil {
        let isSorted = await isSortedInSlices(made, list)
        guard isSorted, listGeneration == list.generation, isNew, changes == watch?.changes else { continue }
      }
      (order, generation, isDoubtful) = (made, listGeneration, false)
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

  /// Returns whether rows are in the present order, and follows what the comparisons read.
  private func isSortedInSlices(_ order: SortedOrder, _ list: FollowedItems<Item>) async -> Bool {
    watch?.restart()
    let (places, listGeneration) = (order.places, list.generation)
    var slices = TimeSlices()
    var (row, isSorted) = (1, true)
    while row < places.count, isSorted {
      following {
        repeat {
          isSorted = isInOrder(places, row)
          row += 1
        } while isSorted && row < places.count && !slices.isOver
      }
      guard row < places.count, isSorted else { break }
      guard await slices.pause() == .goesOn, listGeneration == list.generation else { return false }
    }
    return isSorted
  }

  /// Returns the order of all indices, if it's known.
  func known(of list: FollowedItems<Item>) -> SortedOrder? { generation == list.generation ? order : nil }

  /// Sorts a list now if its order isn't known yet.
  func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    guard watch == nil else { return followRule(list) }
    for comparison in comparisons { comparison.follow(list) }
    let count = list.items.count
    if generation > 0, let step = list.difference(since: generation), let states = list.states(since: generation) {
      // If many equal items have different bytes, few of them move.
      let hasFewStates = states.difference.changes.count - step.difference.changes.count <= max(8, count / 8)
      order.follow((hasFewStates ? states : step).difference, countAfter: count, by: compare)
      if !hasFewStates, !isSorted { order = SortedOrder(count: count, by: compare) }
    } else {
      order = SortedOrder(count: count, by: compare)
    }
    generation = list.generation
  }

  /// Sorts a list now by comparisons that may depend on other state.
  private func followRule(_ list: FollowedItems<Item>) {
    isDoubtful = false
    let (count, listGeneration) = (list.items.count, list.generation)
    watch?.restart()
    following { for comparison in comparisons { comparison.follow(list) } }
    if generation > 0, let step = list.difference(since: generation), let states = list.states(since: generation) {
      let hasFewStates = states.difference.changes.count - step.difference.changes.count <= max(8, count / 8)
      order.follow((hasFewStates ? states : step).difference, countAfter: count, by: compare)
    } else {
      order = SortedOrder(count: count, by: compare)
    }
    // If the order has changed, rows that stay and new rows were sorted by different orders. All rows are then sorted
    // again.
    if !following({ isSorted }) {
      order = SortedOrder(count: count, by: compare)
      if !following({ isSorted }) { reportContradiction() }
    }
    generation = listGeneration
  }

  /// Follows what the comparisons read for all rows, and returns whether the rows are in the present order.
  private func followAndCheck(_ list: FollowedItems<Item>) -> Bool {
    following {
      for comparison in comparisons { comparison.follow(list) }
      return isSorted
    }
  }

  /// Runs comparisons, and follows the objects that they read.
  private func following<Result>(_ body: () -> Result) -> Result { watch.map { $0.following(body) } ?? body() }

  /// A Boolean value that indicates whether the rows are in the present order.
  private var isSorted: Bool {
    let places = order.places
    return places.indices.dropFirst().allSatisfy { isInOrder(places, $0) }
  }

  /// Returns whether a row is in the present order with the row before it.
  private func isInOrder(_ places: [Int32], _ row: Int) -> Bool {
    let (one, other) = (Int(places[row - 1]), Int(places[row]))
    switch compare(one, other) {
    case .orderedAscending: return true
    case .orderedSame:
      if !hasReported, watch != nil, comparisons.contains(where: { $0.isContradictory(one, other) }) {
        reportContradiction()
      }
      return one < other
    case .orderedDescending: return false
    }
  }

  /// Reports once that an order of the app isn't strict.
  private func reportContradiction() {
    guard !hasReported, let location = comparisons.lazy.compactMap(\.location).first else { return }
    hasReported = true
    watch?.report(.contradictoryOrder(at: location))
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
