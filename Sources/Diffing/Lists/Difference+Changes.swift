extension Difference {
  /// Adds the changes of content among the elements that stay, for a difference that was found by identities alone.
  ///
  /// - Parameters:
  ///   - countBefore: How many elements there were.
  ///   - countAfter: How many elements there are.
  ///   - isUnchanged: Whether the elements at a place before and a place after have the same content. Asked once for each
  ///     element that stays.
  /// - Complexity: O(n + m).
  @inlinable @inline(__always)
  public mutating func addChanges(
    countBefore: Int, countAfter: Int, isUnchanged: (_ before: Int, _ after: Int) -> Bool
  ) {
    let leaves = leavingPlaces(of: countBefore)
    var (before, insertion, move) = (0, 0, 0)
    for after in 0..<countAfter {
      if insertion < insertions.count, insertions[insertion] == after {
        insertion &+= 1
        continue
      }
      var origin = before
      if move < moves.count, moves[move].after == after {
        origin = moves[move].before
        move &+= 1
      } else {
        while leaves[origin] { origin &+= 1 }
        before = origin &+ 1
      }
      if !isUnchanged(origin, after) { changes.append(IndexPair(before: origin, after: after)) }
    }
  }

  /// Whether each element before is removed, or moved out of its order.
  @usableFromInline func leavingPlaces(of countBefore: Int) -> [Bool] {
    var leaves = Array(repeating: false, count: countBefore)
    for place in removals { leaves[place] = true }
    for move in moves { leaves[move.before] = true }
    return leaves
  }
}
