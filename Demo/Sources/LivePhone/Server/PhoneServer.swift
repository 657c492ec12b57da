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
  init(_ screen: Screen, gate: Gate, canRestart: Bool, limits: ServerLimits = ServerLimits()) {
    self.gate = gate
    lines.canRestart = canRestart
    var routes = Self.routes(screen, lines)
    if canRestart { routes["POST /restart"] = Route(for: .phone) { _ in ChildProcess.endToStartAgain() } }
    server = LocalServer(gate, routes, limits)
  }

  /// Begins to answer, at a port or at the next that is free.
  ///
  /// - Returns: The port.
  func open(port: UInt16, isExact: Bool = false) async throws -> UInt16 {
    try await server.open(port: port, isExact: isExact)
  }

  /// Waits until the server is closed.
  func wait() async { await server.wait() }

  /// Stops answering.
  func close() async { await server.close() }

  // MARK: Routes

  private static func routes(_ screen: Screen, _ lines: WatcherLines) -> Routes {
    var routes = PageFiles.routes
    routes["GET /picture.png"] = Route(for: .page) { _ in
      guard let data = await screen.phone.png() else { return .line(.unavailable, "There is no page yet.") }
      return Response(status: .ok, type: "image/png", body: data)
    }
    routes["GET /source"] = Route(for: .page) { request in
      guard let text = await screen.phone.source(of: request.head.query["page"] ?? "")?.text else {
        return .line(.notFound, "The source of this page isn't here.")
      }
      return Response(status: .ok, body: Data(text.utf8))
    }
    routes["GET /pictures"] = Route(PictureSocket(screen: screen, lines: lines))
    routes["POST /input"] = route(InputMessage.self) { message, watcher, _ in
      await lines.watchingMainActor { await screen.take(message, from: watcher) }
    }
    routes["POST /settings"] = route(PhoneSettings.self) { settings, watcher, head in
      let loads = head.query["load"] != nil
      return await lines.watchingMainActor { await screen.apply(settings, loading: loads, from: watcher) }
    }
    routes["POST /inspect"] = route(InspectMessage.self) { message, _, _ in
      await lines.watchingMainActor { .done(await screen.inspect(message)) }
    }
    routes["POST /check"] = route(CheckMessage.self) { _, _, _ in
      await lines.watchingMainActor { .done(await screen.check()) }
    }
    routes["POST /listen"] = route(ListenMessage.self) { message, watcher, _ in
      await screen.listen(message, from: watcher)
      return .done(nil)
    }
    routes["POST /drive"] = Route(for: .phone, mostBytes: mostInput) { request in
      guard let watcher = watcher(of: request.head) else { return .line(.badRequest, "Which watcher is it?") }
      await screen.drive(watcher)
      return .done
    }
    return routes
  }

  /// Returns a route that reads a message and gives it to a closure.
  private static func route<Message: Decodable & Sendable>(
    _ type: Message.Type, take: @escaping @Sendable (Message, Int, RequestHead) async -> Answer
  ) -> Route {
    Route(for: .phone, mostBytes: mostInput) { request in
      guard let watcher = watcher(of: request.head) else { return .line(.badRequest, "Which watcher is it?") }
      guard let message = try? JSONDecoder().decode(type, from: request.body) else {
        return .line(.badRequest, "That is no message that this server knows.")
      }
      switch await take(message, watcher, request.head) {
      case .done(nil): return .done
      case .done(let copied?): return Response(status: .ok, body: Data(copied.utf8))
      case .someoneElseTouches: return .line(.conflict, "Another window touches this phone now.")
      case .wrong(let problem): return .line(.badRequest, problem)
      }
    }
  }

  private static func watcher(of head: RequestHead) -> Int? { head.query["watcher"].flatMap { Int($0) } }
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
