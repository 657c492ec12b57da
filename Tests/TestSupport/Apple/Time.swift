public import Foundation

/// Advances time: animations progress, and everything that is due during that time happens in order.
///
/// - Parameter seconds: The duration. With 0, the function does only the work due in the next turn of the run loop.
@MainActor public func advance(seconds: TimeInterval) {
  RunLoop.current.run(until: Date(timeIntervalSinceNow: max(seconds, 0.001)))
}

/// Advances time until every animation has ended, except those that repeat forever.
///
/// No animation in these tests takes longer than a second.
@MainActor public func settleAnimations() { advance(seconds: 1) }
