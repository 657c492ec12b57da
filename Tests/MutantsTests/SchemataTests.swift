import CompilerSupport
import Foundation
import Testing

@testable import Mutants

/// All mutants of a file in one program.
@Suite struct SchemataTests {
  /// A program with one place of each kind, which prints what it finds.
  private let program = """
    func judge(_ numbers: [Int], _ limit: Int?, _ isLoud: Bool) {
      var found: [Int] = []
      for place in 0..<numbers.count {
        if numbers[place] > 2, isLoud { found.append(numbers[place] + 1) }
        if limit == nil || limit == 9 { found.append(-1) }
      }
      let kept = found.isEmpty ? [0] : found
      print(kept)
    }
    judge([1, 2, 3], 4, true)

    """

  private func mutants(of source: SourceText) -> [Mutant] {
    Site.all(in: source).enumerated().map {
      Mutant(number: $0.offset + 1, path: "Sources/M/main.swift", site: $0.element)
    }
  }

  @Test func `each is switched on by its number, and without a number the program is as it was`() throws {
    let source = SourceText(program)
    // As few programs as there must be: none has two that are written around each other.
    var groups: [[Mutant]] = []
    for mutant in mutants(of: source) {
      let free = groups.firstIndex { $0.allSatisfy { !$0.site.range.overlaps(mutant.site.range) } }
      if let free { groups[free].append(mutant) } else { groups.append([mutant]) }
    }
    var results: [String: String] = [:]
    for group in groups {
      let outputs = try run(source, group, on: [0] + group.map(\.number))
      #expect(outputs.first == "[4]")
      for (mutant, output) in zip(group, outputs.dropFirst()) { results[mutant.site.description] = output }
    }
    #expect(results["left out: found.append(numbers[place] + 1)"] == "[0]")
    #expect(results["> became >=: if numbers[place] > 2, isLoud { found.append(numbers[place] + 1) }"] == "[3, 4]")
    #expect(results["negated: isLoud"] == "[0]")
    #expect(results["one more: + in if numbers[place] > 2, isLoud { found.append(numbers[place] + 1) }"] == "[5]")
    #expect(results["one more: 2 in if numbers[place] > 2, isLoud { found.append(numbers[place] + 1) }"] == "[0]")
    #expect(results["begins one later: for place in 0..<numbers.count {"] == "[4]")
    #expect(results["ends one earlier: for place in 0..<numbers.count {"] == "[0]")
    #expect(results["== became !=: if limit == nil || limit == 9 { found.append(-1) }"] == "[-1, -1, 4, -1]")
    #expect(results["|| became &&: if limit == nil || limit == 9 { found.append(-1) }"] == "[4]")
    #expect(results["negated: found.isEmpty"] == "[0]")
  }

  @Test func `lines stay where they are`() {
    let source = SourceText("func f() {\n  a(\n    b)\n  c()\n}\n")
    let text = Schemata.text(of: source, with: mutants(of: source))
    #expect(text == "func f() {\n  if !isMutant(1) { a(\n    b) }\n  if !isMutant(2) { c() }\n}\n")
  }

  /// What the program prints with one mutant after the other switched on; 0 is none.
  private func run(_ source: SourceText, _ mutants: [Mutant], on numbers: [Int]) throws -> [String] {
    let tools = try Toolchain()
    return try Toolchain.withTemporaryFolder { folder in
      let files = ["main.swift", "MutantSwitches.swift"].map { folder.appendingPathComponent($0) }
      try Data(Schemata.text(of: source, with: mutants).utf8).write(to: files[0])
      try Data(Schemata.switches(for: mutants, in: { _ in source }).utf8).write(to: files[1])
      let program = folder.appendingPathComponent("program")
      let built = try tools.run(
        tools.binaries.appendingPathComponent("swiftc"),
        ["-o", program.path] + Toolchain.languageFlags + files.map(\.path))
      try #require(built.status == 0, "\(built.output)")
      return try numbers.map { number in
        let environment = ["\(Schemata.variable)=\(number)", program.path]
        return try tools.run(URL(fileURLWithPath: "/usr/bin/env"), environment).output
          .trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }
  }
}
