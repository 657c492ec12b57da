import ChainMistakes
import Foundation

/// A mistake with a step, as the step's page shows it. `ChainTests` compiles each mistake.
struct Mistake {
  /// The kind of the compiler's message, based on the words that the test checks. More helpful kinds are first.
  enum Kind: Comparable {
    /// TableMaker's own message, which describes the fix.
    case own
    case arguments, member, type, misspelled

    /// The parts of the compiler's own messages. The first kind that matches applies.
    private static let parts: [(Kind, [String])] = [
      (.misspelled, ["'NoSuchStep'"]), (.arguments, ["expects "]),
      (.member, ["no member", "no dynamic member", "cannot find"]),
      (
        .type,
        [
          "cannot ", "inherit from", "expected argument", "missing argument", "as a boolean", "' conform to",
          "not conform to", "member reference", "does not accept", "passed in call", "passed to call",
        ]
      ),
    ]

    init(_ words: [String]) {
      let known = Self.parts.first { _, texts in words.contains { word in texts.contains(where: word.contains) } }
      // A single name is the name of a type.
      self = known?.0 ?? (words.contains { $0.contains(" ") } ? .own : .type)
    }
  }

  /// The name of the step with the mistake.
  let step: String
  /// The call of that step, without the body of its closure if the body has no mistake.
  let code: String
  /// The call without the mistake, or `nil` if the message describes the fix.
  let correct: String?
  /// The possible parts of the compiler's message, which contains one of them.
  let words: [String]
  let kind: Kind

  /// Returns all mistakes with steps, in the order in which the sources list them.
  static func all(steps: Set<String>) throws -> [Mistake] {
    let chain = try Sources.chain(sections: 4)
    var found = [Mutant].all.compactMap { Mistake($0, in: chain, steps: steps) }
    for (name, mutants) in [String: [Mutant]].all.sorted(by: { $0.key < $1.key }) {
      let source = try Sources.snippet("Valid/\(name).swift")
      found += mutants.compactMap { Mistake($0, in: source, steps: steps) }
    }
    return found
  }

  /// Returns the mistakes for a page: one of each kind, the most helpful first.
  ///
  /// Of each kind, the method chooses the shortest mistake, and prefers a message with several words to a single name.
  static func shown(_ mistakes: [Mistake], without kinds: Set<Kind>, atMost count: Int) -> [Mistake] {
    func length(_ mistake: Mistake) -> Int {
      mistake.code.count + (mistake.words.allSatisfy { !$0.contains(" ") } ? 60 : 0)
    }
    let first = Dictionary(grouping: mistakes) { $0.kind }.compactMapValues { some in
      some.min { length($0) < length($1) }
    }
    return first.filter { !kinds.contains($0.key) }.sorted { $0.key < $1.key }.prefix(count).map(\.value)
  }

  /// Creates a mistake from a mutant.
  ///
  /// The result is `nil` if a page can't show the mistake, because any message matches, or because the line belongs to no
  /// step.
  init?(_ mutant: Mutant, in source: String, steps: Set<String>) {
    guard !mutant.words.isEmpty, let mutated = try? mutant.applied(to: source),
      let number = mutant.expectedLine(in: mutated).map({ $0 - 1 })
    else { return nil }
    words = mutant.words
    kind = Kind(words)
    let saysWhatToDo = kind == .own
    let (before, after) = (ChainLines(source), ChainLines(mutated))
    let line = after.lines[number]
    for edit in mutant.edits {
      switch edit {
      case .replace(let text, let replacement):
        guard let range = line.firstRange(of: replacement),
          let there = before.number(of: line.replacingCharacters(in: range, with: text), near: number)
        else { continue }
        let column = zip(line, before.lines[there]).prefix { $0 == $1 }.count
        let right = before.call(at: column, of: there)
        guard let call = after.call(at: column, of: number),
          let name = [call.name, right?.name].compactMap({ $0 }).first(where: steps.contains)
        else { return nil }
        // If the original line has another step there, it doesn't show how to correct this one.
        guard saysWhatToDo || right?.name == name else { return nil }
        (step, code, correct) = (name, call.text, saysWhatToDo ? nil : right?.text)
        return
      case .insert(let text, _):
        guard saysWhatToDo, line.trimmingCharacters(in: .whitespaces) == text else { continue }
      case .delete: break
      }
    }
    // A correct step in the wrong place. The message names the step.
    guard saysWhatToDo, let call = after.call(at: 0, of: number), steps.contains(call.name),
      words.contains(where: { $0.contains(".\(call.name)") || $0.hasPrefix("'\(call.name)") })
    else { return nil }
    (step, code, correct) = (call.name, call.text, nil)
  }
}
