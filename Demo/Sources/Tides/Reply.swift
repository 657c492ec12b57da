import Foundation

/// What a request is waited for by: its answer, or that nobody waits any more, whichever comes first.
///
/// A cancellation is not left to `URLSession` alone: where it comes before the request has left, what waits is to go on all the same.
final class Reply<Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Answer, any Error>?
  private var stop: (@Sendable () -> Void)?
  private var isOver = false

  /// Begins to wait, unless nobody does any more.
  ///
  /// - Parameters:
  ///   - start: Sends the request.
  ///   - stop: Gives it up.
  func begin(
    _ continuation: CheckedContinuation<Answer, any Error>, start: () -> Void, stop: @escaping @Sendable () -> Void
  ) {
    let isOver = lock.withLock {
      if !self.isOver { (self.continuation, self.stop) = (continuation, stop) }
      return self.isOver
    }
    if isOver { continuation.resume(throwing: CancellationError()) } else { start() }
  }

  /// Hands over the answer, if it is waited for.
  func end(with answer: Result<Answer, any Error>) { take().continuation?.resume(with: answer) }

  /// Gives up what is waited for.
  func cancel() {
    let (continuation, stop) = take()
    stop?()
    continuation?.resume(throwing: CancellationError())
  }

  private func take() -> (continuation: CheckedContinuation<Answer, any Error>?, stop: (@Sendable () -> Void)?) {
    lock.withLock {
      defer { (continuation, stop, isOver) = (nil, nil, true) }
      return (continuation, stop)
    }
  }
}
