public import Foundation
@_spi(Testing) import UIKit

/// Advances time: animations progress, and everything that is due during that time happens in order.
///
/// - Parameter seconds: The duration. With 0, the function does only the work due in the next turn of the run loop.
@MainActor public func advance(seconds: TimeInterval) { AnimationClock.shared.advance(by: seconds) }

/// Advances time until every animation has ended, except those that repeat forever.
@MainActor public func settleAnimations() { AnimationClock.shared.settle() }
