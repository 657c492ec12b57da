import Synchronization

extension Symbol {
  private static let told = Mutex<Set<String>>([])

  /// Reports a missing symbol once for each name, because the cause of a blank image is hard to find.
  static func tellMissing(_ name: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    let shown = String(name.prefix(longestName)).debugDescription
    writeToStandardError(
      "UIImage(systemName: \(shown)) is nil because UIKit on Linux doesn't draw this symbol. The nearest names: "
        + nearestNames(to: name, in: all.keys).joined(separator: ", ") + ".")
  }

  /// The number of characters of a name that are compared and reported. No symbol of Apple's has a longer name.
  private static let longestName = 64

  /// Returns the five names that are most similar to a name, the best one first.
  ///
  /// A misspelled name comes before the relatives of the missing symbol, such as `heart.fill` for `heart.slash`, and
  /// relatives come before names with another part in common.
  static func nearestNames(to name: String, in names: some Sequence<String>) -> [String] {
    let wanted = Array(name.lowercased().prefix(longestName))
    let parts = wanted.split(separator: ".")
    let ranked = names.map { name -> (kind: Int, common: Int, distance: Int, name: String) in
      let other = Array(name)
      let others = other.split(separator: ".")
      let distance = distance(wanted, other)
      let kind = distance <= max(1, wanted.count / 4) ? 0 : parts.first == others.first ? 1 : 2
      return (kind, -Set(parts).intersection(others).count, distance, name)
    }
    return ranked.sorted(by: <).prefix(5).map(\.name)
  }

  /// Returns the number of characters to insert, delete, or replace to get from one name to another.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var previous = Array(0...second.count)
    for (row, character) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        let replaced = previous[column] + (character == other ? 0 : 1)
        current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[second.count]
  }
}
