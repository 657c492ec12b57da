/// The longest increasing subsequence, which contains the elements that can stay in place while the others move.
enum IncreasingSubsequence {
  /// Calls a closure with the position of each value outside of one longest increasing subsequence, in ascending order.
  ///
  /// - Parameter values: Different values. Negative ones are ignored.
  /// - Complexity: O(n) if the values are ascending, or else O(n log n), with 12 bytes per value.
  static func forEachOutside(of values: UnsafeBufferPointer<Int32>, _ body: (Int) -> Void) {
    if isAscending(values) { return }

    // Patience sorting: for each length, the subsequence with the lowest end. The ends are ascending.
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 3 * values.count)
    defer { memory.deallocate() }
    let ends = memory
    let endPositions = memory + values.count
    // This memory contains the previous position in each position's subsequence, and later `chosen` for the longest
    // one.
    let previous = memory + 2 * values.count
    var length = 0
    var last = 0
    for position in 0..<values.count {
      let value = values[position]
      previous[position] = none
      if value < 0 { continue }
      var place = length
      if length > 0, value < ends[length - 1] {
        // The place is usually the one after the previous value's because most elements are still consecutive.
        let isNext = last + 1 < length && ends[last] < value && value < ends[last + 1]
        place = isNext ? last + 1 : (0..<length - 1).partitioningIndex { ends[$0] > value }
      } else {
        length += 1
      }
      last = place
      ends[place] = value
      endPositions[place] = Int32(truncatingIfNeeded: position)
      if place > 0 { previous[position] = endPositions[place - 1] }
    }

    var position = length > 0 ? endPositions[length - 1] : none
    while position != none {
      let next = previous[Int(position)]
      previous[Int(position)] = chosen
      position = next
    }
    for position in 0..<values.count where values[position] >= 0 && previous[position] != chosen { body(position) }
  }

  private static let none: Int32 = -1
  private static let chosen: Int32 = -2

  private static func isAscending(_ values: UnsafeBufferPointer<Int32>) -> Bool {
    var last = Int32.min
    for value in values where value >= 0 {
      if value < last { return false }
      last = value
    }
    return true
  }
}
