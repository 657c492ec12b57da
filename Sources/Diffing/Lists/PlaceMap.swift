/// Where the elements of a list were before it changed, and which of them have other content: a difference, to be asked place by place.
package struct PlaceMap: Sendable {
  package let countBefore: Int
  /// For each place after the place before, or -1; empty if all are the same.
  private let origins: ContiguousArray<Int32>
  /// Whether the element at each place after has changed; empty if none has.
  private let changes: ContiguousArray<Bool>
  /// Whether the list has the same elements in the same order.
  let isOrderKept: Bool

  /// - Complexity: O(n) for a difference, O(1) for none.
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

  /// What leads over two changes of the list.
  ///
  /// - Parameters:
  ///   - next: What leads from the list after this change to the list after the next one.
  ///   - countAfter: The count of the list after the next change.
  /// - Complexity: O(n) where either change is one.
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

  /// Whether the list is the same.
  package var isEmpty: Bool { isOrderKept && changes.isEmpty }

  /// The place before of the element at a place after; negative if it had none.
  func origin(of place: Int) -> Int { origins.isEmpty ? place : Int(origins[place]) }

  func isChanged(_ place: Int) -> Bool { !changes.isEmpty && changes[place] }
}
