import Foundation

/// Something that the clock does at a time, once or again and again, until it is cancelled.
@MainActor final class ClockTimer {
  /// When it is due, in the clock's seconds.
  fileprivate(set) var due: TimeInterval
  /// What of two timers that are due at once was made first.
  let serial: Int
  /// How long after it was due it is due again; nil for a timer that fires once.
  let interval: TimeInterval?
  /// Whether it goes on for ever, so that nobody can wait for its end.
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

  /// Keeps the timer from firing again. Safe to call at any time, also while it fires.
  func cancel() { action = nil }

  /// Does what is due.
  ///
  /// - Parameter time: Now. Times that have gone by since the timer was due are left out, as a display leaves out frames.
  /// - Returns: Whether it is to fire again.
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
