import Foundation

/// Hears that the person has chosen another language or region.
// Unchecked: the token is only handed back.
final class LocaleObserver: @unchecked Sendable {
  private let token: any NSObjectProtocol

  /// - Parameter tell: Called in the next turn of the main actor.
  init(_ tell: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
    ) { _ in
      Task { @MainActor in tell() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
