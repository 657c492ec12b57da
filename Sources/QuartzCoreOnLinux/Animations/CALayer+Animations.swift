import Foundation

extension CALayer {
  /// Adds a copy of an animation, which replaces the one with the same key.
  ///
  /// The animation begins now or at its own begin time. The layer's own values stay unchanged and appear again when the
  /// animation has ended. Animations run and notify their delegates only while the layer is in a window.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: A name for finding and removing the animation, or `nil` if you don't need one.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    let scope = AnimationScopes.current
    if copy.duration == 0 { copy.duration = scope?.layers?.duration ?? CATransaction.standardDuration }
    if let spring = copy as? CASpringAnimation, anim.duration == 0 { spring.duration = spring.settlingDuration }
    run(
      RunningAnimation(
        key: key, animation: copy, begin: copy.beginTime != 0 ? copy.beginTime : localTime(at: MediaTime.now),
        records: scope?.transactions ?? []))
  }

  /// Returns the running animation with a key, or `nil` if there is none.
  ///
  /// Don't change this animation.
  public func animation(forKey key: String) -> CAAnimation? { animations?.first(forKey: key)?.animation }

  /// Returns the keys of the running animations in the order in which they were added, or `nil` if there are none.
  public func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key, so that the layer's own value appears immediately.
  public func removeAnimation(forKey key: String) {
    guard let animations, let running = animations.first(forKey: key) else { return }
    animations.running.removeAll { $0 === running }
    finish(running, finished: false)
  }

  /// Removes all animations of the layer, but not those of its sublayers.
  public func removeAllAnimations() {
    guard let animations else { return }
    let running = animations.running
    animations.running = []
    for running in running { finish(running, finished: false) }
  }

  // MARK: Running

  package func run(_ animation: RunningAnimation) {
    let animations = self.animations ?? LayerAnimations()
    self.animations = animations
    if let key = animation.key, let old = animations.first(forKey: key) {
      animations.running.removeAll { $0 === old }
      finish(old, finished: false)
    }
    animations.running.append(animation)
    tellAncestorsOfAnimations()
    AnimationNews.post()
  }

  /// Records that an animation has ended, so that the next turn notifies its delegate.
  func finish(_ running: RunningAnimation, finished: Bool) {
    running.stop(finished: finished)
    guard running.animation.delegate != nil else { return }
    animations?.stopped.append((running.animation, finished))
    AnimationNews.post()
  }

  /// Marks the ancestors of a layer with animations and records their tree, so that a later pass needs no search.
  func tellAncestorsOfAnimations() {
    var topmost = self
    while let next = topmost.parentLayer {
      if next.animatesBelow { return }
      next.animatesBelow = true
      topmost = next
    }
    if let number = topmost.treeNumber { AnimationNews.note(tree: number) }
  }

  /// Ends all animations in the layer and its descendants because the layer leaves its tree.
  ///
  /// - Returns: The animations that still have to notify their delegates.
  func dropAnimations() -> [(animation: CAAnimation, finished: Bool)] {
    var stopped: [(CAAnimation, Bool)] = []
    if let animations {
      for running in animations.running {
        running.stop(finished: false)
        if running.animation.delegate != nil { stopped.append((running.animation, false)) }
      }
      stopped = animations.stopped + stopped
      animations.running = []
      animations.stopped = []
      if animations.timing == LayerTiming() { self.animations = nil }
    }
    if animatesBelow {
      animatesBelow = false
      for layer in sublayerList { stopped += layer.dropAnimations() }
    }
    return stopped
  }

  /// A Boolean value that indicates whether an animation blocks touches to the layer's view.
  package var blocksTouches: Bool {
    guard let animations else { return false }
    let time = MediaTime.now
    let local = localTime(at: time)
    return animations.running.contains { $0.blocksTouches && $0.end > local && $0.timeline?.end == nil }
  }

  // MARK: Ending animations

  /// The events that a pass over the animations found.
  package struct AnimationEvents {
    package var started: [CAAnimation] = []
    package var stopped: [(animation: CAAnimation, finished: Bool)] = []
    /// The end of the next animation, in the clock's time.
    package var next = TimeInterval.infinity

    package init() {}
  }

  /// Ends the animations of the layer and its descendants that have reached their ends.
  ///
  /// - Returns: Whether an animation still runs.
  @MainActor package func endAnimations(at time: TimeInterval, _ events: inout AnimationEvents) -> Bool {
    if let animations {
      let local = localTime(at: time)
      for running in animations.running {
        if !running.hasStarted, running.begin <= local {
          running.hasStarted = true
          if running.animation.delegate != nil { events.started.append(running.animation) }
        }
        if let end = running.timeline?.end {
          let shown = end == .current ? shownValue(of: running, at: time) : running.original
          animations.running.removeAll { $0 === running }
          if end != .end, let shown { take(shown, from: running) }
          finish(running, finished: end != .current)
        } else if running.end <= local + 1e-9 {
          if running.animation.isRemovedOnCompletion { animations.running.removeAll { $0 === running } }
          if !running.isOver { finish(running, finished: true) }
        } else {
          // An animation with a delegate needs another look at its beginning.
          let isWaiting = !running.hasStarted && running.animation.delegate != nil
          events.next = min(events.next, clockTime(at: isWaiting ? running.begin : running.end))
        }
      }
      events.stopped += animations.stopped
      animations.stopped = []
      if animations.running.isEmpty, animations.timing == LayerTiming() { self.animations = nil }
    }
    if animatesBelow {
      var isAnimating = false
      for layer in sublayerList where layer.animations != nil || layer.animatesBelow {
        if layer.endAnimations(at: time, &events) { isAnimating = true }
      }
      animatesBelow = isAnimating
    }
    return animations != nil || animatesBelow
  }

  private func shownValue(of running: RunningAnimation, at time: TimeInterval) -> LayerValue? {
    guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return nil }
    let copy = ClassMaker.copyLayer(self)
    // The copy also shows the animation that has just ended.
    animate(copy, at: time, withEnded: true)
    return copy.animatableValue(path)
  }

  /// Sets the value at which an animator stopped, or the value from which it started.
  @MainActor private func take(_ value: LayerValue, from running: RunningAnimation) {
    guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return }
    setAnimatableValue(path, value)
    if path == "backgroundColor" { owner?.takeBackgroundColorOfLayer() }
  }
}
