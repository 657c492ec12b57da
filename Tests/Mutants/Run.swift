import Foundation

/// The result of a process that has exited or was terminated, with its output.
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
  /// The approximate processor time of the process, in seconds.
  let seconds: Double

  /// Runs a program until it ends.
  ///
  /// The program writes its output to a file, because it would stop and wait if a pipe were full.
  ///
  /// - Parameters:
  ///   - limit: The maximum processor time in seconds, or `nil` for no limit. With a limit, the program is also terminated
  ///     if it uses no processor time for a minute. The time of other programs doesn't count.
  ///   - isEnough: A closure that receives the output so far, and returns a Boolean value that indicates whether to
  ///     terminate the program.
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

  /// Returns the processor time that a process has used so far, except that of its children.
  static func processorSeconds(of process: Int32) -> Double {
    // The name in the second field can contain spaces, but the fields after its closing bracket can't. See proc(5).
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
