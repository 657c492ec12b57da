import TableMakerDiffing

/// A number for each row of a section that stays the same as long as its item does: same identity, equal content.
///
/// The numbers are the keys of measured heights. An equal item keeps its height across reloads, moves, and edits of
/// other items. An item with changed content gets a new number without a height. Nothing is hashed before the items
/// change.
struct ContentTokens: Equatable {
  private enum Numbers: Equatable {
    /// Ascending numbers from a first one, while no row has been moved.
    case rising(from: UInt32)
    case listed([UInt32])
    /// The numbers of the items at some indices of a list, or of the whole list for `nil`.
    case placed(ListTokens, [Int32]?)
  }

  private var numbers: Numbers
  let count: Int

  /// A source of unused numbers. Zero means no number and is never used.
  struct Counter {
    private(set) var next: UInt32

    init(startingAt next: UInt32 = 1) { self.next = next }

    /// A Boolean value that indicates whether half of the numbers are used. All rows should then be numbered again,
    /// starting at one.
    var isWorn: Bool { next > UInt32.max / 2 }

    /// Reserves consecutive numbers.
    ///
    /// When the numbers run out, they start at one again. The worst effect of a repeated number is a height that was
    /// measured two billion numbers earlier.
    /// - Returns: The first number.
    mutating func take(_ count: Int) -> UInt32 {
      if UInt64(next) + UInt64(count) > UInt64(UInt32.max) { next = 1 }
      defer { next = UInt32(truncatingIfNeeded: UInt64(next) + UInt64(count)) }
      return next
    }
  }

  /// Creates new numbers for new rows.
  init(count: Int, from counter: inout Counter) {
    self.count = count
    numbers = .rising(from: counter.take(count))
  }

  private init(unnumbered count: Int) {
    self.count = count
    numbers = .rising(from: 0)
  }

  /// Returns placeholders for rows that aren't measured.
  static func none(count: Int) -> ContentTokens { ContentTokens(unnumbered: count) }

  /// Creates the numbers of the items at some indices of a list, which also keeps the numbers of hidden items.
  init(_ places: PlaceList, of list: ListTokens) {
    count = places.count
    numbers = .placed(list, places.listed)
  }

  private init(_ numbers: [UInt32]) {
    self.count = numbers.count
    self.numbers = .listed(numbers)
  }

  /// Returns the number of a row.
  subscript(row: Int) -> UInt32 {
    switch numbers {
    case .rising(let first): first &+ UInt32(truncatingIfNeeded: row)
    case .listed(let numbers): numbers[row]
    case .placed(let list, let places): list.tokens[places.map { Int($0[row]) } ?? row]
    }
  }

  /// Returns the numbers of the next rows. Unchanged rows keep their numbers, and the others get new ones.
  ///
  /// - Parameters:
  ///   - difference: The difference from these rows to the next ones.
  ///   - count: The number of the next rows.
  /// - Complexity: O(n) for all rows; O(1) if nothing has changed.
  func following(_ difference: Difference, count: Int, from counter: inout Counter) -> ContentTokens {
    if difference.isEmpty { return self }
    var result: [UInt32] = []
    result.reserveCapacity(count)
    difference.forEachRun(countBefore: self.count, countAfter: count) { run in
      if let origins = run.origins, !run.isChanged {
        append(origins, to: &result)
      } else {
        result.append(counter.take(1))
      }
    }
    return ContentTokens(result)
  }

  /// Appends the numbers of some rows to a list.
  private func append(_ rows: Range<Int>, to result: inout [UInt32]) {
    switch numbers {
    case .rising(let first): for row in rows { result.append(first &+ UInt32(truncatingIfNeeded: row)) }
    case .listed(let numbers): result.append(contentsOf: numbers[rows])
    case .placed: result.append(contentsOf: rows.lazy.map { self[$0] })
    }
  }

  /// Gives some rows new numbers without a height.
  ///
  /// - Complexity: O(`rows`) once the numbers are listed, which the first renewal of new rows does in O(n).
  mutating func renew(_ rows: some Collection<Int>, from counter: inout Counter) {
    if rows.isEmpty { return }
    if case .placed(let list, let places) = numbers {
      list.tokens.renew(places.map { places in rows.map { Int(places[$0]) } } ?? Array(rows), from: &counter)
      return
    }
    if rows.count == count {
      numbers = .rising(from: counter.take(count))
      return
    }
    var listed = listed
    // Without another reference, the list is changed in place.
    numbers = .rising(from: 0)
    for row in rows { listed[row] = counter.take(1) }
    numbers = .listed(listed)
  }

  private var listed: [UInt32] {
    switch numbers {
    case .rising(let first):
      Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for row in 0..<count { buffer.initializeElement(at: row, to: first &+ UInt32(truncatingIfNeeded: row)) }
        initializedCount = count
      }
    case .listed(let numbers): numbers
    case .placed: (0..<count).map { self[$0] }
    }
  }

  /// Gives all rows new numbers. If they show a part of a list, also renews the list's other numbers.
  mutating func renewAll(from counter: inout Counter) {
    if case .placed(let list, _) = numbers { return list.tokens.renewAll(from: &counter) }
    numbers = .rising(from: counter.take(count))
  }
}

/// The numbers of all items of a list that sections show in part. If a query hides an item, it later reappears with its
/// number.
final class ListTokens: Equatable {
  /// The list's identity.
  let list: ObjectIdentifier
  let generation: Int
  var tokens: ContentTokens

  init(_ tokens: ContentTokens, of placement: Placement) {
    self.tokens = tokens
    list = ObjectIdentifier(placement.list)
    generation = placement.generation
  }

  static func == (one: ListTokens, other: ListTokens) -> Bool { one === other }
}
