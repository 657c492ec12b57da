import FlyingFox
import Foundation

/// The server of the web page, of the pictures and of what is touched.
final class PhoneServer: Sendable {
  /// The largest message of input, in bytes.
  static let mostInput = 65_536

  let gate: Gate
  let lines = WatcherLines()
  private let server: LocalServer

  /// Makes a server.
  ///
  /// - Parameter canRestart: Whether somebody starts the program again when it ends.
  init(_ screen: Screen, gate: Gate, canRestart: Bool) {
    self.gate = gate
    let lines = lines
    lines.canRestart = canRestart
    server = LocalServer(mostBytes: Self.mostInput, host: gate.host) { server in
      await Self.addRoutes(to: server, gate, screen, lines)
      if canRestart {
        await server.appendRoute("POST /restart") { request in
          if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
          ChildProcess.endToStartAgain()
        }
      }
    }
  }

  /// Begins to answer, at a port or at the next that is free.
  ///
  /// - Returns: The port.
  func open(port: UInt16, isExact: Bool = false) async throws -> UInt16 {
    let actual = try await server.open(port: port, isExact: isExact)
    gate.port = actual
    return actual
  }

  /// Waits until the server is closed.
  func wait() async { await server.wait() }

  /// Stops answering.
  func close() async { await server.close() }

  // MARK: Routes

  private static func addRoutes(
    to server: HTTPServer, _ gate: Gate, _ screen: Screen, _ lines: WatcherLines
  ) async {
    await PageFiles.addRoutes(to: server, gate)
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
      await answer(request, gate, InputMessage.self) { message, watcher in
        await lines.watchingMainActor { await screen.take(message, from: watcher) }
      }
    }
    await server.appendRoute("POST /settings") { request in
      let loads = request.query["load"] != nil
      return await answer(request, gate, PhoneSettings.self) { settings, watcher in
        await lines.watchingMainActor { await screen.apply(settings, loading: loads, from: watcher) }
      }
    }
    await server.appendRoute("POST /inspect") { request in
      await answer(request, gate, InspectMessage.self) { message, _ in
        await lines.watchingMainActor { .done(await screen.inspect(message)) }
      }
    }
    await server.appendRoute("POST /listen") { request in
      await answer(request, gate, ListenMessage.self) { message, watcher in
        await screen.listen(message, from: watcher)
        return .done(nil)
      }
    }
    await server.appendRoute("POST /drive") { request in
      if let refusal = gate.refusal(of: request, for: .phone) { return refusal }
      guard let watcher = watcher(of: request) else { return Gate.answer(.badRequest, "Which watcher is it?") }
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
  /// It was done; with what was copied meanwhile or is known, if anything is.
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
