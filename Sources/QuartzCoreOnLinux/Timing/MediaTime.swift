import Dispatch
package import Foundation
import Synchronization

/// A time or a length of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time that animations run by, in seconds since some moment before the process started.
///
/// It never goes back. Where a test holds the clock it stands still.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// The time that animations run by: the machine's monotonic clock, or a time that a test holds it at.
package enum MediaTime {
  private struct Source {
    /// The time at which the clock is held; nil while it runs.
    var held: TimeInterval?
    /// The lead over the machine's clock: a clock that was held and advanced does not go back afterwards.
    var lead: TimeInterval = 0
    /// How fast time goes by, and since when by the machine's clock.
    var rate = 1.0
    var start: TimeInterval = 0

    /// The time while nobody holds it.
    func running(at machineTime: TimeInterval) -> TimeInterval {
      rate == 1 ? machineTime + lead : start + (machineTime - start) * rate + lead
    }

    /// Makes the time go on from a moment, at a rate.
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

  /// Stops the clock where it is; does nothing where it stands already.
  package static func hold() { source.withLock { if $0.held == nil { $0.held = $0.running(at: machineTime) } } }

  /// Lets the clock run on from where it stands.
  package static func run() {
    source.withLock {
      guard let held = $0.held else { return }
      let machineTime = machineTime
      $0.goOn(from: max(held, $0.running(at: machineTime)), at: $0.rate, machineTime: machineTime)
      $0.held = nil
    }
  }

  /// How fast the time goes by while nobody holds it; 1 as the machine's.
  package static var rate: Double {
    get { source.withLock(\.rate) }
    set {
      source.withLock {
        let machineTime = machineTime
        $0.goOn(from: $0.running(at: machineTime), at: newValue, machineTime: machineTime)
      }
    }
  }

  /// Puts a clock that stands on to a later time.
  package static func move(to time: TimeInterval) {
    source.withLock { if let held = $0.held { $0.held = max(held, time) } }
  }
}
