package import TableMakerDiffing

/// The groups of a list's elements by their keys, as a number for each place, so that query results are grouped only by
/// numbers.
package struct GroupNumbers<Key: Hashable & Comparable> {
  /// The number of the key for each place of the list.
  private var numbers: [Int32] = []
  /// The keys by number, with `nil` for elements without one.
  private var keys: [Key?] = []
  private var numbersByKey = IdentityTable<Key, Int32>()
  /// The number of the elements without a key.
  private var missingNumber: Int32?
  /// The numbers from the least key to the greatest, with `nil` last, or empty if the order isn't known.
  private var ascending: [Int32] = []

  /// Creates the groups of an empty list.
  package init() {}

  /// The number of elements.
  package var count: Int { numbers.count }

  /// Appends elements by their keys.
  package mutating func append(_ new: some Sequence<Key?>) {
    for key in new { numbers.append(number(of: key)) }
  }

  /// Applies a difference of the list. Only inserted and changed elements need their keys again.
  ///
  /// - Parameters:
  ///   - difference: The difference from the list to the new one.
  ///   - countAfter: The number of elements in the new list.
  ///   - key: A closure that returns the key of the element at a new place.
  package mutating func follow(_ difference: Difference, countAfter: Int, key: (Int) -> Key?) {
    if difference.isOrderKept {
      for change in difference.changes { numbers[change.after] = number(of: key(change.after)) }
    } else {
      let old = numbers
      var new: [Int32] = []
      new.reserveCapacity(countAfter)
      difference.forEachRun(countBefore: old.count, countAfter: countAfter) { run in
        if let origins = run.origins, !run.isChanged {
          new.append(contentsOf: old[origins])
        } else {
          for place in run.after { new.append(number(of: key(place))) }
        }
      }
      numbers = new
    }
    // Unused keys are removed when there are many.
    if keys.count > 2 * numbers.count + 1_000 { renumber() }
  }

  /// Returns the groups of some rows.
  ///
  /// - Parameters:
  ///   - rows: The places in the list, in the order of rows within each group, or `nil` for all in the list's order.
  ///   - order: The order of the groups.
  /// - Returns: The nonempty groups.
  /// - Complexity: O(n) for n rows, and O(g log g) once for g keys.
  package mutating func groups(of rows: [Int32]?, in order: GroupOrder<Key> = .forward) -> [PlacedGroup<Key>] {
    groups(of: partition(in: order).parts(of: rows))
  }

  /// Returns the groups of some rows from the result of their partition.
  package func groups(of parts: [GroupPartition.Part]) -> [PlacedGroup<Key>] {
    parts.map { PlacedGroup(key: keys[Int($0.number)], places: $0.places) }
  }

  /// Returns a value that finds groups on any thread without the keys.
  package mutating func partition(in order: GroupOrder<Key> = .forward) -> GroupPartition {
    GroupPartition(numbers: numbers, keyCount: keys.count, order: arranged(order))
  }

  /// Returns all numbers in an order, or `nil` for the order in which they appear.
  private mutating func arranged(_ order: GroupOrder<Key>) -> [Int32]? {
    switch order {
    case .firstAppearance: return nil
    case .forward: return sortedNumbers()
    case .reverse:
      let numbers = sortedNumbers()
      let missing = numbers.filter { keys[Int($0)] == nil }
      return numbers.reversed().filter { keys[Int($0)] != nil } + missing
    case .given(let first):
      var isTaken: Set<Int32> = []
      let known = first.compactMap { numbersByKey[$0] }.filter { isTaken.insert($0).inserted }
      return known + sortedNumbers().filter { !isTaken.contains($0) }
    }
  }

  private mutating func sortedNumbers() -> [Int32] {
    if ascending.count == keys.count { return ascending }
    ascending = keys.indices.sorted { one, other in
      guard let key = keys[one], let otherKey = keys[other] else { return keys[one] != nil && keys[other] == nil }
      return key < otherKey
    }.map { Int32(truncatingIfNeeded: $0) }
    return ascending
  }

  private mutating func number(of key: Key?) -> Int32 {
    let next = Int32(truncatingIfNeeded: keys.count)
    if let key {
      let (index, isNew) = numbersByKey.insert(key, next)
      guard isNew else { return numbersByKey.entries[index].value }
    } else if let missingNumber {
      return missingNumber
    } else {
      missingNumber = next
    }
    keys.append(key)
    ascending = []
    return next
  }

  private mutating func renumber() {
    let old = self
    self = GroupNumbers()
    append(old.numbers.lazy.map { old.keys[Int($0)] })
  }
}

extension GroupNumbers: Sendable where Key: Sendable {}

/// The order of groups.
package enum GroupOrder<Key> {
  /// The order from the least key to the greatest, followed by elements without a key.
  case forward
  /// The order from the greatest key to the least, followed by elements without a key.
  case reverse
  /// The order of the first element of each group.
  case firstAppearance
  /// Some keys first, in this order, followed by the others in ascending order.
  case given([Key])
}

extension GroupOrder: Sendable where Key: Sendable {}

/// The rows of one key.
package struct PlacedGroup<Key> {
  /// The key, or `nil` for elements without one.
  package let key: Key?
  /// The places of its elements in the list, in the order of the rows.
  package let places: ArraySlice<Int32>
}

extension PlacedGroup: Sendable where Key: Sendable {}
