/// An array in which each pair of values of different columns occurs in a row.
enum CoveringArray {
  /// A pair of values of two columns.
  private struct Pair: Hashable {
    let first: (column: Int, value: Int)
    let second: (column: Int, value: Int)

    static func == (lhs: Pair, rhs: Pair) -> Bool { lhs.first == rhs.first && lhs.second == rhs.second }

    func hash(into hasher: inout Hasher) {
      for number in [first.column, first.value, second.column, second.value] { hasher.combine(number) }
    }
  }

  /// Returns the rows for columns with numbers of values, always the same for the same numbers.
  ///
  /// The first row has the value 0 in each column. Each other row begins with a pair that's still missing, and takes
  /// in each further column the value that adds most missing pairs.
  ///
  /// - Complexity: O(p · c² · v) for p pairs, c columns, and v values.
  static func rows(_ counts: [Int]) -> [[Int]] {
    let columns = counts.indices.sorted { counts[$0] == counts[$1] ? $0 < $1 : counts[$0] > counts[$1] }
    var (missing, order) = (Set<Pair>(), [Pair]())
    for (place, first) in columns.enumerated() {
      for second in columns[(place + 1)...] {
        for value in 0..<counts[first] {
          for other in 0..<counts[second] {
            let pair = Pair(first: (first, value), second: (second, other))
            missing.insert(pair)
            order.append(pair)
          }
        }
      }
    }
    var rows: [[Int]] = []
    func take(_ row: [Int]) {
      rows.append(row)
      for (place, first) in columns.enumerated() {
        for second in columns[(place + 1)...] {
          missing.remove(Pair(first: (first, row[first]), second: (second, row[second])))
        }
      }
    }
    take(counts.map { _ in 0 })
    for pair in order where missing.contains(pair) {
      var row: [Int?] = counts.map { _ in nil }
      row[pair.first.column] = pair.first.value
      row[pair.second.column] = pair.second.value
      for (place, column) in columns.enumerated() where row[column] == nil {
        func gain(_ value: Int) -> Int {
          columns.enumerated().filter { otherPlace, other in
            guard other != column, let set = row[other] else { return false }
            let pair =
              otherPlace < place
              ? Pair(first: (other, set), second: (column, value)) : Pair(first: (column, value), second: (other, set))
            return missing.contains(pair)
          }.count
        }
        // Of equal values, the one that follows the row's number, so that values without a gain take turns.
        let values = (0..<counts[column]).map { ($0 + rows.count) % counts[column] }
        row[column] = values.max { gain($0) < gain($1) }
      }
      take(row.map { $0 ?? 0 })
    }
    return rows
  }
}
