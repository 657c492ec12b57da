public import Foundation

/// The user's accessibility settings in the system.
@MainActor @preconcurrency public enum UIAccessibility {
  private static var reducesMotion = false

  /// A Boolean value that indicates whether the user wants less motion: an app fades where it would move things.
  ///
  /// False, as there is no such setting on Linux. UIKit's own animations stay as they are.
  public static var isReduceMotionEnabled: Bool { reducesMotion }

  /// Posted when `isReduceMotionEnabled` has changed.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Sets whether the user wants less motion, for tests, and posts the notification where that changes something.
  @_spi(Testing) public static func setReduceMotionEnabled(_ isEnabled: Bool) {
    guard isEnabled != reducesMotion else { return }
    reducesMotion = isEnabled
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
