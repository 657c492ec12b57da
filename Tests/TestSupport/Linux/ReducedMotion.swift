@_spi(Testing) import UIKit

/// Does something while the user wants less motion.
///
/// - Returns: Whether that can be arranged; false where only the user can, and then nothing is done.
@MainActor @discardableResult public func withReducedMotion(_ body: () throws -> Void) rethrows -> Bool {
  UIAccessibility.setReduceMotionEnabled(true)
  defer { UIAccessibility.setReduceMotionEnabled(false) }
  try body()
  return true
}
