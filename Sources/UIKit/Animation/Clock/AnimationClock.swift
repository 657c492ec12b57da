public import Foundation

/// The one clock of everything that takes time: animations, their completions, scrolling, whatever blinks or turns.
///
/// It runs in one of two ways:
///
/// - **By itself**, as in an app: time is the machine's. What is due is done on the main actor, so it needs the main
///   actor to be served: an `async` main function that awaits, `RunLoop.main`, or `dispatchMain()`. What is drawn
///   meanwhile shows the moment at which it is drawn, whether or not anyone served the main actor.
/// - **Held**, as in a test: time stands still until `advance(by:)` moves it, which does what becomes due, in order of
///   time.
///
/// Only drawing, laying out and what is due see the time: nothing runs, and nothing is paid, while nothing animates.
@_spi(Testing) @MainActor public final class AnimationClock {
  /// The duration of a frame of the display, in seconds. Motion in steps, such as scrolling, moves at this rate.
  static let frame: TimeInterval = 1.0 / 60

  /// Times that lie closer together than this, in seconds, are the same.
  static let tolerance: TimeInterval = 1e-9

  /// Timers that are not due yet.
  private var timers = TimerQueue()
  /// The timers among them that never end: apart, as `settle()` does not wait for them.
  private var endlessTimers = TimerQueue()
  private var serial = 0
  private(set) var isFiring = false
  /// The windows whose animations end by this clock, by the numbers of their trees of layers: the shared one has all.
  var windows: [Int: FollowedWindow] = [:]
  var windowsFollowed = 0
  var windowsBeforeNextLook = 16
  /// The end of the next animation.
  var nextEnd = TimeInterval.infinity
  /// The completions that wait for animations to end, in the order in which they were added.
  var completions: [(record: AnimationRecord, completion: (Bool) -> Void)] = []
  /// The animations whose delegates are notified at the next turn.
  var pendingStarts: [CAAnimation] = []
  var pendingStops: [(animation: CAAnimation, finished: Bool)] = []
  /// Wakes the clock when the next timer is due, while it runs by itself.
  private var alarm: (due: TimeInterval, task: Task<Void, Never>)?

  /// The clock of all of UIKit.
  public static let shared = {
    let clock = AnimationClock()
    AnimationNews.follower = clock
    return clock
  }()

  /// The time, in seconds; what `CACurrentMediaTime()` returns.
  public var now: TimeInterval { MediaTime.now }

  // MARK: Holding

  /// Makes the clock stand still, at whatever time it is.
  public func hold() {
    MediaTime.hold()
    alarm?.task.cancel()
    alarm = nil
  }

  /// Lets the clock run by itself again.
  public func run() {
    MediaTime.run()
    lookAtAnimations()
    setAlarm()
  }

  /// Holds the clock and moves it on; whatever is due meanwhile is done at its time, in order.
  ///
  /// - Parameter seconds: How far; 0 does what is due now, as the next turn of a run loop would.
  public func advance(by seconds: TimeInterval) {
    if isFiring { raise(.internalInconsistency, "The clock cannot be advanced from what it calls") }
    hold()
    let end = now + max(seconds, 0)
    // What starts anew with no delay whenever it ends would keep the time from going on.
    var turns = 0
    while let due = nextDue, due <= end + Self.tolerance, turns < 1000 {
      turns = due > now ? 0 : turns + 1
      MediaTime.move(to: min(due, end))
      fireDueTimers()
    }
    MediaTime.move(to: end)
  }

  /// Holds the clock and moves it on until nothing is left to be done, or what is left goes on for ever.
  ///
  /// - Parameter limit: The longest time to move on, in seconds.
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

  /// Performs an action after a time; after 0 seconds, at the next turn.
  ///
  /// - Returns: The timer, which can cancel the action.
  @discardableResult func after(_ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
    add(due: now + max(seconds, 0), interval: nil, isEndless: false, action)
  }

  /// Performs an action repeatedly, the first time after one interval.
  ///
  /// - Parameter isEndless: Whether the timer runs until it is canceled: `settle()` does not wait for such a timer.
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

  /// The timer that is due next.
  private var nextTimer: ClockTimer? {
    guard let timer = timers.next() else { return endlessTimers.next() }
    guard let endless = endlessTimers.next(), endless.isBefore(timer) else { return timer }
    return endless
  }

  /// The next time at which a timer or the end of an animation is due.
  private var nextDue: TimeInterval? {
    lookAtAnimations()
    let due = min(nextTimer?.due ?? .infinity, nextEnd)
    return due.isFinite ? due : nil
  }

  /// Performs the actions that are due now. Those that become due by that are left for the next turn, as after a turn
  /// of a run loop.
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

  /// Schedules a check for when the next timer is due.
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

  /// Waits anew for what is due next, since time goes by at another rate.
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
