package import Foundation
import Synchronization

/// The current parameters for animating changes, from an animation block of a view or from a transaction.
package struct AnimationScope: Sendable {
  /// The motion of views' layers, or `nil` if their changes show immediately.
  package var views: Motion?
  /// The motion of layers that don't belong to a view.
  package var layers: Motion?
  /// A Boolean value that indicates whether changes are animated.
  package var isEnabled = true
  /// The open transactions, which end when all animations that were added in the meantime have ended.
  package var transactions: [AnimationRecord] = []

  package init() {}

  /// The time and the pace of the animations.
  package struct Motion: Sendable {
    package enum Pace: Sendable {
      case curve(UnitBezier)
      case spring(SpringMotion)
    }

    /// The time at which the animations begin, including the delay.
    package var begin: TimeInterval
    /// The part of `begin` that is a delay.
    package var delay: TimeInterval = 0
    package var duration: TimeInterval
    package var pace: Pace
    package var repeatCount: Float = 0
    package var autoreverses = false
    /// A Boolean value that indicates whether values that aren't additive start at the visible value instead of the
    /// layer's.
    package var startsFromShown = false
    /// A Boolean value that indicates whether animated views ignore touches in the meantime.
    package var blocksTouches = false
    package var record: AnimationRecord?
    /// The part of the duration within a keyframe animation.
    package var keyframe: Keyframe?
    /// The time of an animator that can be stopped and reversed.
    package var timeline: AnimationTimeline?
    /// The delay before the animations start on the timeline, as a fraction of its length.
    package var timelineDelay = 0.0

    package init(begin: TimeInterval, duration: TimeInterval, pace: Pace) {
      self.begin = begin
      self.duration = duration
      self.pace = pace
    }
  }

  package struct Keyframe: Sendable {
    package var start = 0.0
    package var length = 1.0
    package var mode = CAAnimationCalculationMode.linear

    package init(start: Double = 0, length: Double = 1, mode: CAAnimationCalculationMode = .linear) {
      self.start = start
      self.length = length
      self.mode = mode
    }
  }
}

/// The open scopes, with the innermost last.
package enum AnimationScopes {
  private static let stack = Mutex<[AnimationScope]>([])
  private static let count = Atomic<Int>(0)
  private static let enabled = Atomic<Bool>(true)

  /// A Boolean value that indicates whether changes may need an animation.
  ///
  /// A layer checks only this value while nothing is animated.
  package static var isOpen: Bool { count.load(ordering: .relaxed) > 0 }

  /// A Boolean value that indicates whether animations are enabled, as `UIView.setAnimationsEnabled` sets it.
  package static var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  package static var current: AnimationScope? { isOpen ? stack.withLock(\.last) : nil }

  package static func open(_ scope: AnimationScope) {
    stack.withLock { $0.append(scope) }
    count.add(1, ordering: .relaxed)
  }

  package static func change(_ body: @Sendable (inout AnimationScope) -> Void) {
    stack.withLock { if !$0.isEmpty { body(&$0[$0.count - 1]) } }
  }

  package static func close() {
    let wasOpen = stack.withLock { $0.popLast() != nil }
    if wasOpen { count.subtract(1, ordering: .relaxed) }
  }
}
