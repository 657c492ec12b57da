import ChainMistakes
import Foundation

/// The mistakes to try, from the environment.
enum Selection {
  /// A Boolean value that indicates whether each mistake is tried with each kind of source, in two orders, and over literals;
  /// otherwise it's tried once.
  static let isFull = ProcessInfo.processInfo.environment["FULL_MATRIX"] != nil

  /// The only steps to try mistakes with, from `ONLY_STEP=onSelect,height`; `nil` for all steps.
  static let steps = ProcessInfo.processInfo.environment["ONLY_STEP"].map {
    $0.split(whereSeparator: { ", ".contains($0) }).map(String.init)
  }
}

extension [Mutant] {
  /// The mistakes with the selected steps.
  var selected: [Mutant] {
    guard let steps = Selection.steps else { return self }
    return filter { mutant in steps.contains { mutant.names($0) } }
  }
}

extension Mutant {
  /// Returns a Boolean value that indicates whether the mistake is made in a step, or reported there.
  func names(_ step: String) -> Bool {
    let texts = edits.flatMap { edit in
      switch edit {
      case .delete(let text): [text]
      case .replace(let text, let other), .insert(let other, let text): [text, other]
      }
    }
    return (texts + lines + words).contains { text in
      text.ranges(of: step).contains { range in
        let isLetter = { (character: Character?) in character.map { $0.isLetter || $0.isNumber } ?? false }
        return !isLetter(text[..<range.lowerBound].last) && !isLetter(text[range.upperBound...].first)
      }
    }
  }
}
