extension RandomAccessCollection where Index == Int {
  /// Returns the first index from which all elements satisfy a condition, or `endIndex` if there's none.
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
