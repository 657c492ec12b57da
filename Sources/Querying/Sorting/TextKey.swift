package import Foundation

/// What decides most comparisons of a text: a word for each character, and for each number.
///
/// A word is a rank in the upper 19 bits, the letter that a letter with marks is made of in 7, and in 6 what tells apart
/// characters of the same rank. Characters that differ only by case have the same word.
///
/// **Why keys give Foundation's order.** Only texts of characters that `TextAlphabet` has examined have a key. Where two such
/// texts have their first different words, those words decide, if their ranks differ and they are not made of the same letter:
/// the characters there differ in the first level of collation, which outweighs all that follows. Everything else is left to
/// Foundation: texts of the same words, characters of the same rank, `a` against `å` (Foundation on Linux takes such letters
/// apart, and orders `ä` before `aä` in Swedish), and texts without a key.
package struct TextKey: Sendable, Hashable {
  /// The words; nil for a text that only Foundation compares.
  let words: [UInt32]?

  /// Compares two texts by their keys; nil where only Foundation can tell.
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

  /// Compares two different words; nil where they do not decide.
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
