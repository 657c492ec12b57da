import Foundation
import Synchronization

/// How what changes now is to be animated: what an animation block of a view, or a transaction, asks for.
struct AnimationScope: Sendable {
  /// For layers of views; nil where their changes show at once.
  var views: Motion?
  /// For layers that belong to no view.
  var layers: Motion?
  /// Whether anything is animated at all.
  var isEnabled = true
  /// The transactions that are open, which end when all animations have ended that were added meanwhile.
  var transactions: [AnimationRecord] = []

  /// Time and pace of the animations.
  struct Motion: Sendable {
    enum Pace: Sendable {
      case curve(UnitBezier)
      case spring(SpringMotion)
    }

    /// When they begin, the delay included.
    var begin: TimeInterval
    var duration: TimeInterval
    var pace: Pace
    var repeatCount: Float = 0
    var autoreverses = false
    /// Whether values that are not added to each other start at what shows, rather than at what the layer has.
    var startsFromShown = false
    /// Whether what is animated takes no touches meanwhile.
    var blocksTouches = false
    var record: AnimationRecord?
    /// Which part of the duration is meant, within an animation by keyframes.
    var keyframe: Keyframe?
    /// The time of an animator that can be stopped and turned round.
    var timeline: AnimationTimeline?
    /// How late the animations start on that, as a part of its way.
    var timelineDelay = 0.0
  }

  struct Keyframe: Sendable {
    var start = 0.0
    var length = 1.0
    var mode = CAAnimationCalculationMode.linear
  }
}

/// The scopes that are open, the innermost last.
enum AnimationScopes {
  private static let stack = Mutex<[AnimationScope]>([])
  private static let count = Atomic<Int>(0)
  private static let enabled = Atomic<Bool>(true)

  /// Whether changes may have to be animated: all that a layer asks while nothing is.
  static var isOpen: Bool { count.load(ordering: .relaxed) > 0 }

  /// Whether animations are enabled at all (`UIView.setAnimationsEnabled`).
  static var isEnabled: Bool {
    get { enabled.load(ordering: .relaxed) }
    set { enabled.store(newValue, ordering: .relaxed) }
  }

  static var current: AnimationScope? { isOpen ? stack.withLock(\.last) : nil }

  static func open(_ scope: AnimationScope) {
    stack.withLock { $0.append(scope) }
    count.add(1, ordering: .relaxed)
  }

  static func change(_ body: @Sendable (inout AnimationScope) -> Void) {
    stack.withLock { if !$0.isEmpty { body(&$0[$0.count - 1]) } }
  }

  static func close() {
    let wasOpen = stack.withLock { $0.popLast() != nil }
    if wasOpen { count.subtract(1, ordering: .relaxed) }
  }
}
