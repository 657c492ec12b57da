import Foundation
import Synchronization

/// Runs the program in a child process, and starts it again for the user or for a new build.
///
/// The program starts again if it has ended and the user asks for it in the browser, or if a new program was built. While
/// there's no child, a server of this process reports at the same address how the last child ended.
final class Keeper: Sendable {
  /// The time that a child has to end before a new program replaces it.
  private static let patience = Duration.seconds(3)

  private let askedPort: UInt16
  private let gate: Gate
  private let builder: LiveBuild?
  private let state = Mutex(State())

  private struct State {
    /// The line to the running child, and the child's process identifier.
    var line: ParentLine?
    var child: Int32?
    /// A Boolean value that indicates whether a new program is waiting for the child to end.
    var hasNewProgram = false
    /// The state of the last build.
    var news: BuildNews?
    /// The continuation that starts another child while none is running.
    var restart: AsyncStream<Void>.Continuation?
  }

  init(port: UInt16, host: HostAddress, build: LiveBuild? = nil) {
    askedPort = port
    gate = Gate(host: host)
    builder = build
  }

  /// Starts one child after another.
  ///
  /// - Throws: An error that explains why the server can't open.
  func run() async throws -> Never {
    // Reads the path before a build replaces the file.
    _ = ProgramFile.current
    var port = try await freePort()
    let folder = try stateFolder()
    if let builder {
      let builder = Builder(build: builder) { [weak self] in await self?.take($0, folder) }
      Task.detached { await builder.run() }
    }
    var isFirst = true
    while true {
      let child = ChildProcess(
        port: port, askedPort: askedPort, key: gate.key, isFirst: isFirst, stateFile: folder.map(Self.stateFile))
      let ending = try await ending(of: child)
      if isFirst, ending.status == Int(ChildProcess.portIsTaken) {
        port = try await freePort()
        continue
      }
      isFirst = false
      let isReplaced = state.withLock { state in
        defer { state.hasNewProgram = false }
        return state.hasNewProgram
      }
      if isReplaced || ending.status == Int(ChildProcess.startAgain) { continue }
      say(ending.description + " The web page shows what it wrote last, and can start it again.")
      try await waitForRestart(at: port, ending)
    }
  }

  /// Returns a free port: the one that the user asked for, or the next free one.
  private func freePort() async throws -> UInt16 {
    let server = LocalServer(gate, [:])
    let port = try await server.open(port: askedPort)
    await server.close()
    return port
  }

  private func ending(of child: ChildProcess) async throws -> Ending {
    let process = Process()
    // Uses the path because a newly built program has the same one.
    process.executableURL = ProgramFile.current
    process.arguments = Array(CommandLine.arguments.dropFirst())
    process.environment = child.environment
    let errors = ErrorOutput()
    process.standardError = errors.pipe
    guard let line = ParentLine() else { throw LivePhoneError(description: "This process has too many files open.") }
    process.standardInput = line.input
    try await process.runToEnd { [self] in
      let news = state.withLock { state in
        (state.line, state.child) = (line, process.processIdentifier)
        if state.news?.state == .starting { state.news?.state = .built }
        return state.news
      }
      if let news { line.tell(.build(news)) }
    }
    state.withLock { ($0.line, $0.child) = (nil, nil) }
    try? errors.pipe.fileHandleForWriting.close()
    let written = await errors.end()
    let status = Int(process.terminationStatus)
    return process.terminationReason == .uncaughtSignal
      ? Ending(signal: status, errors: written) : Ending(status: status, errors: written)
  }

  // MARK: Builds

  /// Creates this process's own folder for the state that a program leaves to the program that replaces it.
  ///
  /// - Returns: The folder, or `nil` if there are no builds.
  private func stateFolder() throws -> URL? {
    guard builder != nil else { return nil }
    return try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
      create: true)
  }

  private static func stateFile(in folder: URL) -> String { folder.appendingPathComponent("state.json").path }

  /// Passes on the state of a build, and replaces the old program if a new one was built.
  private func take(_ news: BuildNews, _ folder: URL?) async {
    var news = news
    switch news.state {
    case .building: say("Building, as \(news.changed.joined(separator: ", ")) has changed …")
    case .failed:
      let lines = news.problems.map { "\($0.file):\($0.line): \($0.message)" } + news.output
      say("The build has failed; the old program runs on.\n" + lines.joined(separator: "\n"))
    case .built:
      say("Built in \(news.seconds ?? 0) s.")
      news.state = .starting
    case .starting: break
    }
    let isNew = news.state == .starting
    let (line, child) = state.withLock { state in
      state.news = news
      if isNew {
        state.hasNewProgram = state.line != nil
        if state.line == nil { state.restart?.yield() }
      }
      return (state.line, state.child)
    }
    guard let line, let child else { return }
    line.tell(.build(news))
    guard isNew, let folder else { return }
    line.tell(.leave(stateFile: Self.stateFile(in: folder)))
    Task {
      try? await Task.sleep(for: Self.patience)
      // Ends a child that hangs.
      if state.withLock({ $0.line === line }) { kill(child, SIGKILL) }
    }
  }

  // MARK: Ends

  private struct Answer: Encodable {
    var signal: Int?
    var status: Int?
    var lines: [String]
    var build: BuildNews?
  }

  /// Responds to requests with how the child ended, until the user asks for another child.
  private func waitForRestart(at port: UInt16, _ ending: Ending) async throws {
    let (restarts, continuation) = AsyncStream<Void>.makeStream()
    var routes = PageFiles.routes
    routes["GET /ended"] = Route(for: .page) { [self] _ in
      let answer = Answer(
        signal: ending.signal, status: ending.status, lines: ending.lines, build: state.withLock { $0.news })
      return Response(
        status: .ok, type: "application/json", body: (try? JSONEncoder().encode(answer)) ?? Data())
    }
    routes["POST /restart"] = Route(for: .phone) { _ in
      continuation.yield()
      return .done
    }
    let server = LocalServer(gate, routes)
    _ = try await server.open(port: port, isExact: true)
    let isThere = state.withLock { state in
      state.restart = continuation
      // The new program was built while the last child ended.
      return state.news?.state == .starting
    }
    if isThere { continuation.yield() }
    for await _ in restarts { break }
    state.withLock { $0.restart = nil }
    // Gives the answer time to arrive.
    try? await Task.sleep(for: .milliseconds(50))
    await server.close()
  }

  private func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
