@_spi(Testing) import UIKit

/// Runs a closure with Reduce Motion turned on.
///
/// - Returns: A Boolean value that indicates whether the closure was called. It isn't called if only the user can change
///   the setting.
@MainActor @discardableResult public func withReducedMotion(_ body: () throws -> Void) rethrows -> Bool {
  UIAccessibility.setReduceMotionEnabled(true)
  defer { UIAccessibility.setReduceMotionEnabled(false) }
  try body()
  return true
}
