import Foundation

/// Where a build stands, as the web page is told.
struct BuildNews: Codable, Equatable, Sendable {
  /// The most problems that are told.
  static let mostProblems = 20

  enum State: String, Codable, Sendable {
    case building, failed
    /// It has succeeded, and the new program takes the old one's place.
    case starting
    /// The new program runs.
    case built
  }

  var kind = "build"
  var state: State
  /// The files that have changed, a few of them.
  var changed: [String] = []
  var problems: [BuildProblem] = []
  /// How many there are beyond those.
  var moreProblems = 0
  /// The end of the output, where it names no line.
  var output: [String] = []
  /// How long it took.
  var seconds: Double?
}

/// An error of a build, with the line of source at which it is.
struct BuildProblem: Codable, Hashable, Sendable {
  var file: String
  var line: Int
  var message: String
  /// What stands in that line.
  var code: String?

  /// Returns the errors in a compiler's output, each once, in their order.
  ///
  /// - Parameter folder: What paths are told from.
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
