import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// Compares the items of a list by their places.
@MainActor protocol ItemOrder<Item>: AnyObject {
  associatedtype Item

  /// Makes what the items are compared by, of a list that has been read.
  func follow(_ list: FollowedItems<Item>)

  /// Which of the items at two places goes first.
  func compare(_ one: Int, _ other: Int) -> ComparisonResult
}

/// The order of a list's items, kept while the list changes: what is inserted and changed is placed anew.
@MainActor final class OrderStage<Item> {
  /// The first comparison decides, then the next; items that are equal in all stay in the list's order.
  let comparisons: [any ItemOrder<Item>]
  private var order = SortedOrder()
  private var generation = 0

  init(_ comparisons: [any ItemOrder<Item>]) { self.comparisons = comparisons }

  /// Some places in their order; nil for all places.
  func sorted(_ hits: [Int32]?, in list: FollowedItems<Item>) -> [Int32] {
    follow(list)
    return hits.map { order.rows(of: $0) } ?? order.places
  }

  private func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    for comparison in comparisons { comparison.follow(list) }
    let count = list.items.count
    if generation > 0, let step = list.difference(since: generation) {
      order.follow(step.difference, countAfter: count, by: compare)
    } else {
      order = SortedOrder(count: count, by: compare)
    }
    generation = list.generation
  }

  private func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    for comparison in comparisons {
      let result = comparison.compare(one, other)
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }
}
