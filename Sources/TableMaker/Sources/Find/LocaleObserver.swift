import Foundation

/// Observes changes of the user's language or region.
// The type is unchecked because it only returns the token to the notification center.
final class LocaleObserver: @unchecked Sendable {
  private let token: any NSObjectProtocol

  /// Creates an observer that calls a closure in the next turn of the main actor.
  init(_ tell: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
    ) { _ in
      Task { @MainActor in tell() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
