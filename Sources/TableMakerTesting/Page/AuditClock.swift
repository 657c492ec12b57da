@_spi(Testing) import UIKit

/// The time of animations during an audit.
@MainActor enum AuditClock {
  /// A Boolean value that indicates whether an audit is running.
  private static var isTaken = false
  /// The audits that wait for their turn.
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other audit is running, because they share the time of all animations.
  static func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next audit run.
  static func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }

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
