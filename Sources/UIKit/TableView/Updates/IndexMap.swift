/// The mapping of a list's indices when elements are removed and others inserted; the rest keep their order and fill
/// the gaps.
///
/// Its size is that of the changes, not of the list.
struct IndexMap: Equatable, Sendable {
  /// The indices that go, in the list before, ascending.
  let removed: [Int]
  /// The indices that come, in the list after, ascending.
  let placed: [Int]

  /// - Parameters: Indices in any order; what is named twice counts once.
  init(removed: some Sequence<Int> = EmptyCollection(), placed: some Sequence<Int> = EmptyCollection()) {
    self.removed = SortedPlaces(Array(removed)).elements
    self.placed = SortedPlaces(Array(placed)).elements
  }

  /// - Parameters: Indices that ascend, each once.
  init(removed: SortedPlaces<Int>, placed: SortedPlaces<Int>) {
    self.removed = removed.elements
    self.placed = placed.elements
  }

  /// Returns the new index of an element; nil for a removed one. Complexity: O(log changes).
  func new(ofOld index: Int) -> Int? {
    let before = Self.count(of: removed, below: index)
    guard before == removed.count || removed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: placed)
  }

  /// Returns the old index of an element; nil for an inserted one. Complexity: O(log changes).
  func old(ofNew index: Int) -> Int? {
    let before = Self.count(of: placed, below: index)
    guard before == placed.count || placed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: removed)
  }

  /// Returns the number of kept elements before an index of the list after.
  func rank(ofNew index: Int) -> Int { index - Self.count(of: placed, below: index) }

  /// Returns the number of kept elements before an index of the list before.
  func rank(ofOld index: Int) -> Int { index - Self.count(of: removed, below: index) }

  /// Returns the old index of a kept element by its rank among the kept ones.
  func old(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: removed) }

  /// Returns the new index of a kept element by its rank among the kept ones.
  func new(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: placed) }

  /// Returns the count of ascending numbers below a number.
  private static func count(of numbers: [Int], below number: Int) -> Int {
    partition(numbers) { numbers[$0] >= number }
  }

  /// The n-th index that is not among some ascending ones: it moves up by those that are at or before it by then.
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
