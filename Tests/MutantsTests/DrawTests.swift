import Testing

@testable import Mutants

/// Which mutants are taken, and what becomes of them.
@Suite struct DrawTests {
  private let sources = [
    "Sources/A/One.swift": SourceText("func f() {\n  if a < 1 { b() }\n  c(\n    2)\n}\n"),
    "Sources/A/Two.swift": SourceText("func g() {\n  d(3)\n  e()\n}\n"),
  ]

  @Test func `the same seed draws the same, and no line is changed twice`() {
    let drawn = (0..<20).map { Draw(from: sources, seed: $0).mutants }
    #expect(drawn[3] == Draw(from: sources, seed: 3).mutants)
    #expect(Set(drawn.map { $0.map(\.title) }).count > 5)
    for mutants in drawn {
      #expect(mutants.map(\.number) == Array(1...mutants.count))
      let lines = mutants.flatMap { mutant in mutant.site.lines.map { "\(mutant.path):\($0)" } }
      #expect(Set(lines).count == lines.count)
    }
  }

  @Test func `what does not compile is laid to the mutant of the line, else to the last one above`() {
    let mutants = Draw(from: sources, seed: 1).mutants
    func complaint(_ path: String, _ line: Int) -> ScratchPackage.Complaint {
      .init(path: path, line: line, message: "")
    }
    func culprits(_ complaints: ScratchPackage.Complaint...) -> [String] {
      let numbers = Driver.culprits(of: complaints, among: mutants)
      return mutants.filter { numbers.contains($0.number) }.map { "\($0.path):\($0.site.lines.lowerBound)" }
    }
    #expect(culprits(complaint("Sources/A/Two.swift", 3)) == ["Sources/A/Two.swift:3"])
    #expect(
      culprits(complaint("Sources/A/Two.swift", 3), complaint("Sources/A/One.swift", 9)) == ["Sources/A/Two.swift:3"])
    #expect(culprits(complaint("Sources/A/Two.swift", 4)) == ["Sources/A/Two.swift:3"])
    #expect(culprits(complaint("Sources/A/Three.swift", 1)) == [])
  }

  @Test func `the compiler's errors are read with their places, each once`() {
    let output = """
      /tmp/p/Sources/A/One.swift:2:7: error: cannot convert value of type 'Int': Int
        |      `- error: cannot convert value
      /tmp/p/Sources/A/One.swift:2:7: error: cannot convert value of type 'Int': Int
      /tmp/p/Sources/A/One.swift:3:1: warning: unused
      """
    #expect(
      ScratchPackage.complaints(in: output, below: "/tmp/p") == [
        .init(path: "Sources/A/One.swift", line: 2, message: "cannot convert value of type 'Int': Int")
      ])
  }

  @Test func `a run says which tests failed, or in the middle of which it ended`() {
    let output = """
      ◇ Test run started.
      ◇ Test "one with two" started.
      ◇ Test three() started.
      ✘ Test three() recorded an issue at A.swift:1:1: Expectation failed: a
      ✘ Test three() failed after 0.1 seconds with 1 issue.
      """
    func verdict(_ end: Run.End, _ output: String) -> Verdict { Verdict(Run(end: end, output: output, seconds: 1)) }
    #expect(verdict(.exited(1), output) == .failed(["three()"]))
    let trap = "M/A.swift:3: Fatal error: Index out of range"
    #expect(verdict(.signal(4), "\(output)\n\(trap)\n") == .died("signal 4, \(trap)"))
    #expect(verdict(.noticed, output) == .failed(["three()"]))
    #expect(verdict(.tookTooLong, output) == .tookTooLong(during: ["\"one with two\""]))
    #expect(verdict(.exited(0), output) == .survived)
    let many =
      "✘ Test \"x\" with 2 test cases failed after 0.1 seconds with 1 issue.\n✘ Test run with 3 tests failed after 1 second."
    #expect(verdict(.exited(1), many) == .failed(["\"x\""]))
  }

  @Test func `the command line says how many, from where, and which alone`() throws {
    let options = try Options(["--mutants", "30", "--seed", "5", "Sources/Diffing/"])
    #expect(options.count == 30 && options.seed == 5 && options.folders == ["Sources/Diffing"] && options.jobs == 2)
    #expect(try Options(["--mutants", "1"]).folders == Options.standard)
    for line in ["", "--mutants", "--mutants 0", "--mutants 3 --only 2", "--mutants 3 Tests", "--mutants 2 --loud"] {
      #expect(throws: Options.Wrong.self) { try Options(line.split(separator: " ").map(String.init)) }
    }
  }
}
