import Foundation

/// Observes when the app enters the background and returns, and calls a closure if it was there long enough.
///
/// It uses a clock that continues while the device sleeps and that nobody can set, because the time of day may be set
/// in the meantime. If the clock shows an earlier time nevertheless, the duration is unknown and counts as long enough.
@MainActor final class BackgroundTime {
  /// Without a UIKit app, as on Linux, the code that shows the windows posts notifications with these names, which are
  /// UIKit's.
  static let didEnterBackground = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  static let willEnterForeground = Notification.Name("UIApplicationWillEnterForegroundNotification")

  private let time: Duration
  private let isLong: () -> Void
  private var begin: ContinuousClock.Instant?
  private var tokens: NotificationTokens?

  /// - Parameters:
  ///   - time: The time that the app must spend in the background.
  ///   - now: A closure that returns the clock's time.
  ///   - isLong: A closure that's called when the app returns after that time.
  init(
    _ time: Duration, by now: @escaping @MainActor () -> ContinuousClock.Instant, isLong: @escaping () -> Void
  ) {
    self.time = time
    self.isLong = isLong
    // UIKit posts them on the main thread, so that the closure runs without another turn.
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

/// The tokens of a notification center's observers, which it removes when it's deallocated.
// The type is unchecked because it only returns the tokens to the notification center.
private final class NotificationTokens: @unchecked Sendable {
  private let tokens: [any NSObjectProtocol]

  init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
