import Dispatch
package import Foundation
import Synchronization

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of animations, in seconds since some moment before the start of the process.
///
/// The time never goes back. If a test holds the clock, the time stops.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// The time of animations, from the monotonic clock of the machine or from a test that holds the clock.
package enum MediaTime {
  private struct Source {
    /// The time at which the clock is held, or `nil` while it runs.
    var held: TimeInterval?
    /// The lead over the machine's clock, so that a clock that was held and advanced doesn't go back afterward.
    var lead: TimeInterval = 0
    /// The rate at which time passes, and the time of the machine's clock when the rate was set.
    var rate = 1.0
    var start: TimeInterval = 0

    /// Returns the time if no test holds the clock.
    func running(at machineTime: TimeInterval) -> TimeInterval {
      rate == 1 ? machineTime + lead : start + (machineTime - start) * rate + lead
    }

    /// Continues the time from a moment at a rate.
    mutating func goOn(from time: TimeInterval, at rate: Double, machineTime: TimeInterval) {
      self.rate = rate
      start = machineTime
      lead = time - machineTime
    }
  }

  private static let source = Mutex(Source())

  private static var machineTime: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package static var now: TimeInterval { source.withLock { $0.held ?? $0.running(at: machineTime) } }

  package static var isHeld: Bool { source.withLock { $0.held != nil } }

  /// Stops the clock, if it's running.
  package static func hold() { source.withLock { if $0.held == nil { $0.held = $0.running(at: machineTime) } } }

  /// Restarts the clock from the time at which it's held.
  package static func run() {
    source.withLock {
      guard let held = $0.held else { return }
      let machineTime = machineTime
      $0.goOn(from: max(held, $0.running(at: machineTime)), at: $0.rate, machineTime: machineTime)
      $0.held = nil
    }
  }

  /// The rate at which time passes while the clock runs. The machine's rate is 1.
  package static var rate: Double {
    get { source.withLock(\.rate) }
    set {
      source.withLock {
        let machineTime = machineTime
        $0.goOn(from: $0.running(at: machineTime), at: newValue, machineTime: machineTime)
      }
    }
  }

  /// Moves a stopped clock to a later time.
  package static func move(to time: TimeInterval) {
    source.withLock { if let held = $0.held { $0.held = max(held, time) } }
  }
}
