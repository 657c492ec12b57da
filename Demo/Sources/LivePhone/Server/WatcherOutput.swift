import Foundation
import Synchronization

/// A queue of the messages that wait for a watcher, which ends if too many bytes wait.
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

  /// A Boolean value that indicates whether more bytes wait than the limit allows.
  ///
  /// In this case, the watcher doesn't read, and has to connect again.
  var isOverfull: Bool { state.withLock { $0.isOverfull } }

  /// Adds a message.
  func yield(_ message: Watcher.Message) {
    switch message {
    case .text(let text): add(SocketFrame(kind: .text, payload: Array(text.utf8)))
    case .data(let bytes): add(SocketFrame(kind: .data, payload: bytes))
    }
  }

  /// Adds a ping, which asks the watcher whether it's still there.
  func ping() { add(SocketFrame(kind: .ping)) }

  /// Adds the answer to a watcher's ping, and replaces an answer that still waits.
  ///
  /// Only the last ping needs an answer (RFC 6455, 5.5.3).
  func pong(_ payload: [UInt8]) {
    let waits = state.withLock { state in
      defer { state.pong = payload }
      return state.pong != nil
    }
    if !waits { add(SocketFrame(kind: .pong)) }
  }

  /// Adds a frame that ends the connection, with a reason.
  func close(_ code: UInt16, _ reason: String = "") {
    add(.close(code, reason))
    finish()
  }

  /// Ends the queue.
  func finish() { continuation.finish() }

  private func add(_ frame: SocketFrame) {
    let isOverfull = state.withLock { state in
      // A single message can have any size because it comes from the app.
      state.isOverfull = state.isOverfull || (state.unsent > 0 && state.unsent + frame.payload.count > most)
      state.unsent += frame.payload.count
      return state.isOverfull
    }
    if isOverfull { finish() } else { continuation.yield(frame) }
  }

  /// Returns the bytes of a frame that is next to be sent.
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
