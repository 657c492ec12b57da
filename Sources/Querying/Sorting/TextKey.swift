package import Foundation

/// The sort key of a text, with a word for each character and number, which decides most comparisons.
///
/// A word has a rank in the upper 19 bits and the base letter of an accented letter in 7 bits. The last 6 bits
/// distinguish characters of the same rank. Characters that differ only by case have the same word.
///
/// **Why keys give Foundation's order.** Only texts with characters that `TextAlphabet` has examined have a key. The
/// first different words of two such texts decide if their ranks and their base letters differ. The characters then
/// differ in the first level of collation, which outweighs everything that follows. All other comparisons use
/// Foundation: texts with equal words, characters of the same rank, `a` and `å`, and texts without a key. (Foundation
/// on Linux decomposes letters such as `å`, and orders `ä` before `aä` in Swedish.)
package struct TextKey: Sendable, Hashable {
  /// The words, or `nil` for a text that only Foundation can compare.
  let words: [UInt32]?

  /// Compares two texts by their keys, or returns `nil` if only Foundation can decide.
  package func compare(_ other: TextKey) -> ComparisonResult? {
    guard let words, let others = other.words else { return nil }
    return words.withUnsafeBufferPointer { words in
      others.withUnsafeBufferPointer { others in
        let count = min(words.count, others.count)
        var index = 0
        while index < count, words[index] == others[index] { index &+= 1 }
        if index == count {
          if words.count == others.count { return nil }
          return words.count < others.count ? .orderedAscending : .orderedDescending
        }
        return Self.compare(words[index], others[index])
      }
    }
  }

  /// Compares two different words, or returns `nil` if they don't decide.
  static func compare(_ word: UInt32, _ other: UInt32) -> ComparisonResult? {
    let (rank, otherRank) = (word >> 13, other >> 13)
    let (base, otherBase) = (word >> 6 & 127, other >> 6 & 127)
    if rank == otherRank || (base != 0 && base == otherBase) { return nil }
    return rank < otherRank ? .orderedAscending : .orderedDescending
  }

  static func word(rank: Int, base: UInt8, variant: Int) -> UInt32 {
    UInt32(rank) << 13 | UInt32(base & 127) << 6 | UInt32(variant)
  }
}
