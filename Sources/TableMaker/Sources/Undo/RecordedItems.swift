import Foundation

/// The items of a list at a moment, in blocks that they share with the items at other moments.
///
/// Steps that can be undone keep items for a long time. An array for each step would contain all items again.
final class RecordedItems<Item> {
  /// The number of items.
  let count: Int
  private let blocks: [[Item]]

  private static var blockLength: Int { 256 }

  /// Records items.
  ///
  /// - Parameter other: Recorded items. Blocks at their start and end that these items also start and end with are
  ///   shared.
  init(_ items: [Item], sharing other: RecordedItems?) {
    count = items.count
    let known = other?.blocks ?? []
    var (start, end) = (0, items.count)
    var (firstOther, lastOther) = (0, known.count)
    while firstOther < lastOther, known[firstOther].isPart(of: items, at: start) {
      start += known[firstOther].count
      firstOther += 1
    }
    while firstOther < lastOther, end - known[lastOther - 1].count >= start,
      known[lastOther - 1].isPart(of: items, at: end - known[lastOther - 1].count)
    {
      lastOther -= 1
      end -= known[lastOther].count
    }
    let others = stride(from: start, to: end, by: Self.blockLength).map { first in
      Array(items[first..<min(first + Self.blockLength, end)])
    }
    blocks = known[..<firstOther] + others + known[lastOther...]
  }

  /// The items, in order.
  ///
  /// - Complexity: O(n).
  var array: [Item] {
    var items: [Item] = []
    items.reserveCapacity(count)
    for block in blocks { items.append(contentsOf: block) }
    return items
  }
}

extension Array {
  /// Returns whether another array has the same bytes from an index on, and therefore equal values.
  fileprivate func isPart(of other: [Element], at index: Int) -> Bool {
    guard index + count <= other.count else { return false }
    let length = count * MemoryLayout<Element>.stride
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return false }
        return memcmp(own, other + index * MemoryLayout<Element>.stride, length) == 0
      }
    }
  }
}
