import Foundation

/// A process that came to its end, or was ended, and what it printed.
struct Run {
  enum End: Equatable {
    case exited(Int32)
    case signal(Int32)
    /// It took longer than it may.
    case tookTooLong
    /// It had printed what was waited for.
    case noticed
  }

  let end: End
  let output: String
  let seconds: Double

  /// Runs a program to its end; what it prints goes through a file, so that nothing can fill up and hold it.
  ///
  /// - Parameters:
  ///   - limit: For how many seconds it may run; nil for as long as it likes.
  ///   - isEnough: Whether it need not go on, by what it has printed until now.
  static func finished(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:], limit: Double? = nil,
    end isEnough: (@Sendable (String) -> Bool)? = nil
  ) async throws -> Run {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mutants-\(UUID().uuidString)")
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
    let started = Date()
    try process.run()
    let number = process.processIdentifier
    let watcher = Task {
      while true {
        try await Task.sleep(for: .seconds(0.2))
        if let isEnough, isEnough(Self.text(of: file)) {
          kill(number, SIGKILL)
          return End.noticed
        }
        if let limit, -started.timeIntervalSinceNow > limit {
          kill(number, SIGKILL)
          return End.tookTooLong
        }
      }
    }
    for await _ in ended {}
    watcher.cancel()
    let seconds = -started.timeIntervalSinceNow
    try? handle.close()
    let status = process.terminationStatus
    let how: End = process.terminationReason == .uncaughtSignal ? .signal(status) : .exited(status)
    return Run(end: (try? await watcher.value) ?? how, output: Self.text(of: file), seconds: seconds)
  }

  private static func text(of file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
