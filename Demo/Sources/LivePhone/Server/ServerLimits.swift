/// The most that one connection, or all of them together, can hold.
struct ServerLimits: Sendable {
  /// The bytes of a line of a request's head.
  var line = 8192
  /// The bytes of a head.
  var head = 65_536
  /// The lines of a head after its first.
  var headers = 100
  /// The bytes of a message that a watcher sends; it sends numbers of frames.
  var watcherMessage = 125
  /// The bytes that wait for a watcher that doesn't read.
  var unsent = 64 << 20
  /// The bytes that are thrown away after the last answer of a connection.
  var thrownAway = 1 << 20
  /// The bytes of a head from which on it's a large one. A browser's own are smaller.
  var smallHead = 4096
  /// The large heads that are read at a time, of connections that haven't shown the key.
  var largeHeads = 16
  /// The connections that are open.
  var connections = 2048
  /// The time for a head to arrive, and for a body.
  var arriving = Duration.seconds(60)
  /// The time for an answer or a frame to be taken.
  var taking = Duration.seconds(60)
  /// The time for which bytes are thrown away after the last answer of a connection.
  var lingering = Duration.seconds(2)
  /// The time after which a watcher is asked whether it's still there; after three of them without a word, it isn't.
  var silence = Duration.seconds(30)
}

/// An error that says that something took longer than it may.
struct Overdue: Error {}

/// Calls a closure, which gets canceled when it takes too long.
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
