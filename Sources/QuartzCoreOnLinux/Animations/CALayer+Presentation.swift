import Foundation

extension CALayer {
  /// Returns a copy of the layer with the values that are visible while animations run.
  ///
  /// Changes to the copy have no effect. The sublayers, the mask, and the superlayer aren't copied but belong to the
  /// layer itself.
  public func presentation() -> Self? {
    let copy = ClassMaker.copyLayer(self)
    animate(copy, at: MediaTime.now)
    return copy
  }

  /// Returns whether animations still change the layer or its descendants after a time.
  package func isAnimating(at time: TimeInterval) -> Bool {
    if let animations {
      let local = localTime(at: time)
      if animations.running.contains(where: { $0.timeline?.isMoving(at: time) ?? ($0.end > local) }) { return true }
    }
    return animatesBelow && sublayerList.contains { $0.isAnimating(at: time) }
  }

  /// Returns the layer as it appears at a time, or the layer itself if no animation runs.
  func shown(at time: TimeInterval) -> CALayer {
    guard let animations, !animations.running.isEmpty else { return self }
    let copy = ClassMaker.copyLayer(self)
    animate(copy, at: time)
    return copy
  }

  /// Applies the animations at a time to a copy of the layer.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - time: The time of the clock.
  ///   - withEnded: Whether to include the animations that their animator has just ended.
  ///   - change: A closure that changes the copy before the animations apply.
  func animate(
    _ copy: CALayer, at time: TimeInterval, withEnded: Bool = false, change: (CALayer) -> Void = { _ in }
  ) {
    change(copy)
    if let animations {
      let local = localTime(at: time)
      for running in animations.running where withEnded || running.timeline?.end == nil {
        // An animation that will be removed no longer appears after its end, even before its removal.
        if running.animation.isRemovedOnCompletion, running.end <= local { continue }
        running.apply(to: copy, local: local, clock: time)
      }
    }
    copy.linkAsCopy(of: self)
  }

  /// Links a copy into the layer tree after its values are set.
  ///
  /// Changes are animated only in a layer that is in a window.
  private func linkAsCopy(of layer: CALayer) {
    sublayerList = layer.sublayerList
    mask = layer.mask
    owner = layer.owner
    parentLayer = layer.parentLayer
  }
}
