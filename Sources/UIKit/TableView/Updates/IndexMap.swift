/// A mapping of a list's indices through removals and insertions. The other elements keep their order and fill the
/// gaps.
///
/// Its size depends on the changes, not on the list.
struct IndexMap: Equatable, Sendable {
  /// The removed indices in the old list, in ascending order.
  let removed: [Int]
  /// The inserted indices in the new list, in ascending order.
  let placed: [Int]

  /// Creates a map from indices in any order. Duplicates count once.
  init(removed: some Sequence<Int> = EmptyCollection(), placed: some Sequence<Int> = EmptyCollection()) {
    self.removed = SortedPlaces(Array(removed)).elements
    self.placed = SortedPlaces(Array(placed)).elements
  }

  /// Creates a map from ascending, unique indices.
  init(removed: SortedPlaces<Int>, placed: SortedPlaces<Int>) {
    self.removed = removed.elements
    self.placed = placed.elements
  }

  /// Returns the new index of an element, or `nil` if it was removed. Complexity: O(log changes).
  func new(ofOld index: Int) -> Int? {
    let before = Self.count(of: removed, below: index)
    guard before == removed.count || removed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: placed)
  }

  /// Returns the old index of an element, or `nil` if it was inserted. Complexity: O(log changes).
  func old(ofNew index: Int) -> Int? {
    let before = Self.count(of: placed, below: index)
    guard before == placed.count || placed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: removed)
  }

  /// Returns the number of kept elements before an index of the new list.
  func rank(ofNew index: Int) -> Int { index - Self.count(of: placed, below: index) }

  /// Returns the number of kept elements before an index of the old list.
  func rank(ofOld index: Int) -> Int { index - Self.count(of: removed, below: index) }

  /// Returns the old index of a kept element, by its rank among the kept ones.
  func old(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: removed) }

  /// Returns the new index of a kept element, by its rank among the kept ones.
  func new(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: placed) }

  /// Returns how many ascending numbers are below a number.
  private static func count(of numbers: [Int], below number: Int) -> Int {
    partition(numbers) { numbers[$0] >= number }
  }

  /// Returns the n-th index that isn't in an ascending list: the rank plus the excluded numbers up to it.
  private static func index(ofRank rank: Int, without numbers: [Int]) -> Int {
    rank + partition(numbers) { numbers[$0] - $0 > rank }
  }

  private static func partition(_ numbers: [Int], _ isBeyond: (Int) -> Bool) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
