public import Foundation
@_spi(Testing) import UIKit

/// Lets time go by: animations move on, and what is due meanwhile happens in its order.
///
/// - Parameter seconds: How long; 0 does what is due at the next turn of the run loop.
@MainActor public func advance(seconds: TimeInterval) { AnimationClock.shared.advance(by: seconds) }

/// Lets time go by until every animation has ended, but for those that go on for ever.
@MainActor public func settleAnimations() { AnimationClock.shared.settle() }
