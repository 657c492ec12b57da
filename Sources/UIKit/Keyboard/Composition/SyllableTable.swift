import Foundation

/// What the sounds of Chinese syllables may stand for: characters and phrases, those used most first.
///
/// The table of UIKit on Linux is small: it is enough for greetings. An app's host that wants more sets another one.
@_spi(Testing) public struct SyllableTable: Sendable {
  /// The characters and words of each run of syllables, which are separated by spaces: "ni hao".
  public var candidates: [String: [String]]

  /// Makes a table.
  ///
  /// - Parameter candidates: The candidates of each run of syllables.
  public init(candidates: [String: [String]]) {
    self.candidates = candidates
    syllables = Set(candidates.keys.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// All syllables of the table.
  let syllables: Set<String>

  /// The table that keyboards use.
  @MainActor @preconcurrency public static var current = standard

  /// Cuts letters into syllables, the first as long as can be; what cannot be cut stays as it is at the end.
  func syllables(of letters: String) -> [String] {
    let letters = Array(letters)
    func isSyllable(_ start: Int, _ end: Int) -> Bool { syllables.contains(String(letters[start..<end])) }
    func ends(from start: Int) -> ClosedRange<Int> { start...min(start + SyllableTable.longest, letters.count) }
    // How far whole syllables go: what comes after may become one yet.
    var isReached = [Bool](repeating: false, count: letters.count + 1)
    isReached[0] = true
    for start in letters.indices where isReached[start] {
      for end in ends(from: start).dropFirst() where isSyllable(start, end) { isReached[end] = true }
    }
    let last = isReached.lastIndex(of: true) ?? 0
    // From where one gets there.
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

  /// The number of letters of the longest syllables.
  private static let longest = 6

  /// The candidates for the beginning of a run of syllables, the longest runs first.
  ///
  /// - Returns: Each candidate with how many of the syllables it stands for.
  func candidates(for syllables: [String]) -> [(text: String, count: Int)] {
    var found: [(text: String, count: Int)] = []
    for count in stride(from: min(4, syllables.count), through: 1, by: -1) {
      let key = syllables[..<count].joined(separator: " ")
      for text in candidates[key] ?? [] { found.append((text, count)) }
    }
    // A syllable that is not typed to its end stands for those that begin with it.
    if found.isEmpty, let first = syllables.first {
      for key in candidates.keys.sorted() where key.hasPrefix(first) && !key.contains(" ") {
        for text in candidates[key] ?? [] { found.append((text, 1)) }
      }
    }
    return found
  }
}
