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
  @MainActor public static var current = standard

  /// Cuts letters into syllables, long ones rather than short ones; what cannot be cut stays as it is at the end.
  func syllables(of letters: String) -> [String] {
    let letters = Array(letters)
    // The way to each place, the one with the longest last step that can be reached.
    var steps = [Int?](repeating: nil, count: letters.count + 1)
    steps[0] = 0
    for end in letters.indices.map({ $0 + 1 }) {
      for length in stride(from: min(SyllableTable.longest, end), through: 1, by: -1)
      where steps[end - length] != nil && syllables.contains(String(letters[(end - length)..<end])) {
        steps[end] = length
        break
      }
    }
    // What cannot be cut may become a syllable yet.
    let reached = steps.lastIndex { $0 != nil } ?? 0
    var parts = reached < letters.count ? [String(letters[reached...])] : []
    var end = reached
    while end > 0, let length = steps[end] {
      parts.append(String(letters[(end - length)..<end]))
      end -= length
    }
    return parts.reversed()
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
