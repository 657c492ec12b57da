import Foundation

/// The object through which a task waits for a request: for its answer or its cancellation, whichever comes first.
///
/// It doesn't rely only on `URLSession` for a cancellation: one that comes before the request is sent also ends the wait.
final class Reply<Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Answer, any Error>?
  private var stop: (@Sendable () -> Void)?
  private var isOver = false

  /// Begins to wait, unless the request is no longer awaited.
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
