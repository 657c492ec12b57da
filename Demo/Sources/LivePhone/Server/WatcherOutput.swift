import Foundation
import Synchronization

/// The messages that wait to be sent to a watcher: a queue that ends when too much waits.
final class WatcherOutput: Sendable {
  /// The frames, in their order.
  let frames: AsyncStream<SocketFrame>
  private let continuation: AsyncStream<SocketFrame>.Continuation
  private let most: Int
  private let state = Mutex(State())

  private struct State {
    var unsent = 0
    var pong: [UInt8]?
    var isOverfull = false
  }

  init(_ limits: ServerLimits = ServerLimits()) {
    most = limits.unsent
    (frames, continuation) = AsyncStream.makeStream()
  }

  /// A Boolean value that indicates whether more waits than may: the watcher doesn't read, and has to connect again.
  var isOverfull: Bool { state.withLock { $0.isOverfull } }

  /// Adds a message.
  func yield(_ message: Watcher.Message) {
    switch message {
    case .text(let text): add(SocketFrame(kind: .text, payload: Array(text.utf8)))
    case .data(let bytes): add(SocketFrame(kind: .data, payload: bytes))
    }
  }

  /// Adds the question whether the watcher is there.
  func ping() { add(SocketFrame(kind: .ping)) }

  /// Adds the answer to a watcher's question, in the place of one that still waits.
  ///
  /// Only the last question has to be answered (RFC 6455, 5.5.3).
  func pong(_ payload: [UInt8]) {
    let waits = state.withLock { state in
      defer { state.pong = payload }
      return state.pong != nil
    }
    if !waits { add(SocketFrame(kind: .pong)) }
  }

  /// Adds the end of the connection, with its reason.
  func close(_ code: UInt16, _ reason: String = "") {
    add(.close(code, reason))
    finish()
  }

  /// Ends the queue.
  func finish() { continuation.finish() }

  private func add(_ frame: SocketFrame) {
    let isOverfull = state.withLock { state in
      // One message may have any size: it's the app's.
      state.isOverfull = state.isOverfull || (state.unsent > 0 && state.unsent + frame.payload.count > most)
      state.unsent += frame.payload.count
      return state.isOverfull
    }
    if isOverfull { finish() } else { continuation.yield(frame) }
  }

  /// Returns a frame as it's sent, when its turn has come.
  func take(_ frame: SocketFrame) -> Data {
    var frame = frame
    state.withLock { state in
      state.unsent -= frame.payload.count
      guard frame.kind == .pong, let pong = state.pong else { return }
      frame.payload = pong
      state.pong = nil
    }
    return frame.bytes
  }
}
