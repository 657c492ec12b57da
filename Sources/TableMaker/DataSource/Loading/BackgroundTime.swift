import Foundation

/// Hears when the app goes to the background and comes back, and says so where it was there long enough.
///
/// By a clock that goes on while the device sleeps, and that nobody sets: the time of day may be set meanwhile. Should it be behind all
/// the same, nobody knows how long that was, which counts as long enough.
@MainActor final class BackgroundTime {
  /// Where there is no UIKit app, as on Linux, whoever shows the windows posts notifications of these names, which are UIKit's.
  static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")

  private let time: Duration
  private let isLong: () -> Void
  private var begin: ContinuousClock.Instant?
  private var tokens: NotificationTokens?

  /// - Parameters:
  ///   - time: How long the app must have been in the background.
  ///   - now: What the clock says.
  ///   - isLong: Called when the app comes back after that.
  init(
    _ time: Duration, by now: @escaping @MainActor () -> ContinuousClock.Instant, isLong: @escaping () -> Void
  ) {
    self.time = time
    self.isLong = isLong
    // UIKit posts them on the main thread, where there is no turn in between.
    tokens = NotificationTokens([
      NotificationCenter.default.addObserver(forName: Self.didEnterBackground, object: nil, queue: nil) {
        [weak self] _ in
        onMainActor { self?.begin = now() }
      },
      NotificationCenter.default.addObserver(forName: Self.willEnterForeground, object: nil, queue: nil) {
        [weak self] _ in
        onMainActor { self?.end(at: now()) }
      },
    ])
  }

  private func end(at now: ContinuousClock.Instant) {
    guard let begin else { return }
    self.begin = nil
    let passed = begin.duration(to: now)
    if passed >= time || passed < .zero { isLong() }
  }
}

/// What a notification center knows its observers by; they go with it.
// Unchecked: the tokens are only handed back.
private final class NotificationTokens: @unchecked Sendable {
  private let tokens: [any NSObjectProtocol]

  init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
