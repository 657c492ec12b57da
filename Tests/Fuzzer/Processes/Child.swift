import Foundation

/// Another process of this program, and its result.
struct Child {
  enum Outcome {
    case clean
    /// The model and the table differ.
    case differs
    /// A signal ended the process, or the fuzzer killed it because it didn't print anything for too long.
    case died(String)
  }

  let outcome: Outcome
  let output: String
  let errors: String

  /// A description of the failure.
  var message: String {
    switch outcome {
    case .clean: ""
    case .differs:
      output.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("failed") }.dropFirst()
        .joined(separator: "\n")
    case .died(let how):
      "the process \(how)\n"
        + (errors.split(separator: "\n").last { $0.contains("Terminating app") || $0.contains("Fatal error") }
          ?? errors.suffix(1_500))
    }
  }

  /// Runs this program with other arguments, and waits until it finishes.
  ///
  /// - Parameters:
  ///   - arguments: The options of the other process.
  ///   - patience: The number of seconds that the process can be silent on standard output.
  static func run(_ arguments: [String], patience: TimeInterval) throws -> Child {
    let folder = FileManager.default.temporaryDirectory
    let files = ["out", "err"].map { folder.appendingPathComponent("fuzz-\(UUID().uuidString).\($0)") }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let handles = try files.map { file in
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    // Makes hashing deterministic because a seed must also determine the order of sets and dictionaries.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    (process.standardOutput, process.standardError) = (handles[0], handles[1])
    try process.run()
    var isStuck = false
    var (size, quiet) = (0, Date())
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.005)
      let now = (try? FileManager.default.attributesOfItem(atPath: files[0].path)[.size] as? Int) ?? 0
      if now != size { (size, quiet) = (now, Date()) }
      if -quiet.timeIntervalSinceNow > patience {
        isStuck = true
        kill(process.processIdentifier, SIGKILL)
        break
      }
    }
    process.waitUntilExit()
    for handle in handles { try? handle.close() }
    let texts = files.map { (try? Data(contentsOf: $0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
    let outcome: Outcome =
      if isStuck {
        .died("said nothing for \(Int(patience)) s")
      } else if process.terminationReason == .uncaughtSignal {
        .died("ended by signal \(process.terminationStatus)")
      } else {
        process.terminationStatus == 0
          ? .clean : process.terminationStatus == 1 ? .differs : .died("ended with \(process.terminationStatus)")
      }
    return Child(outcome: outcome, output: texts[0], errors: texts[1])
  }
}
