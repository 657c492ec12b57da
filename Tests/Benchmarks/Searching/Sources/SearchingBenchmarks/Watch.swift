import Dispatch

/// Finds the longest time for which the main actor did not take another job.
@MainActor final class Watch {
  private(set) var longest = Duration.zero
  private var last = ContinuousClock.now
  private var task: Task<Void, Never>?

  /// Begins to watch.
  func begin() {
    longest = .zero
    last = .now
    task = Task { [weak self] in
      while !Task.isCancelled, let self {
        longest = max(longest, .now - last)
        last = .now
        await Task.yield()
      }
    }
  }

  /// Ends watching.
  func end() {
    longest = max(longest, .now - last)
    task?.cancel()
    task = nil
  }
}
