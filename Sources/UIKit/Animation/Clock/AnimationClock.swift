public import Foundation

/// The clock of everything that takes time, such as animations, their completions, scrolling, and blinking.
///
/// It has two modes:
///
/// - **Running**, as in an app: it follows the machine's time. Due actions are performed on the main actor, which
///   therefore must be served by an `async` main function that awaits, by `RunLoop.main`, or by `dispatchMain()`.
///   Drawing always shows the current moment, even if the main actor isn't served.
/// - **Held**, as in a test: time stops until `advance(by:)` moves it, which performs due actions in order of time.
///
/// Only drawing, layout, and due actions read the time, so there is no cost while nothing animates.
@_spi(Testing) @MainActor public final class AnimationClock {
  /// The duration of a display frame, in seconds. Stepwise motion, such as scrolling, moves at this rate.
  static let frame: TimeInterval = 1.0 / 60

  /// The difference, in seconds, below which two times count as equal.
  static let tolerance: TimeInterval = 1e-9

  /// The timers that aren't due yet.
  private var timers = TimerQueue()
  /// The timers that never end. They are separate because `settle()` doesn't wait for them.
  private var endlessTimers = TimerQueue()
  private var serial = 0
  private(set) var isFiring = false
  /// The windows with animations that this clock ends, by the numbers of their layer trees. The shared clock has all
  /// windows.
  var windows: [Int: FollowedWindow] = [:]
  var windowsFollowed = 0
  var windowsBeforeNextLook = 16
  /// The time at which the next animation ends.
  var nextEnd = TimeInterval.infinity
  /// The completions that wait for animations to end, in the order in which they were added.
  var completions: [(record: AnimationRecord, completion: (Bool) -> Void)] = []
  /// The animations to report to their delegates at the next turn.
  var pendingStarts: [CAAnimation] = []
  var pendingStops: [(animation: CAAnimation, finished: Bool)] = []
  /// The task that wakes a running clock when the next timer is due.
  private var alarm: (due: TimeInterval, task: Task<Void, Never>)?

  /// The shared clock of UIKit.
  public static let shared = {
    let clock = AnimationClock()
    AnimationNews.follower = clock
    return clock
  }()

  /// The current time in seconds, which is the value of `CACurrentMediaTime()`.
  public var now: TimeInterval { MediaTime.now }

  // MARK: Pausing

  /// A Boolean value that indicates whether the clock is stopped.
  public var isHeld: Bool { MediaTime.isHeld }

  /// Stops the clock at the current time.
  public func hold() {
    MediaTime.hold()
    alarm?.task.cancel()
    alarm = nil
  }

  /// Starts the clock again.
  public func run() {
    MediaTime.run()
    lookAtAnimations()
    setAlarm()
  }

  /// Holds the clock and advances it, and performs the actions that become due in order of time.
  ///
  /// - Parameter seconds: The time to advance. A value of 0 performs the actions that are due now, like the next turn
  ///   of a run loop.
  public func advance(by seconds: TimeInterval) {
    if isFiring { raise(.internalInconsistency, "The clock cannot be advanced from what it calls") }
    hold()
    let end = now + max(seconds, 0)
    // An action that restarts itself without a delay would otherwise stop time from advancing.
    var turns = 0
    while let due = nextDue, due <= end + Self.tolerance, turns < 1000 {
      turns = due > now ? 0 : turns + 1
      MediaTime.move(to: min(due, end))
      fireDueTimers()
    }
    MediaTime.move(to: end)
  }

  /// Holds the clock and advances it until nothing is left to do except endless actions.
  ///
  /// - Parameter limit: The maximum time to advance, in seconds.
  public func settle(limit: TimeInterval = 60) {
    hold()
    let end = now + limit
    for _ in 0..<100_000 {
      lookAtAnimations()
      let due = min(timers.next()?.due ?? .infinity, nextEnd)
      guard due <= end else { return }
      advance(by: due - now)
    }
  }

  // MARK: Timers

  /// Performs an action after a time in seconds. If the time is 0, it's performed at the next turn.
  ///
  /// - Returns: The timer, which can cancel the action.
  @discardableResult func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
    add(due: now + max(seconds, 0), interval: nil, isEndless: false, action)
  }

  /// Performs an action repeatedly, for the first time after one interval.
  ///
  /// - Parameter isEndless: A Boolean value that indicates whether the timer runs until it's canceled. `settle()`
  ///   doesn't wait for such a timer.
  @discardableResult func every(
    _ seconds: TimeInterval, isEndless: Bool, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    add(due: now + seconds, interval: max(seconds, 0.001), isEndless: isEndless, action)
  }

  private func add(
    due: TimeInterval, interval: TimeInterval?, isEndless: Bool, _ action: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    serial += 1
    let timer = ClockTimer(due: due, serial: serial, interval: interval, isEndless: isEndless, action: action)
    insert(timer)
    setAlarm()
    return timer
  }

  private func insert(_ timer: ClockTimer) {
    if timer.isEndless { endlessTimers.insert(timer) } else { timers.insert(timer) }
  }

  /// The next timer to fire.
  private var nextTimer: ClockTimer? {
    guard let timer = timers.next() else { return endlessTimers.next() }
    guard let endless = endlessTimers.next(), endless.isBefore(timer) else { return timer }
    return endless
  }

  /// The next time at which a timer fires or an animation ends.
  private var nextDue: TimeInterval? {
    lookAtAnimations()
    let due = min(nextTimer?.due ?? .infinity, nextEnd)
    return due.isFinite ? due : nil
  }

  /// Performs the actions that are due now. Actions that become due in the process wait for the next turn, as in a run
  /// loop.
  func fireDueTimers() {
    guard !isFiring else { return }
    isFiring = true
    let time = now + Self.tolerance
    let newest = serial
    if self === AnimationClock.shared, nextEnd <= time {
      _ = AnimationNews.take()
      endAnimations(isTurn: true)
    }
    var made: [ClockTimer] = []
    while let timer = nextTimer, timer.due <= time {
      if timer.isEndless { endlessTimers.removeFirst() } else { timers.removeFirst() }
      if timer.serial > newest {
        made.append(timer)
      } else if timer.fire(at: time) {
        insert(timer)
      }
    }
    for timer in made { insert(timer) }
    isFiring = false
    setAlarm()
  }

  /// Schedules a wake-up for the next due time.
  func setAlarm() {
    guard !isFiring, !MediaTime.isHeld else { return }
    let due = min(nextTimer?.due ?? .infinity, nextEnd)
    guard due.isFinite else { return }
    if let alarm, alarm.due <= due { return }
    alarm?.task.cancel()
    let wait = max(due - now, 0) / MediaTime.rate
    let task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: UInt64(wait * 1e9))
      if !Task.isCancelled { self?.wake() }
    }
    alarm = (due, task)
  }

  /// Reschedules the wake-up after the rate of time changes.
  func timeRateChanged() {
    alarm?.task.cancel()
    alarm = nil
    setAlarm()
  }

  private func wake() {
    alarm = nil
    guard !MediaTime.isHeld else { return }
    fireDueTimers()
  }
}
