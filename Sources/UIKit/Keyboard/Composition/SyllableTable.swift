import Foundation

/// A table of the characters and phrases for Chinese syllables, from the most common.
///
/// The table of UIKit on Linux is small: it's enough for greetings. The app's host can set another one.
@_spi(Testing) public struct SyllableTable: Sendable {
  /// The characters and words for each sequence of syllables, which are separated by spaces: "ni hao".
  public var candidates: [String: [String]]

  /// Creates a table.
  ///
  /// - Parameter candidates: The candidates for each sequence of syllables.
  public init(candidates: [String: [String]]) {
    self.candidates = candidates
    syllables = Set(candidates.keys.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// All syllables of the table.
  let syllables: Set<String>

  /// The table that keyboards use.
  @MainActor @preconcurrency public static var current = standard

  /// Divides letters into syllables, the first of them as long as possible. Letters that don't form syllables stay at
  /// the end.
  func syllables(of letters: String) -> [String] {
    let letters = Array(letters)
    func isSyllable(_ start: Int, _ end: Int) -> Bool { syllables.contains(String(letters[start..<end])) }
    func ends(from start: Int) -> ClosedRange<Int> { start...min(start + SyllableTable.longest, letters.count) }
    // Marks where whole syllables can end, because the remaining letters may still become a syllable.
    var isReached = [Bool](repeating: false, count: letters.count + 1)
    isReached[0] = true
    for start in letters.indices where isReached[start] {
      for end in ends(from: start).dropFirst() where isSyllable(start, end) { isReached[end] = true }
    }
    let last = isReached.lastIndex(of: true) ?? 0
    // Marks the places from which that end can be reached.
    var leads = [Bool](repeating: false, count: letters.count + 1)
    leads[last] = true
    for start in (0..<last).reversed() {
      leads[start] = ends(from: start).dropFirst().contains { leads[$0] && isSyllable(start, $0) }
    }
    var parts: [String] = []
    var start = 0
    while start < last, let end = ends(from: start).reversed().first(where: { leads[$0] && isSyllable(start, $0) }) {
      parts.append(String(letters[start..<end]))
      start = end
    }
    if start < letters.count { parts.append(String(letters[start...])) }
    return parts
  }

  /// The maximum number of letters in a syllable.
  private static let longest = 6

  /// Returns the candidates for the beginning of a sequence of syllables, from the longest sequences.
  ///
  /// - Returns: Each candidate with the number of syllables that it represents.
  func candidates(for syllables: [String]) -> [(text: String, count: Int)] {
    var found: [(text: String, count: Int)] = []
    for count in stride(from: min(4, syllables.count), through: 1, by: -1) {
      let key = syllables[..<count].joined(separator: " ")
      for text in candidates[key] ?? [] { found.append((text, count)) }
    }
    // An incomplete syllable represents those that begin with it.
    if found.isEmpty, let first = syllables.first {
      for key in candidates.keys.sorted() where key.hasPrefix(first) && !key.contains(" ") {
        for text in candidates[key] ?? [] { found.append((text, 1)) }
      }
    }
    return found
  }
}
