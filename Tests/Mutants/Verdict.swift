/// The verdict of the tests on a mutant.
enum Verdict: Equatable {
  /// The tests that failed.
  case failed([String])
  /// The process ended during the tests. The value describes how, with its last message.
  case died(String)
  /// The tests took too long, or no longer did anything. The value contains the tests that had begun.
  case tookTooLong(during: [String])
  /// All tests passed.
  case survived

  init(_ run: Run) {
    let failed = Self.names(in: run.output, after: "✘ Test ", before: [" failed after ", " recorded an issue"])
      .filter { !$0.hasPrefix("run with ") }
    let started = Self.names(in: run.output, after: "◇ Test ", before: [" started."])
    let ended = failed + Self.names(in: run.output, after: "✔ Test ", before: [" passed after "])
    let open = started.filter { !ended.contains($0) && $0 != "run" && !$0.hasPrefix("case ") }
    switch run.end {
    case .exited(0): self = .survived
    case .noticed: self = .failed(failed)
    case .tookTooLong: self = .tookTooLong(during: open)
    case .signal(let number): self = .died("signal \(number)" + Self.lastWords(in: run.output))
    case .exited(let status):
      self = failed.isEmpty ? .died("exit status \(status)" + Self.lastWords(in: run.output)) : .failed(failed)
    }
  }

  /// Returns the reason why a process ended, or an empty string if it printed none.
  private static func lastWords(in output: String) -> String {
    let words = output.split(separator: "\n").last { $0.contains("Fatal error") || $0.contains("Terminating app") }
    return words.map { ", \($0.prefix(160))" } ?? ""
  }

  /// Returns whether the output so far shows that a test failed.
  static func isNoticed(_ output: String) -> Bool { output.contains("✘ Test ") }

  /// Returns the names of the tests in lines that begin with a sign and continue with one of several endings.
  ///
  /// The result contains each name once.
  private static func names(in output: String, after sign: String, before ends: [String]) -> [String] {
    var names: [String] = []
    for line in output.split(separator: "\n") where line.hasPrefix(sign) {
      guard let end = ends.compactMap({ line.firstRange(of: $0)?.lowerBound }).min() else { continue }
      let name = String(line[line.index(line.startIndex, offsetBy: sign.count)..<end])
        .replacing(#/ with \d+ test cases?$/#, with: "")
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// A description of the verdict, in one line.
  var description: String {
    func list(_ names: [String]) -> String {
      let shown = names.prefix(3).joined(separator: ", ")
      return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }
    return switch self {
    case .failed(let tests): "noticed by \(list(tests))"
    case .died(let how): "noticed: \(how)"
    case .tookTooLong(let tests): "noticed: no end, during \(list(tests))"
    case .survived: "SURVIVED"
    }
  }
}
