import Foundation
import Synchronization

/// Runs the program in a child process, and starts it again when it has ended and somebody in the browser wants it to, or when a
/// new one was built.
///
/// While there is no child, a server of its own says at the same address how the last one ended.
final class Keeper: Sendable {
  /// How long a child may take to make room for a new program.
  private static let patience = Duration.seconds(3)

  private let askedPort: UInt16
  private let gate: Gate
  private let builder: LiveBuild?
  private let state = Mutex(State())

  private struct State {
    /// The line to the child that runs, and its number.
    var line: ParentLine?
    var child: Int32?
    /// Whether a new program waits for the child's end.
    var hasNewProgram = false
    /// Where the last build stands.
    var news: BuildNews?
    /// Has another child started, while there is none.
    var restart: AsyncStream<Void>.Continuation?
  }

  init(port: UInt16, host: HostAddress, build: LiveBuild? = nil) {
    askedPort = port
    gate = Gate(host: host)
    builder = build
  }

  /// Starts one child after the other.
  ///
  /// - Throws: An error that says why there can be no server.
  func run() async throws -> Never {
    // Before a build puts another file there.
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

  /// Returns a port that is free, the one asked for or the next.
  private func freePort() async throws -> UInt16 {
    let server = LocalServer(gate, [:])
    let port = try await server.open(port: askedPort)
    await server.close()
    return port
  }

  private func ending(of child: ChildProcess) async throws -> Ending {
    let process = Process()
    // By its path: a new program that was built is at the same.
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

  /// A folder of this process's own, for what a program shows that makes room for a new one.
  private func stateFolder() throws -> URL? {
    guard builder != nil else { return nil }
    return try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
      create: true)
  }

  private static func stateFile(in folder: URL) -> String { folder.appendingPathComponent("state.json").path }

  /// Passes on where a build stands, and has a new program take the old one's place.
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
      // One that hangs.
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

  /// Tells who asks how the child has ended, until somebody wants another.
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
      // Built while the last one ended.
      return state.news?.state == .starting
    }
    if isThere { continuation.yield() }
    for await _ in restarts { break }
    state.withLock { $0.restart = nil }
    // The answer is on its way.
    try? await Task.sleep(for: .milliseconds(50))
    await server.close()
  }

  private func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
