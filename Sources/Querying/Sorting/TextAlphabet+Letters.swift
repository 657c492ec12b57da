import Foundation

extension TextAlphabet {
  /// Gives words to the characters before `tableEnd` and to numbers, as far as they behave.
  mutating func learnLetters() {
    let characters = Self.candidates.sorted { order.isAscending($0.text, $1.text) }
    guard isAscending(characters.map(\.text)) else { return }
    // Neighbors of which the second outweighs what follows differ in the first level of collation.
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
    /// The small letter that a letter is or is made of; zero for all else.
    let base: UInt8
    var text: String { String(Character(scalar)) }
    var isDigit: Bool { scalar == "1" }
  }

  /// The characters that are examined: those of ASCII that can be seen, with one digit for all, and Latin letters that are not made
  /// of two.
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

  /// Whether each of some texts comes before the next, and the next not before it.
  private func isAscending(_ texts: [String]) -> Bool {
    zip(texts, texts.dropFirst()).allSatisfy {
      order.compare($0, $1) == .orderedAscending && order.compare($1, $0) == .orderedDescending
    }
  }

  /// The characters of a group that differ from its first less than anything that follows does.
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

  /// Whether a letter and another one after it sort as one: not in the other's place.
  private func startsContraction(_ letter: String, among groups: [[Letter]]) -> Bool {
    let texts = groups.map { letter + $0[0].text }
    if !isAscending([letter] + texts) { return true }
    guard let place = groups.firstIndex(where: { $0[0].text == letter }) else { return true }
    return place + 1 < groups.count && !isAscending([texts[texts.count - 1], groups[place + 1][0].text])
  }
}
