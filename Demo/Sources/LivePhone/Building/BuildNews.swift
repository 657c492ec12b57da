import Foundation

/// The state of a build, as the server sends it to the web page.
struct BuildNews: Codable, Equatable, Sendable {
  /// The maximum number of problems to report.
  static let mostProblems = 20

  enum State: String, Codable, Sendable {
    case building, failed
    /// The build succeeded, and the new program is replacing the old one.
    case starting
    /// The new program is running.
    case built
  }

  var kind = "build"
  var state: State
  /// The names of some of the files that changed.
  var changed: [String] = []
  var problems: [BuildProblem] = []
  /// The number of further problems, which `problems` doesn't contain.
  var moreProblems = 0
  /// The last lines of the output, if no error in it names a source line.
  var output: [String] = []
  /// The duration of the build, in seconds.
  var seconds: Double?
}

/// A build error and the source line that it refers to.
struct BuildProblem: Codable, Hashable, Sendable {
  var file: String
  var line: Int
  var message: String
  /// The source code in that line.
  var code: String?

  /// Returns the errors in a compiler's output in their order, without duplicates.
  ///
  /// - Parameter folder: The folder that the problems' file paths are relative to.
  static func all(in output: String, from folder: URL) -> [BuildProblem] {
    var known: Set<BuildProblem> = []
    let base = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.prefix(4000).wholeMatch(of: /(\S.*?):(\d+):(?:\d+:)? (?:fatal )?error: (.+)/),
        let number = Int(match.2)
      else { return nil }
      let path = String(match.1)
      let problem = BuildProblem(
        file: path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path, line: number,
        message: String(match.3.prefix(500)),
        code: code(at: number, of: URL(fileURLWithPath: path, relativeTo: folder)))
      return known.insert(problem).inserted ? problem : nil
    }
  }

  private static func code(at line: Int, of file: URL) -> String? {
    guard let data = try? Data(contentsOf: file), data.count < 4_000_000 else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: max(line, 0), omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count else { return nil }
    let code = String(decoding: lines[line - 1], as: UTF8.self).trimmingCharacters(in: .whitespaces)
    return code.isEmpty ? nil : String(code.prefix(200))
  }
}
