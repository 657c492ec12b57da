import ChainMistakes
import Foundation

/// A mistake with a step, as its page shows it: one that the compiler is tried with by `ChainTests`.
struct Mistake {
  /// What the compiler says of it, by the words that are checked: the more telling come first.
  enum Kind: Comparable {
    /// A message of our own, which says what to do.
    case own
    case arguments, member, type, misspelled

    /// What the compiler's own messages have, the first that fits.
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
      // A name alone is that of a type.
      self = known?.0 ?? (words.contains { $0.contains(" ") } ? .own : .type)
    }
  }

  /// The name of the step that it is made with.
  let step: String
  /// The call of that step, without what its closure does, where that is right.
  let code: String
  /// The same without the mistake; nil where the message itself says what to do.
  let correct: String?
  /// Parts of the compiler's message: it has one of them.
  let words: [String]
  let kind: Kind

  /// All that are made with steps, in the order in which they are written down.
  static func all(steps: Set<String>) throws -> [Mistake] {
    let chain = try Sources.chain(sections: 4)
    var found = [Mutant].all.compactMap { Mistake($0, in: chain, steps: steps) }
    for (name, mutants) in [String: [Mutant]].all.sorted(by: { $0.key < $1.key }) {
      let source = try Sources.snippet("Valid/\(name).swift")
      found += mutants.compactMap { Mistake($0, in: source, steps: steps) }
    }
    return found
  }

  /// Those of a page: one of each kind, the most telling first; of a kind the shortest, rather with words than with a name.
  static func shown(_ mistakes: [Mistake], without kinds: Set<Kind>, atMost count: Int) -> [Mistake] {
    func length(_ mistake: Mistake) -> Int {
      mistake.code.count + (mistake.words.allSatisfy { !$0.contains(" ") } ? 60 : 0)
    }
    let first = Dictionary(grouping: mistakes) { $0.kind }.compactMapValues { some in
      some.min { length($0) < length($1) }
    }
    return first.filter { !kinds.contains($0.key) }.sorted { $0.key < $1.key }.prefix(count).map(\.value)
  }

  /// Nil where a page could not show it: any words will do, or the line is not a step's.
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
        // Where another step stood before, that is no way to put it right.
        guard saysWhatToDo || right?.name == name else { return nil }
        (step, code, correct) = (name, call.text, saysWhatToDo ? nil : right?.text)
        return
      case .insert(let text, _):
        guard saysWhatToDo, line.trimmingCharacters(in: .whitespaces) == text else { continue }
      case .delete: break
      }
    }
    // A step that itself is right, and in the wrong place: the message names it.
    guard saysWhatToDo, let call = after.call(at: 0, of: number), steps.contains(call.name),
      words.contains(where: { $0.contains(".\(call.name)") || $0.hasPrefix("'\(call.name)") })
    else { return nil }
    (step, code, correct) = (call.name, call.text, nil)
  }
}
