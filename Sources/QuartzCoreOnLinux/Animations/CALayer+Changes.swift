import Foundation

extension CALayer {
  /// The values with additive animations, so that an interrupted one continues smoothly, as on iOS 8 and later.
  ///
  /// Source: the animations that UIKit adds to layers (gist d-ronnqvist/137ce6b4c852d8ebd96d, iosoteric.com "Additive
  /// animations"), which are additive and run from the difference to zero. Other values start at the layer's, or at the
  /// visible value with `beginFromCurrentState`.
  private static let additive: Set<String> = ["position", "bounds.origin", "bounds.size", "transform"]

  /// Animates a change of a value if an open scope requires it.
  ///
  /// A layer calls this method after a change that is followed.
  func changed(_ key: String, from old: LayerValue) {
    DisplayNews.post()
    guard AnimationScopes.isEnabled, let scope = AnimationScopes.current, scope.isEnabled,
      let motion = owner == nil ? scope.layers : scope.views, motion.duration > 0 || motion.begin > MediaTime.now,
      let new = animatableValue(key), new != old, isInWindow
    else { return }
    var records = scope.transactions
    if let record = motion.record { records.append(record) }
    if let keyframe = motion.keyframe {
      addKeyframe(keyframe, of: key, from: old, to: new, motion: motion, records: records)
    } else if CALayer.additive.contains(key), let difference = old - new {
      addDifference(difference, of: key, old: old, motion: motion, records: records)
    } else {
      let animation = CALayer.animation(of: key, motion)
      let start = motion.startsFromShown ? shownValue(of: key, before: old) : old
      animation.fromValue = start.object ?? start
      run(running(animation, key: key, motion, records, original: old))
    }
  }

  /// Returns the visible value of a key that had another value until now.
  private func shownValue(of key: String, before old: LayerValue) -> LayerValue {
    let copy = ClassMaker.copyLayer(self)
    animate(copy, at: MediaTime.now) { $0.setAnimatableValue(key, old) }
    return copy.animatableValue(key) ?? old
  }

  /// A Boolean value that indicates whether the layer is in a window.
  ///
  /// Only such a layer needs animations.
  private var isInWindow: Bool {
    var layer = self
    while let parent = layer.parentLayer { layer = parent }
    return layer.owner?.isOnScreen ?? false
  }

  private func addDifference(
    _ difference: LayerValue, of key: String, old: LayerValue, motion: AnimationScope.Motion, records: [AnimationRecord]
  ) {
    // A value that changes twice in one block moves only once.
    if let running = animation(of: key, in: motion), let animation = running.animation as? CABasicAnimation,
      let from = animation.fromValue.flatMap(LayerValue.init)
    {
      animation.fromValue = (difference + from).object
      return
    }
    let animation = CALayer.animation(of: key, motion)
    animation.isAdditive = true
    animation.fromValue = difference.object
    animation.toValue = difference.zero?.object
    run(running(animation, key: freeKey(key), motion, records, original: old))
  }

  /// Adds a step to the block's keyframe animation of a value, and creates the animation if necessary.
  private func addKeyframe(
    _ keyframe: AnimationScope.Keyframe, of key: String, from old: LayerValue, to new: LayerValue,
    motion: AnimationScope.Motion, records: [AnimationRecord]
  ) {
    let difference = CALayer.additive.contains(key) ? old - new : nil
    let animation: CAKeyframeAnimation
    if let running = self.animation(of: key, in: motion), let known = running.animation as? CAKeyframeAnimation {
      animation = known
      if let difference {
        // All earlier values are differences to the layer's value at that time.
        animation.values = animation.values?.map { (LayerValue($0).map { difference + $0 })?.object ?? $0 }
      }
    } else {
      animation = CAKeyframeAnimation(keyPath: key)
      animation.isAdditive = difference != nil
      animation.calculationMode = keyframe.mode
      CALayer.setTiming(of: animation, motion)
      let start = difference ?? old
      animation.values = [start.object ?? start]
      animation.keyTimes = [0]
      run(running(animation, key: difference == nil ? key : freeKey(key), motion, records, original: old))
    }
    let last = animation.keyTimes?.last?.doubleValue ?? 0
    let from = difference ?? old
    let to = difference?.zero ?? new
    if keyframe.start > last {
      animation.values?.append(from.object ?? from)
      animation.keyTimes?.append(NSNumber(value: keyframe.start))
    }
    animation.values?.append(to.object ?? to)
    animation.keyTimes?.append(NSNumber(value: max(keyframe.start + keyframe.length, last)))
  }

  /// Returns the animation that a block already has for a value.
  private func animation(of key: String, in motion: AnimationScope.Motion) -> RunningAnimation? {
    guard let record = motion.record else { return nil }
    return animations?.running.last { running in
      (running.animation as? CAPropertyAnimation)?.keyPath == key && running.records.contains { $0 === record }
        && running.begin == localBegin(of: motion)
    }
  }

  /// Returns the layer's own time at which a motion begins.
  ///
  /// A delay passes in that time, so a stopped layer keeps the delay.
  private func localBegin(of motion: AnimationScope.Motion) -> TimeInterval {
    localTime(at: motion.begin - motion.delay) + motion.delay
  }

  /// Returns a free key in UIKit's style, such as `position` or `position-2`.
  private func freeKey(_ key: String) -> String {
    guard let animations, animations.first(forKey: key) != nil else { return key }
    var number = 2
    while animations.first(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  private func running(
    _ animation: CAAnimation, key: String, _ motion: AnimationScope.Motion, _ records: [AnimationRecord],
    original: LayerValue
  ) -> RunningAnimation {
    let running = RunningAnimation(
      key: key, animation: animation, begin: localBegin(of: motion), records: records, timeline: motion.timeline,
      timelineDelay: motion.timelineDelay,
      blocksTouches: motion.blocksTouches && owner != nil)
    running.original = original
    return running
  }

  private static func animation(of key: String, _ motion: AnimationScope.Motion) -> CABasicAnimation {
    let animation: CABasicAnimation
    if case .spring(let motion) = motion.pace {
      let spring = CASpringAnimation(keyPath: key)
      spring.stiffness = motion.frequency * motion.frequency
      spring.damping = 2 * motion.dampingRatio * motion.frequency
      spring.initialVelocity = motion.velocity
      spring.allowsOverdamping = true
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: key)
    }
    setTiming(of: animation, motion)
    return animation
  }

  private static func setTiming(of animation: CAAnimation, _ motion: AnimationScope.Motion) {
    animation.duration = motion.duration
    animation.repeatCount = motion.repeatCount
    animation.autoreverses = motion.autoreverses
    animation.fillMode = .both
    // An animator's time already includes the pace.
    if case .curve(let curve) = motion.pace, motion.timeline == nil {
      animation.timingFunction = CAMediaTimingFunction(curve)
    }
  }
}
