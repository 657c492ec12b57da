import Foundation
import TableMakerDiffing

/// Compares the items of a list by their places.
@MainActor protocol ItemOrder<Item>: AnyObject {
  associatedtype Item

  /// Makes what the items are compared by, for a list that has been read.
  func prepare(for list: FollowedItems<Item>)

  /// Which of the items at two places goes first.
  func compare(_ one: Int, _ other: Int) -> ComparisonResult
}

/// The order of a list's items, kept while the list changes.
@MainActor final class OrderStage<Item> {
  /// What goes first in the order is what the first comparison says; equal items stay in their order.
  let comparisons: [any ItemOrder<Item>]
  private var order: (places: [Int32], generation: Int)?

  init(_ comparisons: [any ItemOrder<Item>]) { self.comparisons = comparisons }

  /// Places in their order; nil for all places.
  func sorted(_ hits: [Int32]?, in list: FollowedItems<Item>) -> [Int32] {
    let all = allPlaces(in: list)
    guard let hits else { return all }
    var isHit = ContiguousArray(repeating: false, count: list.items.count)
    for hit in hits { isHit[Int(hit)] = true }
    return all.filter { isHit[Int($0)] }
  }

  private func allPlaces(in list: FollowedItems<Item>) -> [Int32] {
    if let order, order.generation == list.generation { return order.places }
    for comparison in comparisons { comparison.prepare(for: list) }
    let places = list.items.indices.map { Int32(truncatingIfNeeded: $0) }.sorted { one, other in
      for comparison in comparisons {
        let result = comparison.compare(Int(one), Int(other))
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one < other
    }
    order = (places, list.generation)
    return places
  }
}
