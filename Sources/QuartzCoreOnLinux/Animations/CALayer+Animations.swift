import Foundation

extension CALayer {
  /// Adds a copy of an animation, which begins now or at its own begin; it takes the place of the one with the same
  /// key.
  ///
  /// The layer's own values stay as they are: they show again when the animation has ended. Animations run, and their
  /// delegates are notified, while the layer is in a window.
  ///
  /// - Parameter key: The name by which it is found and removed; nil for one that need not be found.
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

  /// The running animation with a key, which must not be changed any more; nil where there is none.
  public func animation(forKey key: String) -> CAAnimation? { animations?.first(forKey: key)?.animation }

  /// The keys of the running animations, in the order in which they were added; nil where there are none.
  public func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation with a key; the layer's own value shows at once.
  public func removeAnimation(forKey key: String) {
    guard let animations, let running = animations.first(forKey: key) else { return }
    animations.running.removeAll { $0 === running }
    finish(running, finished: false)
  }

  /// Removes all animations of the layer, not those of layers in it.
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

  /// Records that an animation has ended, and notifies its delegate at the next turn.
  func finish(_ running: RunningAnimation, finished: Bool) {
    running.stop(finished: finished)
    guard running.animation.delegate != nil else { return }
    animations?.stopped.append((running.animation, finished))
    AnimationNews.post()
  }

  /// Marks the layers above as having animations below, and notes their tree, so that those are found without a search.
  func tellAncestorsOfAnimations() {
    var topmost = self
    while let next = topmost.parentLayer {
      if next.animatesBelow { return }
      next.animatesBelow = true
      topmost = next
    }
    if let number = topmost.treeNumber { AnimationNews.note(tree: number) }
  }

  /// Ends all animations in the layer and below it, because it leaves its tree.
  ///
  /// - Returns: The animations whose delegates have yet to be notified.
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

  /// A Boolean value that indicates whether an animation keeps touches away from the layer's view.
  package var blocksTouches: Bool {
    guard let animations else { return false }
    let time = MediaTime.now
    let local = localTime(at: time)
    return animations.running.contains { $0.blocksTouches && $0.end > local && $0.timeline?.end == nil }
  }

  // MARK: Looking

  /// The events found in a pass over the animations.
  package struct AnimationEvents {
    package var started: [CAAnimation] = []
    package var stopped: [(animation: CAAnimation, finished: Bool)] = []
    /// The end of the next animation, in the clock's time.
    package var next = TimeInterval.infinity

    package init() {}
  }

  /// Ends what has run its time, here and below.
  ///
  /// - Returns: Whether anything still runs.
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
          // An animation that is yet to begin is looked at again when it does, if there is a delegate to notify.
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
    // The one that ends shows too.
    animate(copy, at: time, withEnded: true)
    return copy.animatableValue(path)
  }

  /// Takes the value at which an animator was stopped, or from which it came.
  @MainActor private func take(_ value: LayerValue, from running: RunningAnimation) {
    guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return }
    setAnimatableValue(path, value)
    if path == "backgroundColor" { owner?.takeBackgroundColorOfLayer() }
  }
}
