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
  }

  private static let source = Mutex(Source())

  private static var machineTime: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package static var now: TimeInterval { source.withLock { $0.held ?? machineTime + $0.lead } }

  package static var isHeld: Bool { source.withLock { $0.held != nil } }

  /// Stops the clock where it is; does nothing where it stands already.
  package static func hold() { source.withLock { if $0.held == nil { $0.held = machineTime + $0.lead } } }

  /// Lets the clock run on from where it stands.
  package static func run() {
    source.withLock {
      guard let held = $0.held else { return }
      $0.lead = max($0.lead, held - machineTime)
      $0.held = nil
    }
  }

  /// Puts a clock that stands on to a later time.
  package static func move(to time: TimeInterval) {
    source.withLock { if let held = $0.held { $0.held = max(held, time) } }
  }
}
