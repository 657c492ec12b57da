public import Foundation

/// The appearance of a toolbar's background.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {
  /// Returns an appearance with the same values.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIToolbarAppearance(barAppearance: self) }
  }
}
