extension Difference {
  /// Adds the changes of content among the elements that stay, for a difference that was found by identities alone.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - isUnchanged: Whether the elements at a place before and a place after have the same content. Asked once for each
  ///     element that stays.
  /// - Complexity: O(n + m).
  public mutating func addChanges(
    countBefore: Int, countAfter: Int, isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    var stays = Array(repeating: true, count: countBefore)
    for place in removals { stays[place] = false }
    // Where an element after was before, if it was moved; -1 if it came; no entry for one that kept its order.
    var origins: [Int: Int] = [:]
    for place in insertions { origins[place] = -1 }
    for move in moves {
      origins[move.after] = move.before
      stays[move.before] = false
    }
    var before = 0
    for after in 0..<countAfter {
      if let origin = origins[after] {
        if origin >= 0, !isUnchanged(origin, after) { changes.append(IndexPair(before: origin, after: after)) }
        continue
      }
      while !stays[before] { before += 1 }
      if !isUnchanged(before, after) { changes.append(IndexPair(before: before, after: after)) }
      before += 1
    }
  }
}
