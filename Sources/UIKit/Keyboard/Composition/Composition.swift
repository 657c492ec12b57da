import Foundation

/// A text that's composed of syllables: the chosen characters and the undecided letters.
struct Composition: Equatable {
  /// The chosen characters, with one element for each choice and its letters.
  private(set) var chosen: [(text: String, letters: String)] = []
  private(set) var letters = ""

  var isEmpty: Bool { chosen.isEmpty && letters.isEmpty }

  static func == (one: Composition, other: Composition) -> Bool {
    one.letters == other.letters && one.chosen.map(\.text) == other.chosen.map(\.text)
  }

  /// Returns the marked text: the chosen characters, followed by the syllables separated by spaces.
  func markedText(_ table: SyllableTable) -> String {
    chosen.map(\.text).joined() + table.syllables(of: letters).joined(separator: " ")
  }

  /// The text with the letters as they were typed.
  var rawText: String { chosen.map(\.text).joined() + letters }

  func candidates(_ table: SyllableTable) -> [String] {
    var seen = Set<String>()
    return table.candidates(for: table.syllables(of: letters)).map(\.text).filter { seen.insert($0).inserted }
  }

  mutating func type(_ letter: String) { letters += letter.lowercased() }

  /// Deletes the last letter, or undoes the last choice if no letters remain.
  mutating func deleteBackward() {
    if letters.isEmpty {
      if let last = chosen.popLast() { letters = last.letters }
    } else {
      letters.removeLast()
      if letters.isEmpty, let last = chosen.popLast() { letters = last.letters }
    }
  }

  /// Chooses a candidate for the first letters.
  ///
  /// - Returns: The whole text if no letters remain, or else `nil`.
  mutating func choose(_ candidate: String, _ table: SyllableTable) -> String? {
    let syllables = table.syllables(of: letters)
    guard let count = table.candidates(for: syllables).first(where: { $0.text == candidate })?.count else { return nil }
    let used = syllables[..<count].joined()
    chosen.append((candidate, used))
    letters = String(letters.dropFirst(used.count))
    return letters.isEmpty ? chosen.map(\.text).joined() : nil
  }
}
