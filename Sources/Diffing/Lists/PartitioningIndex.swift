extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds that also holds at all later ones; `endIndex` if there is none.
  ///
  /// - Complexity: O(log n).
  @inlinable @inline(__always) package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if holds(self[middle]) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
