@_spi(Testing) import UIKit

/// The time of animations during an audit.
@MainActor enum AuditClock {
  /// Stops the time.
  ///
  /// - Returns: Whether it was stopped before.
  static func hold() -> Bool {
    let wasHeld = AnimationClock.shared.isHeld
    AnimationClock.shared.hold()
    return wasHeld
  }

  /// Starts the time again, unless it was stopped before the audit.
  static func restore(_ wasHeld: Bool) {
    if !wasHeld { AnimationClock.shared.run() }
  }

  /// Lets a second pass at most, until all animations have ended.
  static func settle() {
    AnimationClock.shared.advance(by: 0)
    AnimationClock.shared.settle(limit: 1)
  }
}
