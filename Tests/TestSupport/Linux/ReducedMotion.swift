@_spi(Testing) import UIKit

/// Runs a closure while the user wants less motion.
///
/// - Returns: Whether the setting can be changed; false if only the user can, and then the closure is not run.
@MainActor @discardableResult public func withReducedMotion(_ body: () throws -> Void) rethrows -> Bool {
  UIAccessibility.setReduceMotionEnabled(true)
  defer { UIAccessibility.setReduceMotionEnabled(false) }
  try body()
  return true
}
