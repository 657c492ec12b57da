public import Foundation

/// The user's accessibility settings, and functions for assistive technology.
@MainActor @preconcurrency public enum UIAccessibility {
  private static var reducesMotion = false

  /// A Boolean value that indicates whether the user prefers reduced motion.
  ///
  /// An app then uses fades instead of movements. The value is `false` because Linux doesn't have this setting. UIKit's
  /// own animations don't change.
  public static var isReduceMotionEnabled: Bool { reducesMotion }

  /// The notification posted when `isReduceMotionEnabled` changes.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Sets whether the user prefers reduced motion, for tests.
  ///
  /// It posts the notification if the value changes.
  @_spi(Testing) public static func setReduceMotionEnabled(_ isEnabled: Bool) {
    guard isEnabled != reducesMotion else { return }
    reducesMotion = isEnabled
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
