import Foundation

/// An action that the clock performs at a time, once or repeatedly, until it is canceled.
@MainActor final class ClockTimer {
  /// The time at which the timer is due, in the clock's seconds.
  fileprivate(set) var due: TimeInterval
  /// The timer's number: of two timers that are due at once, the lower one was made first.
  let serial: Int
  /// The time between two firings, in seconds; nil for a timer that fires once.
  let interval: TimeInterval?
  /// A Boolean value that indicates whether the timer never ends, so that no caller can wait for its end.
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

  /// Whether this timer fires before another: it is due earlier, or was made earlier.
  func isBefore(_ other: ClockTimer) -> Bool { due != other.due ? due < other.due : serial < other.serial }

  /// Keeps the timer from firing again. Safe to call at any time, also while it fires.
  func cancel() { action = nil }

  /// Performs the action if the timer is due.
  ///
  /// - Parameter time: Now. Times that have gone by since the timer was due are left out, as a display leaves out
  ///   frames.
  /// - Returns: Whether the timer is to fire again.
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
