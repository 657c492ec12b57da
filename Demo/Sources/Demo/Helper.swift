import Foundation

/// Another process of this program, which draws some of the series.
@MainActor final class Helper {
  /// The reason why a helper didn't complete its work.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let endings: AsyncStream<Void>
  /// The series that it has drawn.
  let drawn: AsyncStream<Series.Drawn>

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: An executable file.
  ///   - arguments: The command line, including the option that makes the process a helper.
  ///   - queue: The queue of the series that the processes share.
  init(_ program: String = "/proc/self/exe", arguments: [String], queue: SeriesQueue) throws {
    let output = Pipe()
    let ending = AsyncStream.makeStream(of: Void.self)
    endings = ending.stream
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = queue.file
    process.standardOutput = output
    process.terminationHandler = { _ in ending.continuation.finish() }
    let drawing = AsyncStream.makeStream(of: Series.Drawn.self)
    drawn = drawing.stream
    try process.run()
    try? output.fileHandleForWriting.close()
    let file = output.fileHandleForReading
    Thread.detachNewThread {
      var rest = Data()
      while case let data = file.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: Self.separator) {
          if let drawn = try? JSONDecoder().decode(Series.Drawn.self, from: rest[..<end]) {
            drawing.continuation.yield(drawn)
          }
          rest = Data(rest[rest.index(after: end)...])
        }
      }
      drawing.continuation.finish()
    }
  }

  /// Waits until the process has ended, and throws an error unless it succeeded.
  func finish() async throws(Failure) {
    for await _ in endings {}
    let status = process.terminationStatus
    guard status != 0 || process.terminationReason != .exit else { return }
    let reason = process.terminationReason == .exit ? "with status \(status)" : "because of signal \(status)"
    throw Failure(description: "A process that draws a part of the pictures ended \(reason).")
  }

  /// Terminates the process before it completes its work.
  func stop() { process.terminate() }

  /// Writes a result to standard output, for the process that started this one.
  nonisolated static func report(_ drawn: Series.Drawn) throws {
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(drawn) + [separator])
  }

  /// The line feed between two results; JSON contains none.
  private nonisolated static let separator = UInt8(ascii: "\n")
}
