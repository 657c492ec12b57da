import FlyingSocks
import Foundation

/// A connection, which reads a request, checks it, has a route answer it, and then reads the next request.
///
/// A single reader handles heads, bodies, and frames, so no bytes can be read in two ways. The connection reads each
/// request to its end, except possibly the last one. After an answer that isn't a success, the connection ends, and the
/// bytes that follow aren't read as a request.
actor Connection {
  private let socket: AsyncSocket
  private let gate: Gate
  private let routes: Routes
  private let limits: ServerLimits
  private let onStep: @Sendable (Step) async -> Void
  private var bytes: [UInt8] = []
  /// The index of the first byte in `bytes` that wasn't read.
  private var next = 0
  private var hasBegun = false
  private var isLarge = false
  private var hasKey = false

  /// An event of a connection that the server has to know about.
  enum Step: Sendable {
    /// A large head has begun to arrive, or has arrived completely.
    case largeHead, head
    /// The other end has shown the key.
    case key
  }

  /// Creates a connection.
  ///
  /// - Parameter onStep: A closure that receives the steps.
  init(
    _ socket: AsyncSocket, _ gate: Gate, _ routes: Routes, _ limits: ServerLimits,
    onStep: @escaping @Sendable (Step) async -> Void
  ) {
    (self.socket, self.gate, self.routes, self.limits, self.onStep) = (socket, gate, routes, limits, onStep)
  }

  /// Answers requests until the connection ends, and closes it.
  func serve() async {
    while !Task.isCancelled, await takeRequest() {}
    try? socket.close()
  }

  /// Takes one request.
  ///
  /// - Returns: `true` if another request can follow; otherwise, `false`.
  private func takeRequest() async -> Bool {
    do {
      let head = try await within(limits.arriving) { try await self.readHead() }
      return try await answer(head)
    } catch let refusal as Refusal {
      try? await sendLast(refusal.response)
    } catch is Overdue where hasBegun {
      try? await sendLast(.line(.timeout, "A request has \(limits.arriving.components.seconds) s to arrive."))
    } catch {
      // The other end has disconnected, or takes too long.
    }
    return false
  }

  private func answer(_ head: RequestHead) async throws -> Bool {
    let route = routes[head.route]
    if let refusal = gate.refusal(of: head, for: route?.purpose ?? .file) { throw refusal }
    guard let route else { throw Refusal(.notFound, "There is nothing at this path.") }
    if route.purpose != .file, !hasKey {
      hasKey = true
      await onStep(.key)
    }
    let length = try route.length(of: head)
    switch route.kind {
    case .pictures(let pictures):
      try await send(try await Handshake.answer(to: head))
      await pictures.run(on: self, limits)
      return false
    case .answer(let answer):
      if head.waitsForPermission, length > 0 { try await send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
      let body = try await within(limits.arriving) { try await self.readBody(length) }
      let response = await answer(Request(head: head, body: body))
      guard response.status.isSuccess, !head.isLast else {
        try await sendLast(response)
        return false
      }
      try await send(response.bytes(isLast: false))
      return true
    }
  }

  // MARK: Reading

  private func fill() async throws {
    bytes = try await socket.read(atMost: 4096)
    next = 0
  }

  private func readHead() async throws -> RequestHead {
    var reader = HeadReader(limits)
    (hasBegun, isLarge) = (false, false)
    while true {
      hasBegun = hasBegun || next < bytes.count
      if let head = try reader.take(bytes, from: &next) {
        if isLarge { await onStep(.head) }
        return head
      }
      if reader.count >= limits.smallHead, !isLarge, !hasKey {
        isLarge = true
        await onStep(.largeHead)
      }
      try await fill()
    }
  }

  private func readBody(_ count: Int) async throws -> Data {
    var body = Data()
    while true {
      let part = bytes[next...].prefix(count - body.count)
      body += part
      next += part.count
      if body.count == count { return body }
      try await fill()
    }
  }

  private func byte() async throws -> UInt8 {
    while next == bytes.count { try await fill() }
    next += 1
    return bytes[next - 1]
  }

  /// Reads a frame of a web socket.
  ///
  /// - Throws: `SocketFrame.Failure` if this server doesn't accept the frame.
  func readFrame() async throws -> SocketFrame {
    let (first, second) = (try await byte(), try await byte())
    let (kind, count) = try SocketFrame.start(first, second, limits)
    var mask: [UInt8] = []
    for _ in 0..<4 { mask.append(try await byte()) }
    var payload: [UInt8] = []
    for place in 0..<count { payload.append(try await byte() ^ mask[place % 4]) }
    return SocketFrame(kind: kind, payload: payload)
  }

  // MARK: Sending

  /// Sends bytes.
  ///
  /// - Throws: `Overdue` if the other end doesn't take them.
  nonisolated func send(_ data: Data) async throws {
    try await within(limits.taking) { try await self.socket.write(data) }
  }

  private func sendLast(_ response: Response) async throws {
    try await send(response.bytes(isLast: true))
    await linger()
  }

  /// Closes the connection for sending, which the other end notices.
  nonisolated func shutDown() { shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) }

  /// Ends the connection, and for some time discards the bytes that still arrive.
  ///
  /// If the connection closed while bytes wait to be read, the system would discard the answer.
  nonisolated func linger() async {
    shutDown()
    _ = try? await within(limits.lingering) {
      var count = 0
      while count < self.limits.thrownAway { count += try await self.socket.read(atMost: 4096).count }
    }
  }
}
