import CompilerSupport
import Foundation

/// Runs the compiler on a source, as an app's file beside the snippets' support, against the modules of this run.
struct TypeChecker: Sendable {
  struct Message: Sendable {
    let line: Int
    let text: String
  }

  struct Result: Sendable {
    /// In the order of the compiler.
    var errors: [Message] = []
    var warnings: [Message] = []
    /// How many moves the type checker made: the same on every machine.
    var work = 0
    var milliseconds = 0
    /// All that the compiler said.
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
    try Toolchain.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Snippet.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let statistics = folder.appendingPathComponent("statistics")
      try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
      let files = [file, Sources.folder.appendingPathComponent("Support.swift")].map(\.path)

      var result = Result()
      let start = Date()
      // The front end itself: a driver would start it, and take as long again.
      result.output = try toolchain.run(
        toolchain.binaries.appendingPathComponent("swiftc"),
        flags + ["-stats-output-dir", statistics.path] + files
      ).output
      result.milliseconds = Int(Date().timeIntervalSince(start) * 1000)
      result.work = try Self.work(in: statistics)
      for line in result.output.split(separator: "\n") { result.read(line, of: file.path) }
      return result
    }
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
