import FlyingFox
import FlyingSocks
import Foundation

/// The server of the web page, of the pictures and of what is touched: at 127.0.0.1 alone.
actor PhoneServer {
  /// The largest message of input, in bytes.
  static let mostInput = 65_536
  /// How many ports are tried, from the one asked for.
  private static let ports = 20

  nonisolated let gate = Gate()
  private nonisolated let screen: Screen
  private nonisolated let lines = WatcherLines()
  private var server: HTTPServer?
  private var running: Task<Void, any Error>?

  init(_ screen: Screen) { self.screen = screen }

  /// Begins to answer, at a port or at the next that is free.
  ///
  /// - Returns: The port.
  func open(port: UInt16) async throws -> UInt16 {
    for offset in 0..<Self.ports {
      guard let candidate = UInt16(exactly: Int(port) + offset) else { break }
      do { return try await listen(at: candidate) } catch let error as SocketError where error.isTaken && port != 0 {
        continue
      }
    }
    throw LivePhoneError(
      description:
        "The ports from \(port) on are taken, \(Self.ports) of them. End what has them, or ask for another one.")
  }

  private func listen(at port: UInt16) async throws -> UInt16 {
    var configuration = HTTPServer.Configuration(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 30, logger: .disabled)
    // What is longer is refused without being read.
    configuration.sharedRequestReplaySize = Self.mostInput
    let server = HTTPServer(config: configuration)
    await addRoutes(to: server)
    let running = Task { try await server.run() }
    let waiting = Task { try await server.waitUntilListening(timeout: 5) }
    // One that cannot listen says so at once, and is not waited for.
    let failure = Task {
      _ = await running.result
      waiting.cancel()
    }
    do { try await waiting.value } catch {
      running.cancel()
      _ = try await running.value
      throw error
    }
    failure.cancel()
    guard case .ip4(_, let actual) = await server.listeningAddress else {
      throw LivePhoneError(description: "The server has no address.")
    }
    gate.port = actual
    (self.server, self.running) = (server, running)
    return actual
  }

  /// Waits until the server is closed.
  func wait() async { _ = await running?.result }

  /// Stops answering.
  func close() async {
    await server?.stop(timeout: 0)
    running?.cancel()
    _ = await running?.result
  }

  // MARK: Routes

  private func addRoutes(to server: HTTPServer) async {
    let (gate, screen, lines) = (gate, screen, lines)
    await server.appendRoute("GET /") { request in
      gate.refusal(of: request, for: .page) ?? PageFiles.response("index.html")
    }
    for name in PageFiles.types.keys where name != "index.html" {
      await server.appendRoute(HTTPRoute("GET /\(name)")) { request in
        gate.refusal(of: request, for: .file) ?? PageFiles.response(name)
      }
    }
    await server.appendRoute("GET /picture.png") { request in
      if let refusal = gate.refusal(of: request, for: .page) { return refusal }
      guard let data = await screen.phone.png() else {
        return Gate.answer(.serviceUnavailable, "There is no page yet.")
      }
      return HTTPResponse(statusCode: .ok, headers: Gate.headers("image/png"), body: data)
    }
    let pictures = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(handler: PictureSocket(screen: screen, lines: lines), frameSize: 1 << 20))
    await server.appendRoute("GET /pictures") { request in
      if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
      return try await pictures.handleRequest(request)
    }
    await server.appendRoute("POST /input") { request in
      await Self.answer(request, gate, InputMessage.self) { message, watcher in
        await lines.watchingMainActor { await screen.take(message, from: watcher) }
      }
    }
    await server.appendRoute("POST /settings") { request in
      let loads = request.query["load"] != nil
      return await Self.answer(request, gate, PhoneSettings.self) { settings, watcher in
        await lines.watchingMainActor { await screen.apply(settings, loading: loads, from: watcher) }
      }
    }
    await server.appendRoute("POST /drive") { request in
      if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
      guard let watcher = Self.watcher(of: request) else { return Gate.answer(.badRequest, "Which watcher is it?") }
      await screen.drive(watcher)
      return HTTPResponse(statusCode: .noContent, headers: Gate.headers("text/plain"))
    }
  }

  /// Reads a message, if it may be read, and gives it to someone.
  private static func answer<Message: Decodable & Sendable>(
    _ request: HTTPRequest, _ gate: Gate, _ type: Message.Type, take: (Message, Int) async -> Answer
  ) async -> HTTPResponse {
    if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
    guard let length = request.bodySequence.count else {
      return last(Gate.answer(HTTPStatusCode(411, phrase: "Length Required"), "Say how long the message is."))
    }
    guard length <= mostInput else {
      return last(Gate.answer(.payloadTooLarge, "A message has \(mostInput) bytes at most, this one has \(length)."))
    }
    guard let watcher = watcher(of: request) else { return Gate.answer(.badRequest, "Which watcher is it?") }
    guard let body = try? await request.bodyData, let message = try? JSONDecoder().decode(type, from: body) else {
      return Gate.answer(.badRequest, "That is no message that this server knows.")
    }
    switch await take(message, watcher) {
    case .done(nil): return HTTPResponse(statusCode: .noContent, headers: Gate.headers("text/plain"))
    case .done(let copied?):
      return HTTPResponse(statusCode: .ok, headers: Gate.headers("text/plain; charset=utf-8"), body: Data(copied.utf8))
    case .someoneElseTouches: return Gate.answer(.conflict, "Another window touches this phone now.")
    case .wrong(let problem): return Gate.answer(.badRequest, problem)
    }
  }

  /// An answer after which the connection ends: the rest of the message is not read.
  private static func last(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers[.connection] = "close"
    return response
  }

  private static func watcher(of request: HTTPRequest) -> Int? { request.query["watcher"].flatMap { Int($0) } }
}

/// What has become of a message.
enum Answer: Sendable {
  /// It was done; with what was copied meanwhile, if anything was.
  case done(String?)
  case someoneElseTouches
  case wrong(String)
}

extension Screen {
  /// Does what a watcher's user does, if it is the one who touches.
  func take(_ message: InputMessage, from watcher: Int) -> Answer {
    watcher == driver ? .done(phone.take(message)) : .someoneElseTouches
  }

  /// Sets the phone to something else, if the watcher is the one who touches.
  func apply(_ settings: PhoneSettings, loading: Bool, from watcher: Int) -> Answer {
    guard watcher == driver else { return .someoneElseTouches }
    if let problem = phone.apply(settings, loading: loading) { return .wrong(problem) }
    tellState()
    return .done(nil)
  }
}

extension SocketError {
  /// Whether another program has the port.
  fileprivate var isTaken: Bool {
    if case .failed(_, let errno, _) = self { return errno == EADDRINUSE }
    return false
  }
}
