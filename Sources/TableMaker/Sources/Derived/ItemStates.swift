import Foundation
import TableMakerDiffing

// `==` decides whether a cell is configured again. A result that's made from items can also depend on state that `==`
// ignores. TableMaker therefore makes it again for each item with different bytes, because equal bytes are equal
// values.

extension Identity {
  /// The same identity, but its differences also count equal items with different bytes as changes.
  var ofStates: Identity {
    guard hasSameContent != nil else { return self }
    return Identity(
      kind: kind, hasSameContent: hasSameContent,
      differenceAmong: { before, after, limit in
        differenceAmong(before, after, limit).map { $0.addingStates(from: before, to: after) }
      },
      completing: { completing($0, $1, $2).addingStates(from: $1, to: $2) },
      laterDifference: nil, origins: origins, advance: advance, identifier: identifier, isSame: isSame, places: places)
  }
}

extension Difference {
  /// Returns the same difference, with a content change also for equal items with different bytes.
  func addingStates<Item>(from before: [Item], to after: [Item]) -> Difference {
    let states = otherStates(from: before, to: after)
    if states.isEmpty { return self }
    var difference = self
    difference.changes = (changes + states).sorted { $0.after < $1.after }
    return difference
  }

  /// Returns the items that stay without a content change and have different bytes.
  ///
  /// - Complexity: O(n), by comparing memory.
  func otherStates<Item>(from before: [Item], to after: [Item]) -> [IndexPair] {
    if before.isSameMemory(as: after) { return [] }
    let stride = MemoryLayout<Item>.stride
    var states: [IndexPair] = []
    before.withUnsafeBytes { old in
      after.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        forEachRun(countBefore: before.count, countAfter: after.count) { run in
          guard let origins = run.origins, !run.isChanged else { return }
          let shift = origins.lowerBound - run.after.lowerBound
          var start = run.after.lowerBound
          while start < run.after.upperBound {
            let end = min(start + max(1, 4096 / stride), run.after.upperBound)
            if memcmp(old + (start + shift) * stride, new + start * stride, (end - start) * stride) != 0 {
              for position in start..<end
              where memcmp(old + (position + shift) * stride, new + position * stride, MemoryLayout<Item>.size) != 0 {
                states.append(IndexPair(before: position + shift, after: position))
              }
            }
            start = end
          }
        }
      }
    }
    return states
  }
}

extension Array {
  /// Returns `true` if both arrays are copies of one array, and neither was modified later. Compares their memory.
  func isSameMemory(as other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer(\.baseAddress) == other.withUnsafeBufferPointer(\.baseAddress)
  }
}
