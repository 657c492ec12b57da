import Foundation

extension CALayer {
  // Apple's layers have all of CAMediaTiming. These have only the part that affects the time of their animations.

  /// The beginning of the layer's time, in its superlayer's time.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The rate at which time passes for the animations of the layer and its descendants.
  ///
  /// A rate of 0 stops them.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset of the layer's time.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Converts a time from another layer, or from the clock if the layer is `nil`, to this layer's time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another layer's time, or to the clock's if the layer is `nil`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  private var timing: LayerTiming {
    get { animations?.timing ?? LayerTiming() }
    set {
      guard newValue != timing else { return }
      if animations == nil { animations = LayerAnimations() }
      animations?.timing = newValue
      tellAncestorsOfAnimations()
      AnimationNews.post()
    }
  }

  /// Returns the layer's time for a time of the clock.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = parentLayer?.localTime(at: time) ?? time
    return animations?.timing.local(outer) ?? outer
  }

  /// Returns the clock's time for a time of the layer, or infinity if the layer's time is stopped.
  func clockTime(at local: TimeInterval) -> TimeInterval {
    let outer = animations?.timing.outer(local) ?? local
    return outer.isFinite ? parentLayer?.clockTime(at: outer) ?? outer : outer
  }
}
