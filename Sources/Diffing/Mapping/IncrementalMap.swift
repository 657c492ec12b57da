import Diffing

/// What was made of each item of a list, kept beside it, so that after a change only new and changed items are worked on.
struct KeptResults<Item, Result> {
  private(set) var results: [Result] = []
  private var items: [Item] = []
  private let identity: Identity<Item>

  init(of identity: Identity<Item>) { self.identity = identity }

  /// Returns the results of a list that comes after this one.
  ///
  /// Where items cannot be compared, those that stay may have changed, and are worked on too.
  /// - Parameters:
  ///   - newItems: The list.
  ///   - transform: Returns what is made of an item. It may look at anything, even at these results.
  /// - Complexity: O(n + m), and O(1) for items that can be compared in an array that is still the same.
  func following(_ newItems: [Item], _ transform: (Item) -> Result) -> KeptResults {
    if identity.hasSameContent != nil, isSameArray(newItems) { return self }
    let difference = identity.difference(items, newItems)
    var new = self
    new.items = newItems
    new.results = []
    new.results.reserveCapacity(newItems.count)

    let gone = difference.moves.isEmpty ? difference.removals : difference.allGone
    var (before, after) = (0, 0)
    var (nextGone, nextInsertion, nextMove, nextChange) = (0, 0, 0, 0)
    while after < newItems.count {
      while nextGone < gone.count, gone[nextGone] == before { (nextGone, before) = (nextGone + 1, before + 1) }
      let insertion = nextInsertion < difference.insertions.count ? difference.insertions[nextInsertion] : .max
      let move = nextMove < difference.moves.count ? difference.moves[nextMove] : nil
      let change = nextChange < difference.changes.count ? difference.changes[nextChange].after : .max
      let event = min(insertion, move?.after ?? .max, change, newItems.count)
      guard event == after else {
        // All that comes until something happens, at once.
        let run = min(event - after, (nextGone < gone.count ? gone[nextGone] : items.count) - before)
        new.results.append(contentsOf: results[before..<before + run])
        (before, after) = (before + run, after + run)
        continue
      }
      var origin: Int?
      if insertion == after {
        nextInsertion += 1
      } else if let move, move.after == after {
        origin = move.before
        nextMove += 1
      } else {
        origin = before
        before += 1
      }
      if change == after {
        origin = nil
        nextChange += 1
      }
      new.results.append(origin.map { results[$0] } ?? transform(newItems[after]))
      after += 1
    }
    return new
  }

  /// Whether a list is in the same memory as this one: an array that was copied, and never written to.
  private func isSameArray(_ newItems: [Item]) -> Bool {
    guard items.count == newItems.count else { return false }
    return items.withUnsafeBufferPointer(\.baseAddress) == newItems.withUnsafeBufferPointer(\.baseAddress)
  }
}

extension Difference {
  /// Places before of the elements that do not keep their order, ascending.
  fileprivate var allGone: [Int] { (removals + moves.map(\.before)).sorted() }
}
