import Foundation

/// The characters with an order that's learned from Foundation for a locale, which give texts their keys.
///
/// The order is learned at run time, so it's the system's own. Characters that a key can't represent (`ß`, which sorts
/// as two letters, or Czech `c`, because `ch` is a letter) are detected and left out.
package struct TextAlphabet: Sendable {
  /// The order that the keys accelerate.
  package let order: TextOrder
  /// The words of the characters before `tableEnd`, or zero for those without one.
  var words: [UInt32]
  /// The words of the ideographs, or zero for those without one or not yet learned.
  var ideographWords: [UInt32] = []
  /// The ideographs with a word, in order.
  var ideographs: [UInt16] = []
  /// The rank of the digits, or zero if numbers don't get keys.
  var digitRank = 0

  static let tableEnd: UInt32 = 0x180
  static let firstIdeograph: UInt32 = 0x4E00
  static let ideographCount: UInt32 = 0x5200
  /// The distance between the ranks of letters, which leaves space for the lengths of numbers and for characters that
  /// are learned later.
  static let rankStep = 256
  /// The number of ranks reserved for the locale's sorted ideographs. All ranks are less than 2 to the 19th power.
  static let roomForIdeographs = 400_000
  static let sampleIdeograph = "\u{963F}"

  /// Creates an alphabet with the Latin letters of a locale.
  package init(order: TextOrder) {
    self.order = order
    words = Array(repeating: 0, count: Int(Self.tableEnd))
    learnLetters()
  }

  /// Returns the key of a text.
  package func key(of text: String) -> TextKey {
    var text = text
    return text.withUTF8 { TextKey(words: words(of: $0)) }
  }

  /// Returns the words of a text, or `nil` if it has a character without one.
  private func words(of text: UnsafeBufferPointer<UInt8>) -> [UInt32]? {
    var result: [UInt32] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x30 < 10 {
        guard digitRank > 0, appendNumber(text, &index, &result) else { return nil }
        continue
      }
      let word: UInt32
      if byte < 0x80 {
        word = words[Int(byte)]
        index += 1
      } else if byte < 0xE0 {
        let scalar = UInt32(byte & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F)
        guard scalar < Self.tableEnd else { return nil }
        word = words[Int(scalar)]
        index += 2
      } else if byte < 0xF0 {
        let scalar = UInt32(byte & 0xF) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
        guard scalar >= Self.firstIdeograph, scalar - Self.firstIdeograph < ideographWords.count else { return nil }
        word = ideographWords[Int(scalar - Self.firstIdeograph)]
        index += 3
      } else {
        return nil
      }
      if word == 0 { return nil }
      result.append(word)
    }
    return result
  }

  /// Appends the words of a number: its length and its digits in groups of five. Returns `false` if it's too long or
  /// begins with zero.
  private func appendNumber(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ result: inout [UInt32]) -> Bool {
    let start = index
    while index < text.count, text[index] &- 0x30 < 10 { index += 1 }
    let length = index - start
    guard length <= 15, length == 1 || text[start] != 0x30 else { return false }
    result.append(TextKey.word(rank: digitRank + length, base: 0, variant: 0))
    var chunk = 0
    for (place, digit) in text[start..<index].enumerated() {
      chunk = chunk * 10 + Int(digit - 0x30)
      if place % 5 == 4 || place == length - 1 {
        result.append(TextKey.word(rank: chunk + 1, base: 0, variant: 0))
        chunk = 0
      }
    }
    return true
  }
}
