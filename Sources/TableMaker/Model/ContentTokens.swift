import TableMakerDiffing

/// A number for each row of a section, which stays the same as long as its item does: same identity, equal content.
///
/// Measured heights are kept by these numbers: an item that is equal keeps its height over reloads, edits elsewhere and
/// moves, and one whose content changed gets a new number, under which nothing is known. Nothing is hashed before the items change.
struct ContentTokens: Equatable {
  private enum Numbers: Equatable {
    /// Rising by one from a first: nothing has been moved yet.
    case rising(from: UInt32)
    case listed([UInt32])
    /// Those of the items at some places of a list; nil for all of it.
    case placed(ListTokens, [Int32]?)
  }

  private var numbers: Numbers
  let count: Int

  /// A source of numbers that no row has had yet. Never zero, which means no number.
  struct Counter {
    private(set) var next: UInt32

    init(startingAt next: UInt32 = 1) { self.next = next }

    /// Whether half of the numbers are used: all rows should be numbered anew, from one.
    var isWorn: Bool { next > UInt32.max / 2 }

    /// Reserves numbers that follow each other.
    ///
    /// Restarts at one when they run out. That is no trap: a number used twice can only give a row a height
    /// that was measured before the last two thousand million numbers were taken.
    /// - Returns: The first of them.
    mutating func take(_ count: Int) -> UInt32 {
      if UInt64(next) + UInt64(count) > UInt64(UInt32.max) { next = 1 }
      defer { next = UInt32(truncatingIfNeeded: UInt64(next) + UInt64(count)) }
      return next
    }
  }

  /// New numbers for new rows.
  init(count: Int, from counter: inout Counter) {
    self.count = count
    numbers = .rising(from: counter.take(count))
  }

  private init(unnumbered count: Int) {
    self.count = count
    numbers = .rising(from: 0)
  }

  /// Placeholders for rows that are not measured.
  static func none(count: Int) -> ContentTokens { ContentTokens(unnumbered: count) }

  /// The numbers of the items at some places of a list, which keeps them for those that are not shown too.
  init(_ places: PlaceList, of list: ListTokens) {
    count = places.count
    numbers = .placed(list, places.listed)
  }

  private init(_ numbers: [UInt32]) {
    self.count = numbers.count
    self.numbers = .listed(numbers)
  }

  /// The number of a row.
  subscript(row: Int) -> UInt32 {
    switch numbers {
    case .rising(let first): first &+ UInt32(truncatingIfNeeded: row)
    case .listed(let numbers): numbers[row]
    case .placed(let list, let places): list.tokens[places.map { Int($0[row]) } ?? row]
    }
  }

  /// The numbers of the next rows: unchanged rows keep theirs, the others get new ones.
  ///
  /// - Parameters:
  ///   - difference: The difference from these rows to the next ones.
  ///   - count: The number of the next rows.
  /// - Complexity: O(n) for all rows; O(1) where nothing changed.
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

  /// Gives some rows new numbers, under which no height is known.
  ///
  /// - Complexity: O(`rows`) once numbers are listed, which the first renewal of new rows does in O(n).
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
    // The only reference, so that the list is changed in place.
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

  /// Gives all rows new numbers, and what else there is in the list of which they show a part.
  mutating func renewAll(from counter: inout Counter) {
    if case .placed(let list, _) = numbers { return list.tokens.renewAll(from: &counter) }
    numbers = .rising(from: counter.take(count))
  }
}

/// The numbers of all items of a list of which a section, or several, show a part: an item that a query has hidden comes back with its
/// own.
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
