import Foundation
import Testing

/// The chain as the compiler sees it: what compiles, what does not, what it says then, and how long it takes.
///
/// Limits are counts of the type checker's work, so that a slow machine cannot fail a test; the seconds are printed.
@Suite(.serialized) struct ChainTests {
  /// What half a second's work is: a valid chain must stay under it.
  static let chainLimit = 2_500
  /// What two seconds' work is: every mistake must be found under it.
  static let mutantLimit = 10_000

  @Test func `every valid chain compiles without a warning, with little work`() async throws {
    let checker = try TypeChecker()
    let empty = try checker.check(Sources.snippet("Empty.swift"))
    var sources = try Sources.valid()
    for count in [4, 12] {
      sources.append(("\(count) sections", try Sources.chain(sections: count)))
      sources.append(("\(count) sections, literals", try Sources.chain(sections: count, literals: true)))
    }
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
    let all: [Mutant] = .missing + .closures + .arguments + .misspelled
    // Literals become what a closure wants; some mistakes in it are then none.
    let mutants = literals ? all.filter { $0.name != "heights returns an Int" } : all
    try await expect(mutants, of: "\(sections) sections\(literals ? ", literals" : "")", in: source)
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
  private func expect(_ mutants: [Mutant], of base: String, in source: String) async throws {
    let checker = try TypeChecker()
    let results = try await inTwoLanes(mutants) { mutant in
      let mutated = try mutant.applied(to: source)
      return (try checker.check(mutated), mutant.expectedLine(in: mutated))
    }
    print("\nMistakes, \(base): the type checker's moves, milliseconds (whole run), first error")
    for (mutant, (result, line)) in zip(mutants, results) {
      let first = result.errors.first
      print(row(result.work, result.milliseconds, mutant.name, first?.text ?? "no error"))
      let name = "\(base), \(mutant.name)"
      #expect(line != nil, "\(name): no line has the text \(mutant.lines).")
      #expect(first?.line == line, "\(name): reported at the wrong line:\n\(result.output)")
      let message = first?.text ?? ""
      #expect(
        mutant.words.isEmpty || mutant.words.contains { message.contains($0) },
        "\(name): the message names none of \(mutant.words):\n\(result.output)")
      #expect(!result.output.contains("reasonable time"), "\(name): the compiler gave up.")
      #expect(result.work < Self.mutantLimit, "\(name) takes \(result.work) moves.")
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
