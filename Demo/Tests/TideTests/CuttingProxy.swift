import FlyingSocks
import Foundation

/// A proxy between a client and a server, for this machine only, that cuts some connections.
///
/// It cuts them immediately, or in the middle of an answer.
actor CuttingProxy {
  private let target: UInt16
  private let pool: SocketPool<Poll>
  private var socket: Socket?
  private var tasks: [Task<Void, any Error>] = []
  /// The number of connections so far.
  private(set) var count = 0
  /// The number of those that were cut.
  private(set) var cut = 0
  /// Which of every so many connections is cut; zero for none.
  private var rhythm = 3

  init(to target: UInt16) {
    self.target = target
    pool = SocketPool(queue: Poll(interval: .seconds(0.01)))
  }

  /// Begins to hand on, and returns where.
  func open() async throws -> URL {
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET, type: .stream)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: try .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    self.socket = socket
    let listening = try AsyncSocket(socket: socket, pool: pool)
    tasks.append(Task { [pool] in try await pool.run() })
    tasks.append(
      Task { [weak self] in
        while !Task.isCancelled {
          let client = try await listening.accept()
          await self?.take(client)
        }
      })
    guard case .ip4(_, let port) = try socket.sockname(), let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw SocketError.unsupportedAddress
    }
    return url
  }

  /// Stops cutting connections.
  func heal() { rhythm = 0 }

  func close() {
    for task in tasks { task.cancel() }
    try? socket?.close()
    tasks = []
  }

  /// Every third connection is cut: one before anything is handed on, the next one after some bytes of the answer.
  private func take(_ client: AsyncSocket) {
    count += 1
    let isCut = rhythm > 0 && count % rhythm == 0
    if isCut { cut += 1 }
    let limit = isCut ? (cut % 2 == 0 ? 0 : 150) : Int.max
    tasks.append(
      Task { [target, pool] in
        defer { try? client.close() }
        guard limit > 0 else { return }
        let server = try await AsyncSocket.connected(to: try .inet(ip4: "127.0.0.1", port: target), pool: pool)
        defer { try? server.close() }
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await Self.hand(from: client, to: server, atMost: Int.max) }
          group.addTask { try await Self.hand(from: server, to: client, atMost: limit) }
          // As soon as one side is done, so is the connection.
          try await group.next()
          group.cancelAll()
        }
      })
  }

  private static func hand(from source: AsyncSocket, to sink: AsyncSocket, atMost limit: Int) async throws {
    var left = limit
    while left > 0 {
      let bytes = try await source.read(atMost: min(left, 4096))
      guard !bytes.isEmpty else { return }
      try await sink.write(Data(bytes))
      left -= bytes.count
    }
  }
}
