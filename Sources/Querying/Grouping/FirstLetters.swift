package import Foundation

/// A value that finds the letters of texts with the collation of a locale.
///
/// For example, `å` is under A in English but after Z in Swedish. Ideographs are under the first letter of their Pinyin
/// if the locale sorts them that way, or else under `#`.
///
/// ```swift
/// var letters = FirstLetters(locale: locale)
/// let keys = names.map { letters.letter(of: $0) }  // each first character is looked up once
/// ```
package struct FirstLetters: Sendable {
  let order: TextOrder
  private let none: FirstLetter
  private var lettersOfASCII: [FirstLetter?]
  private var lettersByScalar: [UInt32: FirstLetter] = [:]
  private var letters: [Character: FirstLetter] = [:]
  /// Accented letters that are separate letters in the locale, such as Swedish Å, Ä, and Ö.
  private(set) var ownLetters: [String] = []
  /// The first ideograph of each letter, if ideographs are sorted by Pinyin.
  private let boundaries: [(letter: String, text: String)]

  static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  /// Creates the letters of a locale.
  package init(locale: Locale = .autoupdatingCurrent) {
    order = TextOrder(locale: locale)
    none = FirstLetter("#", order: order)
    lettersOfASCII = Array(repeating: nil, count: 128)
    boundaries = Self.pinyinBoundaries(order)
    // The smallest mark comes first so that Swedish ø is filed under Ö.
    let capitals = (0xC0..<UInt32(0x180)).compactMap { Unicode.Scalar($0) }.filter(\.properties.isUppercase)
    let texts = capitals.map { String(Character($0)) }.filter { Self.baseLetter(of: $0) != $0 }
    for text in texts.sorted(by: order.isAscending) {
      let known = Self.alphabet + ownLetters
      if !isSameLetter(text, Self.baseLetter(of: text)), !known.contains(where: { isSameLetter(text, $0) }) {
        ownLetters.append(text)
      }
    }
  }

  /// Returns the letter that a text is filed under.
  package mutating func letter(of text: String?) -> FirstLetter {
    guard let text, !text.isEmpty else { return none }
    var bytes = text.utf8.makeIterator()
    let (first, second) = (bytes.next() ?? 0, bytes.next() ?? 0)
    // A mark can follow only if the second byte isn't ASCII.
    if first < 128, second < 128 {
      if let known = lettersOfASCII[Int(first)] { return known }
      let letter = FirstLetter(title(of: Character(Unicode.Scalar(first))), order: order)
      lettersOfASCII[Int(first)] = letter
      return letter
    }
    guard let character = text.first else { return none }
    let scalars = character.unicodeScalars
    // Hashing a number is much faster than hashing a character.
    if let scalar = scalars.first, scalars.count == 1 {
      if let known = lettersByScalar[scalar.value] { return known }
      let letter = FirstLetter(title(of: character), order: order)
      lettersByScalar[scalar.value] = letter
      return letter
    }
    if let known = letters[character] { return known }
    let letter = FirstLetter(title(of: character), order: order)
    letters[character] = letter
    return letter
  }

  /// Returns whether two letters differ less than the text that follows them.
  private func isSameLetter(_ one: String, _ other: String) -> Bool {
    order.isAscending(one + "a", other + "zz") && order.isAscending(other + "a", one + "zz")
  }

  private func title(of character: Character) -> String {
    let base = Self.baseLetter(of: String(character))
    guard let scalar = base.unicodeScalars.first, scalar.properties.isAlphabetic else { return "#" }
    if scalar.properties.isIdeographic { return titleOfIdeograph(base) }
    if let letter = Self.hangulLetter(scalar) { return letter }
    // Only the letter and its first mark count. Other marks and joiners don't make another letter.
    let whole = String(character).precomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
    let letter = String(Character(whole))
    // The letter's case is kept: Turkish í is filed with i, and Í with I, which is the uppercase of another letter.
    if scalar.isASCII, isSameLetter(letter, base) { return capital(of: base) }
    if let known = (Self.alphabet + ownLetters).first(where: { isSameLetter(letter, $0) }) { return known }
    return capital(of: isSameLetter(letter, base) ? base : letter)
  }

  /// Returns the uppercase of a letter, if that's a single letter.
  private func capital(of letter: String) -> String {
    let capital = letter.uppercased(with: order.locale)
    return capital.unicodeScalars.count == 1 ? capital : letter
  }

  /// Returns the first letter in a character's decomposition, without marks, in its own case.
  private static func baseLetter(of text: String) -> String {
    var scalar = text.decomposedStringWithCompatibilityMapping.unicodeScalars.first ?? " "
    // Katakana is filed with hiragana.
    if (0x30A1...0x30F6).contains(scalar.value) { scalar = Unicode.Scalar(scalar.value - 0x60) ?? scalar }
    return String(Character(scalar))
  }

  /// Returns the letter of a Hangul syllable's first consonant from the decomposition.
  private static func hangulLetter(_ consonant: Unicode.Scalar) -> String? {
    guard (0x1100...0x1112).contains(consonant.value) else { return nil }
    let letters = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    return String(letters[Int(consonant.value - 0x1100)])
  }

  private func titleOfIdeograph(_ text: String) -> String {
    guard !boundaries.isEmpty else { return "#" }
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if order.isAscending(text, boundaries[middle].text) { high = middle } else { low = middle + 1 }
    }
    return boundaries[max(0, low - 1)].letter
  }

  /// Returns the first ideograph of each letter, or an empty array if the locale doesn't sort ideographs by Pinyin.
  ///
  /// An early ideograph of each letter reveals whether it does. The collation's own marks between letters, a
  /// noncharacter (U+FDD0) and the letter, are exact. Without them, the ideographs are the boundaries.
  private static func pinyinBoundaries(_ order: TextOrder) -> [(letter: String, text: String)] {
    let letters = "ABCDEFGHJKLMNOPQRSTWXYZ".map { String($0) }
    let early = "阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他哇夕丫帀".map { String($0) }
    guard zip(early, early.dropFirst()).allSatisfy({ order.isAscending($0, $1) }) else { return [] }
    let marks = letters.map { letter in
      Unicode.Scalar(0xFDD0 as UInt32).map { String(Character($0)) + letter } ?? letter
    }
    let areMarksKnown =
      zip(marks, early).allSatisfy { order.isAscending($0, $1) }
      && zip(early, marks.dropFirst()).allSatisfy { order.isAscending($0, $1) }
    return Array(zip(letters, areMarksKnown ? marks : early)).map { (letter: $0, text: $1) }
  }
}
