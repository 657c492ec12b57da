/// A value that finds the groups of rows only by the numbers of their keys.
package struct GroupPartition: Sendable {
  /// The rows of one key.
  package struct Part: Sendable, Equatable {
    /// The number of the key.
    let number: Int32
    /// The places of its elements in the list, in the order of the rows.
    let places: ArraySlice<Int32>
  }

  /// The number of the key for each place of the list.
  let numbers: [Int32]
  let keyCount: Int
  /// The numbers in the order of their groups, or `nil` for the order in which they appear.
  let order: [Int32]?

  /// Returns the nonempty groups of some rows.
  ///
  /// - Parameter rows: The places in the list, in the order of rows within each group, or `nil` for all in the list's
  ///   order.
  /// - Complexity: O(n) for n rows.
  package func parts(of rows: [Int32]?) -> [Part] {
    var counts = Array(repeating: 0, count: keyCount)
    var appeared: [Int32] = []
    func note(_ number: Int32) {
      if counts[Int(number)] == 0 { appeared.append(number) }
      counts[Int(number)] += 1
    }
    if let rows { for row in rows { note(numbers[Int(row)]) } } else { numbers.forEach(note) }
    let ordered = order?.filter { counts[Int($0)] > 0 } ?? appeared
    var slots = Array(repeating: Int32(0), count: keyCount)
    var places = Array(repeating: Int32(0), count: rows?.count ?? numbers.count)
    var start = 0
    for number in ordered {
      slots[Int(number)] = Int32(truncatingIfNeeded: start)
      start += counts[Int(number)]
    }
    func put(_ row: Int32) {
      let number = Int(numbers[Int(row)])
      places[Int(slots[number])] = row
      slots[number] += 1
    }
    if let rows { rows.forEach(put) } else { for row in numbers.indices { put(Int32(truncatingIfNeeded: row)) } }
    start = 0
    return ordered.map { number in
      defer { start += counts[Int(number)] }
      return Part(number: number, places: places[start..<start + counts[Int(number)]])
    }
  }
}
