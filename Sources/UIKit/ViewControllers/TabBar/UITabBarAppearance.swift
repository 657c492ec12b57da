public import Foundation

/// The appearance of a tab bar's background.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// Returns an appearance with the same values.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UITabBarAppearance(barAppearance: self) }
  }
}
