/// The limits for one connection, and for all connections together.
struct ServerLimits: Sendable {
  /// The number of bytes in a line of a request's head.
  var line = 8192
  /// The number of bytes in a head.
  var head = 65_536
  /// The number of lines in a head after the first line.
  var headers = 100
  /// The number of bytes in a message from a watcher, which sends numbers of frames.
  var watcherMessage = 125
  /// The number of bytes that wait for a watcher that doesn't read.
  var unsent = 64 << 20
  /// The number of bytes that are discarded after the last answer of a connection.
  var thrownAway = 1 << 20
  /// The number of bytes at which a head becomes large, which a browser's own heads don't reach.
  var smallHead = 4096
  /// The number of large heads that are read at the same time, from connections that haven't shown the key.
  var largeHeads = 16
  /// The number of open connections.
  var connections = 2048
  /// The time in which a head has to arrive, and in which a body has to arrive.
  var arriving = Duration.seconds(60)
  /// The time in which the other end has to take an answer or a frame.
  var taking = Duration.seconds(60)
  /// The time for which bytes are discarded after the last answer of a connection.
  var lingering = Duration.seconds(2)
  /// The time after which the server asks a watcher whether it's still there.
  ///
  /// If the watcher sends nothing for three times as long, the server ends the connection.
  var silence = Duration.seconds(30)
}

/// An error that indicates that something takes longer than it may.
struct Overdue: Error {}

/// Calls a closure, and cancels it if it takes too long.
///
/// - Throws: `Overdue` if it takes too long.
func within<Result: Sendable>(
  _ time: Duration, _ body: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await Task.sleep(for: time)
      throw Overdue()
    }
    defer { group.cancelAll() }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}
