package import Foundation
import Synchronization

/// How what changes now is to be animated: what an animation block of a view, or a transaction, asks for.
package struct AnimationScope: Sendable {
  /// For layers of views; nil where their changes show at once.
  package var views: Motion?
  /// For layers that belong to no view.
  package var layers: Motion?
  /// Whether anything is animated at all.
  package var isEnabled = true
  /// The transactions that are open, which end when all animations have ended that were added meanwhile.
  package var transactions: [AnimationRecord] = []

  package init() {}

  /// Time and pace of the animations.
  package struct Motion: Sendable {
    package enum Pace: Sendable {
      case curve(UnitBezier)
      case spring(SpringMotion)
    }

    /// When they begin, the delay included.
    package var begin: TimeInterval
    package var duration: TimeInterval
    package var pace: Pace
    package var repeatCount: Float = 0
    package var autoreverses = false
    /// Whether values that are not added to each other start at what shows, rather than at what the layer has.
    package var startsFromShown = false
    /// Whether what is animated takes no touches meanwhile.
    package var blocksTouches = false
    package var record: AnimationRecord?
    /// Which part of the duration is meant, within an animation by keyframes.
    package var keyframe: Keyframe?
    /// The time of an animator that can be stopped and turned round.
    package var timeline: AnimationTimeline?
    /// How late the animations start on that, as a part of its way.
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

/// The scopes that are open, the innermost last.
package enum AnimationScopes {
  private static let stack = Mutex<[AnimationScope]>([])
  private static let count = Atomic<Int>(0)
  private static let enabled = Atomic<Bool>(true)

  /// Whether changes may have to be animated: all that a layer asks while nothing is.
  package static var isOpen: Bool { count.load(ordering: .relaxed) > 0 }

  /// Whether animations are enabled at all (`UIView.setAnimationsEnabled`).
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
