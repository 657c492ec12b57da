import Foundation

/// An action that the clock performs at a time, once or repeatedly, until it's canceled.
@MainActor final class ClockTimer {
  /// The time at which the timer fires, in the clock's seconds.
  fileprivate(set) var due: TimeInterval
  /// The number of the timer. If two timers are due at the same time, the one with the lower number fires first.
  let serial: Int
  /// The interval between firings in seconds, or `nil` for a timer that fires once.
  let interval: TimeInterval?
  /// A Boolean value that indicates whether the timer never ends, so that callers don't wait for it.
  let isEndless: Bool

  private var action: (@MainActor () -> Void)?

  init(
    due: TimeInterval, serial: Int, interval: TimeInterval?, isEndless: Bool, action: @escaping @MainActor () -> Void
  ) {
    self.due = due
    self.serial = serial
    self.interval = interval
    self.isEndless = isEndless
    self.action = action
  }

  var isCancelled: Bool { action == nil }

  /// Returns whether this timer fires before another, because it's due earlier or was created earlier.
  func isBefore(_ other: ClockTimer) -> Bool { due != other.due ? due < other.due : serial < other.serial }

  /// Cancels the timer. It's safe to call this at any time, even while the timer fires.
  func cancel() { action = nil }

  /// Performs the action if the timer is due.
  ///
  /// - Parameter time: The current time. Missed firings are skipped, as a display skips frames.
  /// - Returns: A Boolean value that indicates whether the timer fires again.
  func fire(at time: TimeInterval) -> Bool {
    let action = action
    guard let interval else {
      self.action = nil
      action?()
      return false
    }
    due += interval
    if due <= time { due += ((time - due) / interval).rounded(.down) * interval + interval }
    action?()
    return !isCancelled
  }
}
