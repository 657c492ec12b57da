/// A difference that you can query by place: the old place of each element and whether its content changed.
package struct PlaceMap: Sendable {
  package let countBefore: Int
  /// The old place of each new place, or -1. The array is empty if all places are unchanged.
  private let origins: ContiguousArray<Int32>
  /// A Boolean value for each new place that indicates whether its content changed. The array is empty if none has.
  private let changes: ContiguousArray<Bool>
  /// A Boolean value that indicates whether the list has the same elements in the same order.
  let isOrderKept: Bool

  /// Creates the map of a difference.
  ///
  /// - Complexity: O(n), or O(1) for an empty difference.
  package init(_ difference: Difference, countBefore: Int, countAfter: Int) {
    self.countBefore = countBefore
    isOrderKept = difference.isOrderKept
    var changes: ContiguousArray<Bool> = []
    if !difference.changes.isEmpty {
      changes = ContiguousArray(repeating: false, count: countAfter)
      for change in difference.changes { changes[change.after] = true }
    }
    self.changes = changes
    var origins: ContiguousArray<Int32> = []
    if !difference.isOrderKept {
      origins = ContiguousArray(repeating: -1, count: countAfter)
      difference.forEachRun(countBefore: countBefore, countAfter: countAfter) { run in
        guard let first = run.before else { return }
        for (offset, place) in run.after.enumerated() { origins[place] = Int32(truncatingIfNeeded: first + offset) }
      }
    }
    self.origins = origins
  }

  private init(
    countBefore: Int, origins: ContiguousArray<Int32>, changes: ContiguousArray<Bool>, isOrderKept: Bool
  ) {
    self.countBefore = countBefore
    self.origins = origins
    self.changes = changes
    self.isOrderKept = isOrderKept
  }

  /// Returns the combination of this change and the next one.
  ///
  /// - Parameters:
  ///   - next: The change from the list after this change to the list after the next one.
  ///   - countAfter: The number of elements after the next change.
  /// - Complexity: O(n), or O(1) if either change is empty.
  package func followed(by next: PlaceMap, countAfter: Int) -> PlaceMap {
    if next.isEmpty { return self }
    if isEmpty { return next }
    var origins: ContiguousArray<Int32> = []
    if !isOrderKept || !next.isOrderKept {
      origins = ContiguousArray(repeating: -1, count: countAfter)
      for place in 0..<countAfter {
        let middle = next.origin(of: place)
        if middle >= 0 { origins[place] = Int32(truncatingIfNeeded: origin(of: middle)) }
      }
    }
    var changes: ContiguousArray<Bool> = []
    if !self.changes.isEmpty || !next.changes.isEmpty {
      changes = ContiguousArray(repeating: false, count: countAfter)
      for place in 0..<countAfter {
        let middle = next.origin(of: place)
        changes[place] = next.isChanged(place) || middle >= 0 && isChanged(middle)
      }
    }
    return PlaceMap(
      countBefore: countBefore, origins: origins, changes: changes, isOrderKept: isOrderKept && next.isOrderKept)
  }

  /// A Boolean value that indicates whether the list is unchanged.
  package var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// Returns the old place of a new place, or a negative number if it had none.
  func origin(of place: Int) -> Int { origins.isEmpty ? place : Int(origins[place]) }

  func isChanged(_ place: Int) -> Bool { !changes.isEmpty && changes[place] }
}
