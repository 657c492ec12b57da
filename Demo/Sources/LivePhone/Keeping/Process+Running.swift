import Foundation

extension Process {
  /// Runs it until it has ended.
  ///
  /// - Parameter onStart: Called once it runs.
  func runToEnd(onStart: @escaping @Sendable () -> Void = {}) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      // From a thread that blocks no signals, as those of the concurrency pool do: the child would block them too.
      Thread.detachNewThread {
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        do {
          try self.run()
          onStart()
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}

extension FileHandle {
  /// What comes until its end, read by a thread of its own: those that tasks share are few, and a build takes long.
  func dataToEnd() async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.readDataToEndOfFile()) }
    }
  }
}
