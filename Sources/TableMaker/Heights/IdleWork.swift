import UIKit

/// Work in slices, on the main actor while it has nothing else to do.
@MainActor final class IdleWork {
  private var task: Task<Void, Never>?

  /// Starts the work, unless it is running.
  ///
  /// - Parameter body: Works until a deadline; returns whether more is left.
  func start(_ body: @escaping @MainActor (_ deadline: ContinuousClock.Instant) -> Bool) {
    guard task == nil else { return }
    task = Task { @MainActor [weak self] in
      // The table's layout, and everything else that waits, goes first.
      await Task.yield()
      while !Task.isCancelled, body(.now + TimeSlices.length) {
        // The rest of the frame is left to other work.
        try? await Task.sleep(for: TimeSlices.length)
      }
      // A stopped task may have a successor by now.
      if !Task.isCancelled { self?.task = nil }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
