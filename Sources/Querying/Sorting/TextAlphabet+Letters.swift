import Foundation

extension TextAlphabet {
  /// Assigns words to the characters before `tableEnd` and to numbers if they behave well.
  mutating func learnLetters() {
    let characters = Self.candidates.sorted { order.isAscending($0.text, $1.text) }
    guard isAscending(characters.map(\.text)) else { return }
    // Two neighbors differ in the first level of collation if the second one outweighs the text that follows.
    var groups: [[Letter]] = []
    for character in characters {
      if let last = groups.last?.last, !order.isAscending(last.text + "z", character.text + "a") {
        groups[groups.count - 1].append(character)
      } else {
        groups.append([character])
      }
    }
    groups = groups.map(letters(thatBehaveIn:)).filter { !$0.isEmpty }
    groups = groups.filter { group in
      guard group.contains(where: { $0.text >= "a" && $0.text <= "z" }) else { return true }
      return !startsContraction(group[0].text, among: groups)
    }
    var rank = 0
    var isRoomMade = false
    for group in groups {
      rank += Self.rankStep
      if !isRoomMade, order.isAscending(Self.sampleIdeograph, group[0].text) {
        rank += Self.roomForIdeographs
        isRoomMade = true
      }
      if group[0].isDigit {
        digitRank = rank
        continue
      }
      var variant = 0
      for (letter, previous) in zip(group, [group[0]] + group) {
        if letter.text != previous.text, !order.isSameButForced(letter.text, previous.text) { variant += 1 }
        guard variant < 64 else { break }
        words[Int(letter.scalar.value)] = TextKey.word(rank: rank, base: letter.base, variant: variant)
      }
    }
  }

  /// A character that may get a word.
  struct Letter {
    let scalar: Unicode.Scalar
    /// The lowercase base letter, or zero for other characters.
    let base: UInt8
    var text: String { String(Character(scalar)) }
    var isDigit: Bool { scalar == "1" }
  }

  /// The characters to examine: visible ASCII characters, with one digit for all, and Latin letters that aren't
  /// ligatures.
  private static var candidates: [Letter] {
    (0x20..<tableEnd).compactMap { Unicode.Scalar($0) }.compactMap { scalar in
      let text = String(Character(scalar))
      if scalar.value < 0x7F {
        if scalar.properties.numericType != nil, scalar != "1" { return nil }
        return Letter(scalar: scalar, base: scalar.properties.isAlphabetic ? UInt8(scalar.value) | 0x20 : 0)
      }
      guard scalar.properties.isAlphabetic,
        text.decomposedStringWithCompatibilityMapping
          .unicodeScalars.elementsEqual(text.decomposedStringWithCanonicalMapping.unicodeScalars)
      else { return nil }
      let first = text.decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar
      return Letter(scalar: scalar, base: first.isASCII ? UInt8(first.value) | 0x20 : 0)
    }
  }

  /// Returns whether each text comes before the next one, consistently in both directions.
  private func isAscending(_ texts: [String]) -> Bool {
    zip(texts, texts.dropFirst()).allSatisfy {
      order.compare($0, $1) == .orderedAscending && order.compare($1, $0) == .orderedDescending
    }
  }

  /// Returns the characters of a group that differ from its first one less than any following text.
  private func letters(thatBehaveIn group: [Letter]) -> [Letter] {
    let pairs = [("a", "b"), ("y", "z"), ("m", "n"), (" ", "a"), ("-", "a"), ("a", "s"), ("s", "z"), ("d", "f")]
    let first = group[0].text
    return group.filter { letter in
      let text = letter.text
      return pairs.allSatisfy { before, after in
        order.isAscending(text + before, first + after) && order.isAscending(first + before, text + after)
          && order.isAscending("q" + text + before, "q" + first + after)
          && order.isAscending("q" + first + before, "q" + text + after)
      }
    }
  }

  /// Returns whether a letter and another one after it sort as one letter in a different place.
  private func startsContraction(_ letter: String, among groups: [[Letter]]) -> Bool {
    let texts = groups.map { letter + $0[0].text }
    if !isAscending([letter] + texts) { return true }
    guard let place = groups.firstIndex(where: { $0[0].text == letter }) else { return true }
    return place + 1 < groups.count && !isAscending([texts[texts.count - 1], groups[place + 1][0].text])
  }
}
