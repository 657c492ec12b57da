/// One number for each row of a section, the same as long as its item stays the same: same identity, equal content.
///
/// The numbers are what measured heights are kept by: an item that is equal keeps its height over reloads, edits elsewhere and
/// moves, and one whose content changed gets a new number, under which nothing is known. Nothing is hashed before the items change.
struct RowVersions: Equatable {
  private enum Numbers: Equatable {
    /// Rising by one from a first: nothing has been moved yet.
    case rising(from: UInt32)
    case listed([UInt32])
  }

  private var numbers: Numbers
  let count: Int

  /// Gives out numbers that no row has had yet.
  struct Counter {
    private(set) var next: UInt32 = 1

    /// Returns the first of so many new numbers.
    mutating func take(_ count: Int) -> UInt32 {
      precondition(
        UInt64(next) + UInt64(count) <= UInt64(UInt32.max), "More than four thousand million rows have been shown")
      defer { next += UInt32(count) }
      return next
    }
  }

  /// Numbers for rows that nothing is known of.
  init(count: Int, from counter: inout Counter) {
    self.count = count
    numbers = .rising(from: counter.take(count))
  }

  private init(unnumbered count: Int) {
    self.count = count
    numbers = .rising(from: 0)
  }

  /// For rows that nobody asks for a number.
  static func none(count: Int) -> RowVersions { RowVersions(unnumbered: count) }

  private init(_ numbers: [UInt32]) {
    self.count = numbers.count
    self.numbers = .listed(numbers)
  }

  /// The number of a row.
  subscript(row: Int) -> UInt32 {
    switch numbers {
    case .rising(let first): first + UInt32(row)
    case .listed(let numbers): numbers[row]
    }
  }

  /// The numbers of the rows that come after these.
  ///
  /// - Parameters:
  ///   - old: The items of these rows.
  ///   - new: The items of the rows that come.
  ///   - identity: What makes two items the same row; the n-th of several of one identity stays the n-th.
  ///   - comparison: Whether content is equal; nil where it cannot be compared: then every row counts as changed.
  /// - Complexity: O(n) comparisons; identities are hashed only between the first and the last change.
  func following<Item>(
    _ old: [Item], to new: [Item], identity: Identity<Item>, comparison: ItemComparison<Item>?,
    from counter: inout Counter
  ) -> RowVersions {
    guard let comparison else { return RowVersions(count: new.count, from: &counter) }
    let (head, tail) = comparison.commonEnds(old, new)
    if head == old.count, head == new.count { return self }

    var result: [UInt32] = []
    result.reserveCapacity(new.count)
    for row in 0..<head { result.append(self[row]) }
    let oldMiddle = head..<(old.count - tail)
    let newMiddle = head..<(new.count - tail)
    let matches = RowVersions.matches(old, oldMiddle, new, newMiddle, identity)
    for (row, match) in zip(newMiddle, matches) {
      if match >= 0, comparison.areEqual(old[match], new[row]) {
        result.append(self[match])
      } else {
        result.append(counter.take(1))
      }
    }
    for row in (old.count - tail)..<old.count { result.append(self[row]) }
    return RowVersions(result)
  }

  /// The same numbers, but new ones where a test says so.
  func renewing(_ counter: inout Counter, where isStale: (Int) -> Bool) -> RowVersions {
    RowVersions((0..<count).map { isStale($0) ? counter.take(1) : self[$0] })
  }

  /// For each new row the old row of the same identity and occurrence; -1 where there is none.
  private static func matches<Item>(
    _ old: [Item], _ oldRows: Range<Int>, _ new: [Item], _ newRows: Range<Int>, _ identity: Identity<Item>
  ) -> [Int] {
    guard !oldRows.isEmpty, !newRows.isEmpty else { return Array(repeating: -1, count: newRows.count) }
    let number = identity.makeNumbering()
    let oldNumbers = number(Array(old[oldRows]))
    let newNumbers = number(Array(new[newRows]))
    // A chain of the old rows of each identity, in order.
    let identities = 1 + max(oldNumbers.max() ?? -1, newNumbers.max() ?? -1)
    var first = Array(repeating: -1, count: identities)
    var next = Array(repeating: -1, count: oldNumbers.count)
    for row in oldNumbers.indices.reversed() {
      next[row] = first[oldNumbers[row]]
      first[oldNumbers[row]] = row
    }
    return newNumbers.map { identity in
      let row = first[identity]
      guard row >= 0 else { return -1 }
      first[identity] = next[row]
      return oldRows.lowerBound + row
    }
  }
}
