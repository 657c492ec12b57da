import FlyingFox
import Foundation

/// Runs the program in a child process, and starts it again when it has ended and somebody in the browser wants it to.
///
/// While there is no child, a server of its own says at the same address how the last one ended.
final class Keeper: Sendable {
  private let askedPort: UInt16
  private let gate: Gate

  init(port: UInt16, host: HostAddress) {
    askedPort = port
    gate = Gate(host: host)
  }

  /// Starts one child after the other.
  ///
  /// - Throws: An error that says why there can be no server.
  func run() async throws -> Never {
    let port = try await freePort()
    gate.port = port
    var isFirst = true
    while true {
      let child = ChildProcess(port: port, askedPort: askedPort, key: gate.key, isFirst: isFirst)
      isFirst = false
      let ending = try await ending(of: child)
      if ending.status == Int(ChildProcess.startAgain) { continue }
      say(ending.description + " The web page shows what it wrote last, and can start it again.")
      try await waitForRestart(at: port, ending)
    }
  }

  /// Returns a port that is free, the one asked for or the next.
  private func freePort() async throws -> UInt16 {
    let server = LocalServer(mostBytes: 1, host: gate.host) { _ in }
    let port = try await server.open(port: askedPort)
    await server.close()
    return port
  }

  private func ending(of child: ChildProcess) async throws -> Ending {
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = child.environment
    let errors = ErrorOutput()
    process.standardError = errors.pipe
    // Its end tells the child that this process has gone.
    let lifeline = Pipe()
    process.standardInput = lifeline
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      // From a thread that blocks no signals, as those of the concurrency pool do: the child would block them too.
      Thread.detachNewThread {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }
    try? errors.pipe.fileHandleForWriting.close()
    let written = await errors.end()
    try? lifeline.fileHandleForWriting.close()
    let status = Int(process.terminationStatus)
    return process.terminationReason == .uncaughtSignal
      ? Ending(signal: status, errors: written) : Ending(status: status, errors: written)
  }

  /// Tells who asks how the child has ended, until somebody wants another.
  private func waitForRestart(at port: UInt16, _ ending: Ending) async throws {
    let (restarts, continuation) = AsyncStream<Void>.makeStream()
    let gate = gate
    let server = LocalServer(mostBytes: PhoneServer.mostInput, host: gate.host) { server in
      await PageFiles.addRoutes(to: server, gate)
      await server.appendRoute("GET /ended") { request in
        if let refusal = gate.refusal(of: request, for: .page) { return refusal }
        let body = (try? JSONEncoder().encode(ending)) ?? Data()
        return HTTPResponse(statusCode: .ok, headers: Gate.headers("application/json"), body: body)
      }
      await server.appendRoute("POST /restart") { request in
        if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
        continuation.yield()
        return HTTPResponse(statusCode: .noContent, headers: Gate.headers("text/plain"))
      }
    }
    _ = try await server.open(port: port, isExact: true)
    for await _ in restarts { break }
    // The answer is on its way.
    try? await Task.sleep(for: .milliseconds(50))
    await server.close()
  }

  private func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
