import UIKit

/// Work in slices, on the main actor while it's idle.
@MainActor final class IdleWork {
  private var task: Task<Void, Never>?

  /// Starts the work unless it's running.
  ///
  /// - Parameter body: A closure that works until a deadline, and returns whether more work is left.
  func start(_ body: @escaping @MainActor (_ deadline: ContinuousClock.Instant) -> Bool) {
    guard task == nil else { return }
    task = Task { @MainActor [weak self] in
      // The table view's layout and other waiting work precede it.
      await Task.yield()
      while !Task.isCancelled, body(.now + TimeSlices.length) {
        // Leaves the rest of the frame to other work.
        try? await Task.sleep(for: TimeSlices.length)
      }
      // A stopped task can already have a successor.
      if !Task.isCancelled { self?.task = nil }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
