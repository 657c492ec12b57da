/// A namespace for finding the known names that the user may have meant.
enum Nearest {
  /// Returns at most three known names that are nearest to a mistyped one, or none if all of them are too different.
  static func names(to name: String, among known: [String]) -> [String] {
    let name = letters(name)
    guard !name.isEmpty else { return [] }
    let distances = known.map { other -> Int? in
      let other = letters(other)
      let distance = distance(from: name, to: other)
      if distance <= max(1, name.count / 3) { return distance }
      // A part of a name also matches if it's long enough.
      return name.count >= 3 && other.contains(name) ? name.count : nil
    }
    let near = zip(known, distances).compactMap { known, distance in distance.map { (known, $0) } }
    // In their own order if they're equally near.
    return near.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.prefix(3).map(\.element.0)
  }

  /// Returns a question that suggests names, or an empty string if there are none.
  static func question(_ names: [String]) -> String {
    guard let last = names.last else { return "" }
    let others = names.dropLast()
    switch others.count {
    case 0: return " Did you mean \(last)?"
    case 1: return " Did you mean \(others[0]) or \(last)?"
    default: return " Did you mean \(others.joined(separator: ", ")), or \(last)?"
    }
  }

  /// Returns the lowercase name, without the hyphens before it and the value after it.
  private static func letters(_ name: String) -> String {
    String(name.drop { $0 == "-" }.prefix { $0 != "=" }).lowercased()
  }

  /// Returns the number of characters to insert, delete, replace, or swap with the next one.
  private static func distance(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var costs = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(rows[row][column + 1] + 1, costs[column] + 1, rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        costs.append(cost)
      }
      rows.append(costs)
    }
    return rows[first.count][second.count]
  }
}
