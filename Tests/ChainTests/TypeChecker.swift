import ChainMistakes
import CompilerSupport
import Foundation

/// Runs the compiler on a source, as an app's file next to the snippets' support, against the modules of this run.
struct TypeChecker: Sendable {
  struct Message: Sendable {
    let line: Int
    let text: String
  }

  struct Result: Sendable {
    /// In the order of the compiler.
    var errors: [Message] = []
    var warnings: [Message] = []
    /// How many moves the type checker made, the same on every machine; of several sources in one run, their average.
    var work = 0
    var milliseconds = 0
    /// All that the compiler said in the run.
    var output = ""
  }

  private let toolchain: Toolchain
  private let flags: [String]

  init() throws {
    toolchain = try Toolchain()
    flags =
      try ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "Snippet"] + Toolchain.languageFlags
      + toolchain.importFlags() + ["-diagnostic-style", "llvm"]
  }

  func check(_ source: String) throws -> Result {
    try check([source]).results.first ?? Result()
  }

  /// Checks several sources in one run, which saves most of what a run costs.
  ///
  /// Each source keeps what it declares to itself, so that several may declare the same.
  ///
  /// - Returns: What was said of each, and the moves of all together.
  func check(_ sources: [String]) throws -> (results: [Result], work: Int) {
    try Toolchain.withTemporaryFolder { folder in
      var files: [URL] = []
      for (index, source) in sources.enumerated() {
        let file = folder.appendingPathComponent("Snippet\(index).swift")
        try Self.withPrivateDeclarations(source).write(to: file, atomically: true, encoding: .utf8)
        files.append(file)
      }
      let statistics = folder.appendingPathComponent("statistics")
      try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
      let support = Sources.folder.appendingPathComponent("Support.swift")

      let start = Date()
      // The front end itself: a driver would start it, and take as long again.
      let output = try toolchain.run(
        toolchain.binaries.appendingPathComponent("swiftc"),
        flags + ["-stats-output-dir", statistics.path] + (files + [support]).map(\.path)
      ).output
      let milliseconds = Int(Date().timeIntervalSince(start) * 1000) / sources.count
      let work = try Self.work(in: statistics)
      let lines = output.split(separator: "\n")
      let results = files.map { file in
        var result = Result(work: work / sources.count, milliseconds: milliseconds, output: output)
        for line in lines { result.read(line, of: file.path) }
        return result
      }
      return (results, work)
    }
  }

  /// Makes all private that a source declares outside of types, where it says nothing about it. Lines keep their numbers.
  private static func withPrivateDeclarations(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let declares = /(@MainActor )?((final )?(class|struct|enum|protocol|func|typealias)\s.*)/
      guard let match = line.wholeMatch(of: declares) else { return String(line) }
      // Attributes come before all else.
      return "\(match.1 ?? "")private \(match.2)"
    }.joined(separator: "\n")
  }

  private struct NoStatistics: Error {}

  private static func work(in folder: URL) throws -> Int {
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      if let match = text.firstMatch(of: /"Sema\.NumConstraintScopes": (\d+)/), let count = Int(match.1) {
        return count
      }
    }
    throw NoStatistics()
  }
}

extension TypeChecker.Result {
  /// Reads a line of the compiler's output, if it is an error or a warning of the file.
  fileprivate mutating func read(_ line: Substring, of file: String) {
    guard line.hasPrefix(file + ":"),
      let match = line.dropFirst(file.count).firstMatch(of: /^:(\d+):\d+: (error|warning): (.*)$/),
      let number = Int(match.1)
    else { return }
    let message = TypeChecker.Message(line: number, text: String(match.3))
    if match.2 == "error" { errors.append(message) } else { warnings.append(message) }
  }
}
