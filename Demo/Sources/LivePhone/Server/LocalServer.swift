import FlyingFox
import FlyingSocks
import Foundation

/// A server at one address, that of this machine alone if nobody asks for another, on a port that is free, which goes on when the system has no more connections to give.
actor LocalServer {
  /// How many ports are tried, from the one asked for.
  private static let ports = 20
  /// The longest request that is read by handlers, in bytes; what is longer is refused without being read.
  private let mostBytes: Int
  private let host: HostAddress
  private let addRoutes: @Sendable (HTTPServer) async -> Void
  private var server: HTTPServer?
  private var running: Task<Void, Never>?
  private var isClosed = false

  init(mostBytes: Int, host: HostAddress, _ addRoutes: @escaping @Sendable (HTTPServer) async -> Void) {
    self.mostBytes = mostBytes
    self.host = host
    self.addRoutes = addRoutes
  }

  /// Begins to answer, at a port or at the next that is free.
  ///
  /// - Parameter isExact: Whether it has to be this port, which another program of ours has just left.
  /// - Returns: The port.
  func open(port: UInt16, isExact: Bool = false) async throws -> UInt16 {
    for offset in 0..<(isExact ? 1 : Self.ports) {
      guard let candidate = UInt16(exactly: Int(port) + offset) else { break }
      do { return try await listen(at: candidate) } catch let error as SocketError where error.isTaken && port != 0 {
        continue
      } catch let error as SocketError where error.isElsewhere {
        throw LivePhoneError(
          description: "\(host.text) is no address of this machine. Name one of it, or 0.0.0.0 for all of them.")
      }
    }
    throw LivePhoneError(
      description: isExact
        ? "Another program has taken port \(port). End it, or ask for another port."
        : "The ports from \(port) on are taken, \(Self.ports) of them. End what has them, or ask for another one.")
  }

  private func listen(at port: UInt16) async throws -> UInt16 {
    let server = try await makeServer(at: port)
    let first = Task { try await server.run() }
    let waiting = Task { try await server.waitUntilListening(timeout: 60) }
    // One that cannot listen says so at once, and is not waited for.
    let failure = Task {
      _ = await first.result
      waiting.cancel()
    }
    do { try await waiting.value } catch {
      first.cancel()
      _ = try await first.value
      throw error
    }
    failure.cancel()
    guard case .ip4(_, let actual) = await server.listeningAddress else {
      throw LivePhoneError(description: "The server has no address.")
    }
    self.server = server
    running = Task {
      _ = await first.result
      await goOn(at: actual)
    }
    return actual
  }

  /// Listens again when listening has ended without having been asked to: there were more connections than files may be open.
  private func goOn(at port: UInt16) async {
    while !isClosed {
      try? await Task.sleep(for: .milliseconds(200))
      guard !isClosed, let next = try? await makeServer(at: port) else { return }
      server = next
      _ = try? await next.run()
    }
  }

  private func makeServer(at port: UInt16) async throws -> HTTPServer {
    var configuration = HTTPServer.Configuration(
      address: try .inet(ip4: host.text, port: port), timeout: 30, logger: .disabled)
    configuration.sharedRequestReplaySize = mostBytes
    let server = HTTPServer(config: configuration)
    await addRoutes(server)
    return server
  }

  /// Waits until the server is closed.
  func wait() async { await running?.value }

  /// Stops answering.
  func close() async {
    isClosed = true
    await server?.stop(timeout: 0)
    running?.cancel()
    await running?.value
  }
}

extension SocketError {
  /// Whether the address is another machine's.
  fileprivate var isElsewhere: Bool {
    if case .failed(_, let errno, _) = self { return errno == EADDRNOTAVAIL }
    return false
  }

  /// Whether another program has the port.
  fileprivate var isTaken: Bool {
    if case .failed(_, let errno, _) = self { return errno == EADDRINUSE }
    return false
  }
}
