import Foundation

/// The server that provides the web page and the pictures, and that receives input.
final class PhoneServer: Sendable {
  /// The maximum size of an input message, in bytes.
  static let mostInput = 65_536

  let gate: Gate
  let lines = WatcherLines()
  private let server: LocalServer

  /// Creates a server.
  ///
  /// - Parameter canRestart: A Boolean value that indicates whether a parent process starts the program again when it
  ///   ends.
  init(_ screen: Screen, gate: Gate, canRestart: Bool, limits: ServerLimits = ServerLimits()) {
    self.gate = gate
    lines.canRestart = canRestart
    var routes = Self.routes(screen, lines)
    if canRestart { routes["POST /restart"] = Route(for: .phone) { _ in ChildProcess.endToStartAgain() } }
    server = LocalServer(gate, routes, limits)
  }

  /// Begins to answer at a port, or at the next free one.
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

  /// Returns a route that reads a message and passes it to a closure.
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

/// The result of a message.
enum Answer: Sendable {
  /// The server handled the message, with the text that was copied or requested, if any.
  case done(String?)
  case someoneElseTouches
  case wrong(String)
}

extension Screen {
  /// Performs the input of a watcher's user, if the watcher can touch the phone.
  func take(_ message: InputMessage, from watcher: Int) -> Answer {
    watcher == driver ? .done(phone.take(message)) : .someoneElseTouches
  }

  /// Applies new settings to the phone, if the watcher can touch it.
  func apply(_ settings: PhoneSettings, loading: Bool, from watcher: Int) -> Answer {
    guard watcher == driver else { return .someoneElseTouches }
    if let problem = phone.apply(settings, loading: loading) { return .wrong(problem) }
    tellState()
    return .done(nil)
  }
}
