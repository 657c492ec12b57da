import UIKit

/// Work in slices, one at each turn of the main actor that has nothing better to do.
@MainActor final class IdleWork {
  /// How long a slice lasts at most: a quarter of a frame of a 60 Hz screen.
  static let slice = Duration.milliseconds(4)

  private var task: Task<Void, Never>?

  /// Starts the work, unless it is at it already.
  ///
  /// - Parameter body: Does a piece, which it is told the end of; returns whether more is left.
  func start(_ body: @escaping @MainActor (_ deadline: ContinuousClock.Instant) -> Bool) {
    guard task == nil else { return }
    task = Task { @MainActor [weak self] in
      // The table lays itself out first, and everything that waits goes before.
      await Task.yield()
      while !Task.isCancelled, body(.now + Self.slice) {
        // The rest of the frame is others'.
        try? await Task.sleep(for: .milliseconds(4))
      }
      // A task that was stopped has a successor by now, maybe.
      if !Task.isCancelled { self?.task = nil }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}
