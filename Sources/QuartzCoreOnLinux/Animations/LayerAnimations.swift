import Foundation

/// The animations of one layer, and the layer's own timing. Layers without either don't have this object.
final class LayerAnimations {
  /// The animations in the order in which they were added. Later ones apply to the results of earlier ones.
  var running: [RunningAnimation] = []
  /// The animations, also of removed layers, that have stopped and still have to notify their delegates.
  var stopped: [(animation: CAAnimation, finished: Bool)] = []
  var timing = LayerTiming()
  /// The appearance that fades out during a transition. Only the visible copies have one.
  var dissolve: Dissolve?

  func first(forKey key: String) -> RunningAnimation? { running.first { $0.key == key } }
}

/// An animation that runs in a layer.
package final class RunningAnimation {
  /// The key, or `nil` if the animation was added without one.
  let key: String?
  let animation: CAAnimation
  /// The begin time, in the layer's time.
  let begin: TimeInterval
  let records: [AnimationRecord]
  let timeline: AnimationTimeline?
  let timelineDelay: Double
  let blocksTouches: Bool
  /// The layer's value before the animation, which an animator restores when it returns to its start.
  var original: LayerValue?
  var hasStarted = false
  private(set) var isOver = false

  package init(
    key: String?, animation: CAAnimation, begin: TimeInterval, records: [AnimationRecord] = [],
    timeline: AnimationTimeline? = nil, timelineDelay: Double = 0, blocksTouches: Bool = false
  ) {
    self.key = key
    self.animation = animation
    self.begin = begin
    self.records = records
    self.timeline = timeline
    self.timelineDelay = timelineDelay
    self.blocksTouches = blocksTouches
    for record in records { record.enter() }
  }

  /// A deallocated layer removes its animations.
  deinit { stop(finished: false) }

  func stop(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    for record in records { record.leave(finished: finished) }
  }

  /// Applies the animation to a copy of its layer.
  func apply(to copy: CALayer, local: TimeInterval, clock: TimeInterval) {
    guard let timeline else { return animation.apply(to: copy, elapsed: local - begin) }
    let part = timeline.part(at: clock)
    let own = timelineDelay > 0 ? max(part - timelineDelay, 0) / max(1 - timelineDelay, 1e-6) : part
    (animation as? CAPropertyAnimation)?.apply(to: copy, part: own, run: 0)
  }

  /// The end time in the layer's time, or infinity if an animator controls the time.
  var end: TimeInterval { timeline == nil ? begin + animation.outerDuration : .infinity }
}

/// A layer's time within its superlayer's.
struct LayerTiming: Equatable {
  var beginTime: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0

  func local(_ time: TimeInterval) -> TimeInterval { (time - beginTime) * Double(speed) + timeOffset }

  func outer(_ time: TimeInterval) -> TimeInterval {
    speed == 0 ? .infinity : (time - timeOffset) / Double(speed) + beginTime
  }
}
