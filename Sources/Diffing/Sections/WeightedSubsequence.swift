/// The longest increasing subsequence with the most preferred values among equally long ones.
enum WeightedSubsequence {
  /// Returns whether each value is in the subsequence.
  ///
  /// - Parameters:
  ///   - values: Different, nonnegative values.
  ///   - isPreferred: Whether each value is preferred.
  /// - Complexity: O(n) if the values are ascending, or else O(n log n), and O(m) for the greatest value m.
  static func inside(values: [Int], isPreferred: [Bool]) -> [Bool] {
    if zip(values, values.dropFirst()).allSatisfy(<) { return Array(repeating: true, count: values.count) }

    // A binary indexed tree over the values finds the best subsequence that ends with a value up to a limit. A weight
    // has the length in its upper half and the number of preferred values in its lower half, so one comparison is
    // enough.
    let size = (values.max() ?? 0) + 1
    var best: [(weight: UInt64, position: Int)] = Array(repeating: (0, -1), count: size + 1)
    var previous = Array(repeating: -1, count: values.count)
    var longest: (weight: UInt64, position: Int) = (0, -1)
    for (position, value) in values.enumerated() {
      var below: (weight: UInt64, position: Int) = (0, -1)
      var node = value  // The tree counts from 1, so this includes everything below the value.
      while node > 0 {
        if best[node].weight > below.weight { below = best[node] }
        node &= node - 1
      }
      previous[position] = below.position
      let weight = below.weight + (1 << 32) + (isPreferred[position] ? 1 : 0)
      if weight > longest.weight { longest = (weight, position) }
      node = value + 1
      while node <= size {
        if weight > best[node].weight { best[node] = (weight, position) }
        node += node & -node
      }
    }

    var isInside = Array(repeating: false, count: values.count)
    var position = longest.position
    while position >= 0 {
      isInside[position] = true
      position = previous[position]
    }
    return isInside
  }
}
