import ChainMistakes
import CompilerSupport
import Foundation
import Testing

/// The chain as the compiler sees it: what compiles, what does not, what it says then, and how long it takes.
///
/// Limits are counts of the type checker's moves, so that a slow machine cannot fail a test. The machine that they were set on
/// makes some 100 moves a millisecond, which turns the design's half a second and two seconds into counts. The tests also print
/// milliseconds.
@Suite(.serialized) struct ChainTests {
  /// The limit for a valid chain: far below half a second.
  static let chainLimit = 2_500
  /// The limit for a mistake: two seconds.
  static let mutantLimit = 200_000
  /// The same in twelve sections over array literals, an extra: the compiler tries each literal with each type.
  static let literalLimit = 600_000

  @Test func `every valid chain compiles without a warning, with little work`() async throws {
    let checker = try TypeChecker()
    let empty = try checker.check(Sources.snippet("Empty.swift"))
    var sources = try Sources.valid()
    for count in [4, 12] {
      sources.append(("\(count) sections", try Sources.chain(sections: count)))
      sources.append(("\(count) sections, literals", try Sources.chain(sections: count, literals: true)))
    }
    sources.append(("4 sections with a return", try Sources.chainWithReturn()))
    for count in [4, 12] { sources.append(("\(count) dense sections", try Sources.denseChain(sections: count))) }
    let steps = OwnerStep.all.map { ("12 sections, \($0)", $0.chain(sections: 12)) }
    sources += Selection.isFull ? steps : steps.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)
    let results = try await inTwoLanes(sources) { try checker.check($0.source) }

    print("\nValid chains: the type checker's moves, and milliseconds over an empty file (\(empty.milliseconds) ms)")
    for ((name, _), result) in zip(sources, results) {
      let work = result.work - empty.work
      print(row(work, result.milliseconds - empty.milliseconds, name, ""))
      #expect(result.errors.isEmpty && result.warnings.isEmpty, "\(name):\n\(result.output)")
      #expect(work < Self.chainLimit, "\(name) takes \(work) moves.")
    }
  }

  // With the sources of each kind, in four sections: below. Over literals only in the full matrix.
  @Test(arguments: Selection.isFull ? [false, true] : [false])
  func `each mistake in a chain of twelve sections is reported at its line, in words that name the step`(
    literals: Bool
  ) async throws {
    let source = try Sources.chain(sections: 12, literals: literals)
    // Over literals some take seconds, so every third.
    let mutants = [Mutant].all.enumerated().filter { !literals || $0.offset % 3 == 0 }.map(\.element).selected
    let base = "12 sections\(literals ? ", literals" : "")"
    // Of literals a few are half of what one may take, so that of eight each would get a run once more.
    try await expect(
      mutants.map { try Trial($0, of: base, in: source) }, limit: literals ? Self.literalLimit : Self.mutantLimit,
      together: literals ? 3 : 8)
  }

  @Test(arguments: [4, 12])
  func `each mistake among events with an owner, eight in a section, is reported at its line`(
    sections: Int
  ) async throws {
    let source = try Sources.denseChain(sections: sections)
    try await expect([Mutant].dense.selected.map { try Trial($0, of: "\(sections) dense sections", in: source) })
  }

  @Test func `each mistake with a step that has an owner is reported in twelve sections that use each form of it`()
    async throws
  {
    let trials = try OwnerStep.all.flatMap { step in
      let source = step.chain(sections: 12)
      return try step.mistakes.selected.map { try Trial($0, of: "12 sections", in: source) }
    }
    try await expect(trials)
  }

  @Test func `every step that has an owner is tried in such chains`() throws {
    let folder = try Toolchain().repository.appendingPathComponent("Sources/TableMaker")
    var declared: [String: Int] = [:]
    for room in ["Chain/Steps", "Forms/Steps"] {
      for file in try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(room).path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appendingPathComponent("\(room)/\(file)"), encoding: .utf8)
        for match in text.matches(of: /public func (\w+)<[^(]*\([^{]*?by owner: WeakReference/) {
          declared[String(match.1), default: 0] += 1
        }
      }
    }
    let tried = Dictionary(grouping: OwnerStep.all, by: \.name).mapValues(\.count)
    #expect(declared == tried)
  }

  @Test(.enabled(if: Selection.isFull, "FULL_MATRIX=1 tries it"), arguments: SourceKind.allCases)
  func `each mistake is reported at its line whatever gives the items, before the cell or after it`(
    kind: SourceKind
  ) async throws {
    let small = try Sources.snippet("Chains/Chain1.swift")
    let large = try Sources.chain(sections: 4)
    let mutants = [Mutant].all.selected.filter { kind != .sections || !$0.isAboutData }
    let ofSmall = mutants.filter { mutant in
      guard let mutated = try? mutant.applied(to: small) else { return false }
      return mutant.expectedLine(in: mutated) != nil
    }
    #expect(
      ofSmall.count > 10 || Selection.steps != nil,
      "Few mistakes can be made in the chain of one section: it has changed.")
    let small1 = try ofSmall.map { try Trial($0, of: "1 section, \(kind)", in: small, from: kind) }
    var trials = try mutants.map { try Trial($0, of: "4 sections, \(kind)", in: large, from: kind) }
    // Sections of a source have their data before all else anyway.
    if kind != .sections {
      trials += try ofSmall.map {
        try Trial($0, of: "1 section, \(kind) first", in: small, from: kind, dataFirst: true)
      }
      trials += try mutants.map {
        try Trial($0, of: "4 sections, \(kind) first", in: large, from: kind, dataFirst: true)
      }
    }
    try await expect(small1 + trials)
  }

  @Test(arguments: SourceKind.allCases)
  func `every kind of source is taken, before the cell and after it`(kind: SourceKind) throws {
    let checker = try TypeChecker()
    for source in [try Sources.snippet("Chains/Chain1.swift"), try Sources.chain(sections: 4)] {
      for source in [source, source.withDataFirst] {
        let result = try checker.check(kind.applied(to: source))
        #expect(result.errors.isEmpty, "\(kind):\n\(result.output)")
      }
    }
  }

  @Test(.enabled(if: Selection.isFull, "The full matrix takes ten minutes: FULL_MATRIX=1"))
  func `a closure that says return hides no mistake elsewhere in its chain`() async throws {
    // A step of that closure itself, and a step in which the return itself is the mistake.
    let left = ["misspelled event", "heights, several statements, wrong return"]
    let source = try Sources.chainWithReturn()
    let mutants = [Mutant].all.selected.filter { !left.contains($0.name) }
    try await expect(
      mutants.map { try Trial($0, of: "4 sections with a return", in: source) }, besidesReturns: true)
  }

  @Test func `each mistake in the other valid chains is reported at its line`() async throws {
    for (name, mutants) in [String: [Mutant]].all.sorted(by: { $0.key < $1.key }) {
      let source = try Sources.snippet("Valid/\(name).swift")
      try await expect(mutants.selected.map { try Trial($0, of: name, in: source) })
    }
  }

  @Test(.enabled(if: Selection.steps != nil, "ONLY_STEP selects the mistakes of one step"))
  func `each step of ONLY_STEP has a mistake`() {
    let mutants = [Mutant].all + [String: [Mutant]].all.values.joined()
    for step in Selection.steps ?? [] {
      #expect(mutants.contains { $0.names(step) }, "No mistake in Tests/ChainMistakes has a step \(step).")
    }
  }

  @Test func `no mistake has got lost`() {
    #expect([Mutant].all.count >= 117)
    #expect([Mutant].dense.count >= 22)
    #expect(OwnerStep.all.flatMap(\.mistakes).count >= 190)
    #expect([String: [Mutant]].all.values.reduce(0) { $0 + $1.count } >= 340)
  }

  @Test func `a result of make that is dropped warns`() throws {
    let result = try TypeChecker().check(Sources.snippet("Unused.swift"))
    #expect(result.warnings.map(\.text).contains { $0.contains("result of call to 'make") })
    #expect(result.errors.isEmpty)
  }

  @Test func `a switch over kinds of diagnostics needs a default, because later versions can add kinds`() throws {
    let result = try TypeChecker().check(Sources.snippet("Diagnostics.swift"))
    #expect(result.errors.map(\.line) == [5])
    #expect(result.errors.allSatisfy { $0.text.contains("switch must be exhaustive") })
    #expect(result.warnings.isEmpty)
  }

  @Test func `a break without a return at the closure's end is refused once, and the message names the way out`() throws
  {
    let result = try TypeChecker().check(Sources.snippet("Return.swift"))
    #expect(result.errors.map(\.line) == [10])
    #expect(result.errors.allSatisfy { $0.text.contains("result builder 'ClosureWithoutReturn'") })
  }

  /// Checks every mutant, prints the table, and records what is not as it should be.
  ///
  /// - Parameters:
  ///   - limit: The most moves that one of them may take.
  ///   - besidesReturns: While a chain has a mistake, the compiler also complains of each explicit `return` in a closure with a
  ///     result builder, which it otherwise takes (a known limit). True passes over that.
  ///   - together: How many are checked in one run of the compiler. Where all of them take more than one may, each gets a run.
  private func expect(
    _ trials: [Trial], limit: Int = mutantLimit, besidesReturns: Bool = false, together: Int = 8
  ) async throws {
    let checker = try TypeChecker()
    let batches = stride(from: 0, to: trials.count, by: together).map { trials[$0..<min($0 + together, trials.count)] }
    let results = try await inTwoLanes(batches) { batch in
      let (results, work) = try checker.check(batch.map(\.source))
      return work < limit ? results : try batch.map { try checker.check($0.source) }
    }
    print("\nMistakes: the type checker's moves, milliseconds (a run's, by its mistakes), chain, mistake, first error")
    for (trial, result) in zip(trials, results.joined()) {
      let first = result.errors.first { !besidesReturns || !$0.text.contains("cannot use explicit 'return'") }
      print(row(result.work, result.milliseconds, trial.name, first?.text ?? "no error"))
      #expect(trial.line != nil, "\(trial.name): no line has the text \(trial.mutant.lines).")
      #expect(first?.line == trial.line, "\(trial.name): reported at the wrong line:\n\(result.errors)")
      // Of two errors on a line, the compiler reports either one first.
      let message = result.errors.filter { $0.line == first?.line }.map(\.text).joined(separator: "\n")
      let words = trial.mutant.words
      #expect(
        words.isEmpty || words.contains { message.contains($0) },
        "\(trial.name): the message names none of \(words):\n\(result.errors)")
      #expect(!result.output.contains("reasonable time"), "\(trial.name): the compiler gave up.")
      #expect(result.work < limit, "\(trial.name) takes \(result.work) moves.")
    }
  }
}

/// A chain with a mistake in it, and the line where that belongs.
private struct Trial: Sendable {
  let mutant: Mutant
  let name: String
  let source: String
  let line: Int?

  init(
    _ mutant: Mutant, of base: String, in source: String, from kind: SourceKind = .array, dataFirst: Bool = false
  ) throws {
    self.mutant = mutant
    name = "\(base), \(mutant.name)"
    var mutated = try mutant.applied(to: source)
    if dataFirst { mutated = mutated.withDataFirst }
    // By the texts of the chain of arrays; with other sources its lines keep their numbers.
    line = mutant.expectedLine(in: mutated)
    self.source = kind.applied(to: mutated)
  }
}

/// Does a thing that blocks with each element, two at a time; returns the results in order.
private func inTwoLanes<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ body: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
  func run(_ element: Element) async throws -> Result {
    // Off the pool that all tests share.
    try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async { done.resume(with: Swift.Result { try body(element) }) }
    }
  }
  return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var results = [Result?](repeating: nil, count: elements.count)
    var started = 0
    func start() {
      guard started < elements.count else { return }
      let index = started
      started += 1
      group.addTask { (index, try await run(elements[index])) }
    }
    start()
    start()
    while let (index, result) = try await group.next() {
      results[index] = result
      start()
    }
    return results.compactMap { $0 }
  }
}

private func row(_ work: Int, _ milliseconds: Int, _ name: String, _ text: String) -> String {
  func right(_ number: Int) -> String { String(repeating: " ", count: max(0, 6 - "\(number)".count)) + "\(number)" }
  let padded = name + String(repeating: " ", count: max(0, 64 - name.count))
  return "\(right(work)) \(right(milliseconds))  \(padded) \(text.prefix(90))"
}
