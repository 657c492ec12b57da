import Foundation

extension CALayer {
  /// Returns a copy of the layer with the values that show now, while animations run. Changing it changes nothing.
  ///
  /// What the layer holds is not copied: sublayers, mask and superlayer are those of the layer itself.
  public func presentation() -> Self? {
    let copy = ClassMaker.copyLayer(self)
    animate(copy, at: MediaTime.now)
    return copy
  }

  /// Returns whether animations are still to show something else in the layer or below it after a time.
  package func isAnimating(at time: TimeInterval) -> Bool {
    if let animations {
      let local = localTime(at: time)
      if animations.running.contains(where: { $0.timeline?.isMoving(at: time) ?? ($0.end > local) }) { return true }
    }
    return animatesBelow && sublayerList.contains { $0.isAnimating(at: time) }
  }

  /// The layer as it shows at a time: itself where nothing animates it.
  func shown(at time: TimeInterval) -> CALayer {
    guard let animations, !animations.running.isEmpty else { return self }
    let copy = ClassMaker.copyLayer(self)
    animate(copy, at: time)
    return copy
  }

  /// Makes a copy show what the layer shows at a time.
  ///
  /// - Parameters:
  ///   - withEnded: Whether animations show too whose animator has just ended them.
  ///   - change: What is other than in the layer before animations work on it.
  func animate(
    _ copy: CALayer, at time: TimeInterval, withEnded: Bool = false, change: (CALayer) -> Void = { _ in }
  ) {
    change(copy)
    if let animations {
      let local = localTime(at: time)
      for running in animations.running where withEnded || running.timeline?.end == nil {
        // A removed animation no longer shows, even before it is removed.
        if running.animation.isRemovedOnCompletion, running.end <= local { continue }
        running.apply(to: copy, local: local, clock: time)
      }
    }
    copy.linkAsCopy(of: self)
  }

  /// Puts a copy where the layer is, once its values stand: only what is in a window is animated when it changes.
  private func linkAsCopy(of layer: CALayer) {
    sublayerList = layer.sublayerList
    mask = layer.mask
    owner = layer.owner
    parentLayer = layer.parentLayer
  }
}
