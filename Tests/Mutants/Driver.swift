import Foundation

/// Draws mutants, builds all of them at the same time, and runs the tests for each.
struct Driver {
  let options: Options
  private let seed: Int
  private let package: URL
  private let scratch: ScratchPackage

  init(_ options: Options) {
    self.options = options
    seed = options.seed ?? Int(Date().timeIntervalSince1970) % 100_000
    package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    scratch = ScratchPackage(
      original: package, folder: package.appendingPathComponent(".build/mutants"),
      tests: Set(options.folders.map { $0.module + "Tests" }))
  }

  func run() async throws {
    let draw = try Draw(from: options.folders, of: package, seed: seed)
    if options.isList {
      for mutant in draw.mutants.prefix(options.count) { tell(mutant.title) }
      return
    }
    tell("Seed \(seed): \(draw.mutants.count) lines can be changed. Building; the first time for a few minutes …")
    let mutants = try await built(draw)
    let limit = try await limitByRunWithout()
    tell("\(mutants.count) mutants, each with \(Int(limit)) s of a processor at most …")
    let results = try await judged(mutants, limit: limit)
    report(results)
  }

  // MARK: Building

  /// Returns the requested number of mutants, in one build.
  ///
  /// If some mutants don't compile, others replace them.
  private func built(_ draw: Draw) async throws -> [Mutant] {
    try scratch.copy(without: Set(files(of: [], from: draw.sources).keys))
    var rest = draw.mutants[...]
    if let only = options.only { rest = rest.filter { $0.number == only }[...] }
    var mutants: [Mutant] = []
    while true {
      // Adds more than necessary, because some don't compile, and another build takes longer than an additional mutant.
      let missing = options.count - mutants.count
      mutants += rest.prefix(missing + missing / 2 + 3)
      rest = rest.dropFirst(missing + missing / 2 + 3)
      mutants = try await compiling(mutants, from: draw.sources)
      if mutants.count >= options.count || rest.isEmpty { break }
    }
    guard !mutants.isEmpty else { throw Problem(message: "There is no mutant that compiles") }
    return Array(mutants.prefix(options.count))
  }

  /// Builds mutants, and returns those that compile.
  private func compiling(_ mutants: [Mutant], from sources: [String: SourceText]) async throws -> [Mutant] {
    var mutants = mutants
    while true {
      try scratch.write(files(of: mutants, from: sources))
      guard case .no(let complaints, let output) = try await scratch.build() else { return mutants }
      let culprits = Self.culprits(of: complaints, among: mutants)
      guard !culprits.isEmpty else {
        throw Problem(message: "The copy does not build, and no mutant is the reason:\n\(output.suffix(4_000))")
      }
      tell("\(culprits.count) do not compile: \(culprits.sorted().map(String.init).joined(separator: ", "))")
      mutants.removeAll { culprits.contains($0.number) }
    }
  }

  /// Returns all source files with their mutants, and a file with the switches for each module.
  private func files(of mutants: [Mutant], from sources: [String: SourceText]) -> [String: String] {
    let changed = Dictionary(grouping: mutants, by: \.path)
    var files: [String: String] = [:]
    for (path, source) in sources { files[path] = Schemata.text(of: source, with: changed[path] ?? []) }
    for module in Set(options.folders.map(\.module)) {
      files["Sources/\(module)/MutantSwitches.swift"] = Schemata.switches(
        for: mutants.filter { $0.path.module == module }, in: { sources[$0] ?? SourceText("") })
    }
    return files
  }

  /// Returns the mutants with lines that don't compile.
  ///
  /// If the compiler complains only about other lines, the result is the last mutant above each of those lines.
  static func culprits(of complaints: [ScratchPackage.Complaint], among mutants: [Mutant]) -> Set<Int> {
    var culprits: Set<Int> = []
    var others: [ScratchPackage.Complaint] = []
    for complaint in complaints {
      let there = mutants.filter { $0.path == complaint.path && $0.site.lines.contains(complaint.line) }
      culprits.formUnion(there.map(\.number))
      if there.isEmpty { others.append(complaint) }
    }
    // These mutants may also cause the complaints about other lines.
    if !culprits.isEmpty { return culprits }
    for complaint in others {
      let near = mutants.filter { $0.path == complaint.path }.min { left, right in
        func distance(_ mutant: Mutant) -> Int {
          let lines = mutant.site.lines
          return lines.upperBound < complaint.line ? complaint.line - lines.upperBound : 10_000 + lines.lowerBound
        }
        return distance(left) < distance(right)
      }
      if let near { culprits.insert(near.number) }
    }
    return culprits
  }

  // MARK: Running

  /// Checks that all tests pass without a mutant, and returns the time limit for a mutant's tests, based on that run.
  private func limitByRunWithout() async throws -> Double {
    var longest = 0.0
    for tests in scratch.tests.sorted() {
      let run = try await test(tests, mutant: 0, limit: nil)
      let verdict = Verdict(run)
      guard verdict == .survived, run.output.contains("passed after") else {
        throw Problem(
          message: "\(tests) do not pass without a mutant: \(verdict.description)\n\(run.output.suffix(2_000))")
      }
      longest = max(longest, run.seconds)
    }
    return 10 + 3 * longest
  }

  private func test(_ tests: String, mutant: Int, limit: Double?, isQuick: Bool = false) async throws -> Run {
    try await Run.finished(
      scratch.program, ["--testing-library", "swift-testing", "--filter", "^\(tests)\\."], in: scratch.folder,
      environment: [
        Schemata.variable: "\(mutant)", "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
        // The order of sets must not determine whether the tests notice a mutant.
        "SWIFT_DETERMINISTIC_HASHING": "1",
      ], limit: limit, end: isQuick ? Verdict.isNoticed : nil)
  }

  private func judged(_ mutants: [Mutant], limit: Double) async throws -> [(mutant: Mutant, verdict: Verdict)] {
    try await withThrowingTaskGroup(of: (mutant: Mutant, verdict: Verdict).self) { group in
      var results: [(mutant: Mutant, verdict: Verdict)] = []
      for (index, mutant) in mutants.enumerated() {
        if index >= options.jobs, let result = try await group.next() { results.append(result) }
        group.addTask {
          let tests = mutant.path.module + "Tests"
          let run = try await test(tests, mutant: mutant.number, limit: limit, isQuick: options.isQuick)
          let verdict = Verdict(run)
          tell("\(mutant.title)\n\t\(verdict.description)")
          return (mutant, verdict)
        }
      }
      for try await result in group { results.append(result) }
      return results.sorted { $0.mutant.number < $1.mutant.number }
    }
  }

  private func report(_ results: [(mutant: Mutant, verdict: Verdict)]) {
    let survivors = results.filter { $0.verdict == .survived }.map(\.mutant)
    let noticed = results.count - survivors.count
    tell("\nSeed \(seed): \(noticed) of \(results.count) noticed, \(noticed * 100 / max(1, results.count)) %.")
    guard !survivors.isEmpty else { return }
    tell("These survived. Each needs a test that fails with it, unless it changes nothing that can be told:")
    for mutant in survivors { tell(mutant.title) }
    let folders = options.folders == Options.standard ? "" : " " + options.folders.joined(separator: " ")
    tell("One alone: Tests/run --mutants 1 --seed \(seed) --only NUMBER\(folders)")
  }
}

/// A problem that prevents the tool from continuing.
struct Problem: Error { let message: String }

extension Mutant {
  /// The mutant's number, its place, and its change.
  var title: String { "\(number)\t\(path):\(site.lines.lowerBound)  \(site.description)" }
}

/// Writes a line to standard output immediately.
func tell(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
