public import Foundation

/// Lets time go by: animations move on, and what is due meanwhile happens in its order.
///
/// - Parameter seconds: How long; 0 does what is due at the next turn of the run loop.
@MainActor public func advance(seconds: TimeInterval) {
  RunLoop.current.run(until: Date(timeIntervalSinceNow: max(seconds, 0.001)))
}

/// Lets time go by until every animation has ended, but for those that go on for ever. Nothing here animates for longer
/// than a second.
@MainActor public func settleAnimations() { advance(seconds: 1) }
