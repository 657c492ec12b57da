import Foundation
import Testing

/// The chain as the compiler sees it: what compiles, what does not, what it says then, and how long it takes.
///
/// Limits are counts of the type checker's moves, so that a slow machine cannot fail a test. The machine that they were set on
/// makes some 100 moves a millisecond, which turns the design's half a second and two seconds into counts; milliseconds are
/// printed beside.
@Suite(.serialized) struct ChainTests {
  /// What a valid chain may take: far below half a second.
  static let chainLimit = 2_500
  /// What a mistake may take: two seconds.
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
    let results = try await inTwoLanes(sources) { try checker.check($0.source) }

    print("\nValid chains: the type checker's moves, and milliseconds over an empty file (\(empty.milliseconds) ms)")
    for ((name, _), result) in zip(sources, results) {
      let work = result.work - empty.work
      print(row(work, result.milliseconds - empty.milliseconds, name, ""))
      #expect(result.errors.isEmpty && result.warnings.isEmpty, "\(name):\n\(result.output)")
      #expect(work < Self.chainLimit, "\(name) takes \(work) moves.")
    }
  }

  @Test(arguments: [(4, false), (12, false), (12, true)])
  func `each mistake in a chain is reported at its line, in words that name the step`(
    sections: Int, literals: Bool
  ) async throws {
    let source = try Sources.chain(sections: sections, literals: literals)
    let limit = literals ? Self.literalLimit : Self.mutantLimit
    let all: [Mutant] = .missing + .closures + .arguments + .misspelled
    // Over literals each takes seconds, so every third; where literals become what a closure wants there is no mistake, and
    // one takes ten seconds (a known limit). So does a step that begins a section: all of that section's steps are then unknown.
    let left = ["heights returns an Int", "id given a closure", "misspelled section", "misspelled sections"]
    let mutants =
      literals
      ? all.enumerated().filter { $0.offset % 3 == 0 && !left.contains($0.element.name) }.map(\.element) : all
    try await expect(mutants, of: "\(sections) sections\(literals ? ", literals" : "")", in: source, limit: limit)
  }

  @Test func `a closure that says return hides no mistake elsewhere in its chain`() async throws {
    // A step of that closure itself, and one whose own mistake is its return.
    let left = ["misspelled event", "heights, several statements, wrong return"]
    let mutants: [Mutant] = (.missing + .closures + .arguments + .misspelled).filter { !left.contains($0.name) }
    try await expect(mutants, of: "4 sections with a return", in: Sources.chainWithReturn(), besidesReturns: true)
  }

  @Test func `each mistake in the other valid chains is reported at its line`() async throws {
    for (name, mutants) in [String: [Mutant]].ofSnippets.sorted(by: { $0.key < $1.key }) {
      try await expect(mutants, of: name, in: Sources.snippet("Valid/\(name).swift"))
    }
  }

  @Test func `a result of make that is dropped warns`() throws {
    let result = try TypeChecker().check(Sources.snippet("Unused.swift"))
    #expect(result.warnings.map(\.text).contains { $0.contains("result of call to 'make") })
    #expect(result.errors.isEmpty)
  }

  @Test func `a break without a return at the closure's end is refused once, and the message names the way out`() throws
  {
    let result = try TypeChecker().check(Sources.snippet("Return.swift"))
    #expect(result.errors.map(\.line) == [10])
    #expect(result.errors.allSatisfy { $0.text.contains("result builder 'ClosureWithoutReturn'") })
  }

  /// Checks every mutant, prints the table, and records what is not as it should be.
  ///
  /// - Parameter besidesReturns: While a chain has a mistake, the compiler also complains of each explicit `return` in a
  ///   closure with a result builder, which it otherwise takes (a known limit). True passes over that.
  private func expect(
    _ mutants: [Mutant], of base: String, in source: String, limit: Int = mutantLimit, besidesReturns: Bool = false
  ) async throws {
    let checker = try TypeChecker()
    let results = try await inTwoLanes(mutants) { mutant in
      let mutated = try mutant.applied(to: source)
      return (try checker.check(mutated), mutant.expectedLine(in: mutated))
    }
    print("\nMistakes, \(base): the type checker's moves, milliseconds (whole run), first error")
    for (mutant, (result, line)) in zip(mutants, results) {
      let first = result.errors.first { !besidesReturns || !$0.text.contains("cannot use explicit 'return'") }
      print(row(result.work, result.milliseconds, mutant.name, first?.text ?? "no error"))
      let name = "\(base), \(mutant.name)"
      #expect(line != nil, "\(name): no line has the text \(mutant.lines).")
      #expect(first?.line == line, "\(name): reported at the wrong line:\n\(result.output)")
      let message = first?.text ?? ""
      #expect(
        mutant.words.isEmpty || mutant.words.contains { message.contains($0) },
        "\(name): the message names none of \(mutant.words):\n\(result.output)")
      #expect(!result.output.contains("reasonable time"), "\(name): the compiler gave up.")
      #expect(result.work < limit, "\(name) takes \(result.work) moves.")
    }
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
  let padded = name + String(repeating: " ", count: max(0, 48 - name.count))
  return "\(right(work)) \(right(milliseconds))  \(padded) \(text.prefix(90))"
}
