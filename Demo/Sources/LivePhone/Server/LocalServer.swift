import FlyingSocks
import Foundation

/// A server at one address, 127.0.0.1 unless you specify another, on a free port.
///
/// The server reads HTTP itself, within limits, over FlyingSocks. FlyingFox's server limits neither lines nor heads, and
/// continues to read after an answer that came before it read the body. A relay in front of it would read each request a
/// second time. If two readers understand the same bytes differently, requests can be smuggled.
actor LocalServer {
  /// The number of ports to try, beginning with the one asked for.
  private static let ports = 20
  /// The number of connections to accept before other connections get a turn.
  private static let atOnce = 64
  private let gate: Gate
  private let routes: Routes
  private let limits: ServerLimits
  private var running: Task<Void, Never>?
  private var isClosed = false
  private var table: ConnectionTable
  private var connections: [Int: Task<Void, Never>] = [:]
  /// The connections that were ended, and may still have to close their files.
  private var leaving: [Task<Void, Never>] = []

  init(_ gate: Gate, _ routes: Routes, _ limits: ServerLimits = ServerLimits()) {
    (self.gate, self.routes, self.limits) = (gate, routes, limits)
    table = ConnectionTable(limits)
  }

  /// Begins to answer at a port, or at the next free one.
  ///
  /// - Parameter isExact: A Boolean value that indicates whether the server has to use this port, which another process
  ///   of LivePhone has just released.
  /// - Returns: The port.
  func open(port: UInt16, isExact: Bool = false) async throws -> UInt16 {
    for offset in 0..<(isExact ? 1 : Self.ports) {
      guard let candidate = UInt16(exactly: Int(port) + offset) else { break }
      do { return try begin(at: candidate) } catch let error as SocketError where error.isTaken && port != 0 {
        continue
      } catch let error as SocketError where error.isElsewhere {
        throw LivePhoneError(
          description: "\(gate.host.text) is no address of this machine. Name one of it, or 0.0.0.0 for all of them.")
      }
    }
    throw LivePhoneError(
      description: isExact
        ? "Another program has taken port \(port). End it, or ask for another port."
        : "The ports from \(port) on are taken, \(Self.ports) of them. End what has them, or ask for another one.")
  }

  private func begin(at port: UInt16) throws -> UInt16 {
    let socket = try listen(at: port)
    guard case .ip4(_, let actual) = try socket.sockname() else {
      throw LivePhoneError(description: "The server has no address.")
    }
    gate.port = actual
    // Leaves a quarter of the files that may be open to the app.
    var limits = limits
    limits.connections = min(limits.connections, OpenFiles.allowed / 4 * 3)
    table = ConnectionTable(limits)
    running = Task { await run(socket, at: actual) }
    return actual
  }

  private func listen(at port: UInt16) throws -> Socket {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: gate.host.text, port: port))
    } catch {
      try? socket.close()
      throw error
    }
    // `listen()` closes the socket itself if it fails.
    try socket.listen()
    return socket
  }

  /// Waits until the server is closed.
  func wait() async { await running?.value }

  /// Stops answering.
  func close() async {
    isClosed = true
    running?.cancel()
    await running?.value
  }

  // MARK: Connections

  /// The number of connections that are open.
  var connectionCount: Int { connections.count }

  private func run(_ socket: Socket, at port: UInt16) async {
    var next: Socket? = socket
    while true {
      if let socket = next {
        if !isClosed { await takeConnections(from: socket) }
        try? socket.close()
      }
      guard !isClosed else { return }
      // Listens again if the system has ended the listening.
      try? await Task.sleep(for: .milliseconds(200))
      next = try? listen(at: port)
    }
  }

  private func takeConnections(from socket: Socket) async {
    let pool = SocketPool.make()
    do {
      try await pool.prepare()
      let listener = try AsyncSocket(socket: socket, pool: pool)
      await withTaskGroup { group in
        group.addTask { try? await pool.run() }
        // Uses a high priority because each of the open connections may want a turn.
        group.addTask(priority: .high) { [self] in
          while !Task.isCancelled { await takeConnections(from: listener, pool) }
        }
        await group.next()
        group.cancelAll()
        let all = connections.values
        for connection in all { connection.cancel() }
        for connection in all { await connection.value }
      }
    } catch {
      // The system has no more files. The server tries again.
    }
  }

  /// Accepts the connections that are waiting, or waits for one.
  private func takeConnections(from listener: AsyncSocket, _ pool: some AsyncSocketPool) async {
    do {
      take(try await listener.accept())
      for _ in 0..<Self.atOnce {
        take(try AsyncSocket(socket: Socket(file: listener.socket.accept().file), pool: pool))
      }
    } catch SocketError.blocked {
      // No other connection is waiting.
    } catch let error as SocketError where error.isWantOfFiles {
      if !endStranger() { try? await Task.sleep(for: .milliseconds(50)) }
    } catch {
      // The connection ended before the server accepted it.
      try? await Task.sleep(for: .milliseconds(1))
    }
    while leaving.count > Self.atOnce { await leaving.removeFirst().value }
  }

  private func take(_ socket: AsyncSocket) {
    guard !table.isFull || endStranger() else { return (try? socket.close()) ?? () }
    let number = table.add()
    let connection = Connection(socket, gate, routes, limits) { [weak self] in await self?.note($0, of: number) }
    connections[number] = Task(priority: .medium) {
      await connection.serve()
      table.remove(number)
      connections[number] = nil
    }
  }

  private func note(_ step: Connection.Step, of number: Int) {
    if let other = table.note(step, of: number) { end(other) }
  }

  /// Ends the oldest connection that hasn't shown the key.
  ///
  /// - Returns: `true` if there's such a connection; otherwise, `false`.
  private func endStranger() -> Bool {
    guard let number = table.removeFirst() else { return false }
    end(number)
    return true
  }

  private func end(_ number: Int) {
    guard let connection = connections[number] else { return }
    connection.cancel()
    leaving.append(connection)
  }
}

extension SocketError {
  private var code: Int32? {
    if case .failed(_, let errno, _) = self { return errno }
    return nil
  }

  /// A Boolean value that indicates whether the address belongs to another machine.
  fileprivate var isElsewhere: Bool { code == EADDRNOTAVAIL }

  /// A Boolean value that indicates whether another program has the port.
  fileprivate var isTaken: Bool { code == EADDRINUSE }

  /// A Boolean value that indicates whether this process, or the machine, can't open more files.
  fileprivate var isWantOfFiles: Bool { code.map { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains($0) } ?? false }
}
