import Foundation

/// A text that is composed of sounds: what is chosen already, and the letters that are not decided yet.
struct Composition: Equatable {
  /// The characters that stand for the first letters, one element for each choice with the letters it was made of.
  private(set) var chosen: [(text: String, letters: String)] = []
  private(set) var letters = ""

  var isEmpty: Bool { chosen.isEmpty && letters.isEmpty }

  static func == (one: Composition, other: Composition) -> Bool {
    one.letters == other.letters && one.chosen.map(\.text) == other.chosen.map(\.text)
  }

  /// The text as it is marked: what is chosen, then the syllables with spaces between.
  func markedText(_ table: SyllableTable) -> String {
    chosen.map(\.text).joined() + table.syllables(of: letters).joined(separator: " ")
  }

  /// The letters as they were typed.
  var rawText: String { chosen.map(\.text).joined() + letters }

  func candidates(_ table: SyllableTable) -> [String] {
    var seen = Set<String>()
    return table.candidates(for: table.syllables(of: letters)).map(\.text).filter { seen.insert($0).inserted }
  }

  mutating func type(_ letter: String) { letters += letter.lowercased() }

  /// Takes the last letter back, or the last choice where no letter is left to decide on.
  mutating func deleteBackward() {
    if letters.isEmpty {
      if let last = chosen.popLast() { letters = last.letters }
    } else {
      letters.removeLast()
      if letters.isEmpty, let last = chosen.popLast() { letters = last.letters }
    }
  }

  /// Decides on a candidate for the first letters.
  ///
  /// - Returns: The whole text if nothing is left to decide on; otherwise nil.
  mutating func choose(_ candidate: String, _ table: SyllableTable) -> String? {
    let syllables = table.syllables(of: letters)
    guard let count = table.candidates(for: syllables).first(where: { $0.text == candidate })?.count else { return nil }
    let used = syllables[..<count].joined()
    chosen.append((candidate, used))
    letters = String(letters.dropFirst(used.count))
    return letters.isEmpty ? chosen.map(\.text).joined() : nil
  }
}
