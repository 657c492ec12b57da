import Foundation

/// A process that came to its end, or was ended, and what it printed.
struct Run {
  enum End: Equatable {
    case exited(Int32)
    case signal(Int32)
    /// The process took more processor time than allowed, or none at all for long.
    case tookTooLong
    /// The process printed the expected text.
    case noticed
  }

  let end: End
  let output: String
  /// About how long it had a processor.
  let seconds: Double

  /// Runs a program to its end; what it prints goes through a file, so that nothing can fill up and hold it.
  ///
  /// - Parameters:
  ///   - limit: For how many seconds of a processor's time it may run, and no more than a minute without any; nil for
  ///     as long as it likes. Other programs do not count.
  ///   - isEnough: Whether it need not go on, by what it has printed until now.
  static func finished(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    limit: Double? = nil,
    end isEnough: (@Sendable (String) -> Bool)? = nil
  ) async throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mutants-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (handle, handle)
    let (ended, end) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    let number = process.processIdentifier
    let watcher = Task { () -> (end: End?, seconds: Double) in
      var (used, lastUse) = (0.0, Date())
      while !Task.isCancelled {
        let now = Self.processorSeconds(of: number)
        if now > used { (used, lastUse) = (now, Date()) }
        if let isEnough, isEnough(Self.text(of: file)) {
          kill(number, SIGKILL)
          return (.noticed, used)
        }
        if let limit, used > limit || -lastUse.timeIntervalSinceNow > 60 {
          kill(number, SIGKILL)
          return (.tookTooLong, used)
        }
        try? await Task.sleep(for: .seconds(0.2))
      }
      return (nil, used)
    }
    for await _ in ended {}
    watcher.cancel()
    try? handle.close()
    let status = process.terminationStatus
    let how: End = process.terminationReason == .uncaughtSignal ? .signal(status) : .exited(status)
    let watched = await watcher.value
    return Run(end: watched.end ?? how, output: Self.text(of: file), seconds: watched.seconds)
  }

  /// Returns the processor time of a process, but for its children, until now.
  static func processorSeconds(of process: Int32) -> Double {
    // The name in the second field may have spaces; what follows the bracket after it has not. See proc(5).
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields =
      text.split(separator: ")").last?.split(separator: " ").map { Double($0) ?? 0 } ?? []
    guard fields.count > 12 else { return 0 }
    return (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func text(of file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
