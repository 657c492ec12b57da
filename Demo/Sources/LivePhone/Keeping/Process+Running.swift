import Foundation

extension Process {
  /// Runs the process, and waits until it ends.
  ///
  /// - Parameter onStart: A closure to call when the process is running.
  func runToEnd(onStart: @escaping @Sendable () -> Void = {}) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in continuation.resume() }
      // Uses a thread that blocks no signals. The threads of the concurrency pool block some, and the child would block
      // them as well.
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
  /// Returns the data up to the end of the file.
  ///
  /// A separate thread reads the data because the threads that tasks share are few, and a build takes a long time.
  func dataToEnd() async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.readDataToEndOfFile()) }
    }
  }
}
