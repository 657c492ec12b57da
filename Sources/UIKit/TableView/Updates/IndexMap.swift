/// Where the elements of a list come to stand when some go and others come; the rest keep their order and fill the gaps.
///
/// Nothing here is as long as the list: only what goes and what comes is kept.
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

  /// Where an element comes to stand; nil for one that goes. Complexity: O(log changes).
  func new(ofOld index: Int) -> Int? {
    let before = Self.count(of: removed, below: index)
    guard before == removed.count || removed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: placed)
  }

  /// Where an element stood; nil for one that came. Complexity: O(log changes).
  func old(ofNew index: Int) -> Int? {
    let before = Self.count(of: placed, below: index)
    guard before == placed.count || placed[before] != index else { return nil }
    return Self.index(ofRank: index - before, without: removed)
  }

  /// How many of the elements that stay stand before an index of the list after.
  func rank(ofNew index: Int) -> Int { index - Self.count(of: placed, below: index) }

  /// How many of the elements that stay stood before an index of the list before.
  func rank(ofOld index: Int) -> Int { index - Self.count(of: removed, below: index) }

  /// The index before of the element that stays and has so many of its kind before it.
  func old(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: removed) }

  /// The index after of the element that stays and has so many of its kind before it.
  func new(ofRank rank: Int) -> Int { Self.index(ofRank: rank, without: placed) }

  /// How many of some ascending numbers are below one.
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
