import Foundation

extension CALayer {
  // Apple's layers have all of CAMediaTiming; here they have what moves their animations' time.

  /// The begin of the layer's time, in its superlayer's.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The rate at which time goes by for the animations of the layer and of all in it; 0 stops them.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The offset of the layer's time.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The time of another layer, or of the clock where that is nil, in this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.clockTime(at: t) ?? t)
  }

  /// The layer's time in another layer's, or in the clock's where that is nil.
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

  /// The clock's time as the layer's own.
  func localTime(at time: TimeInterval) -> TimeInterval {
    let outer = parentLayer?.localTime(at: time) ?? time
    return animations?.timing.local(outer) ?? outer
  }

  /// The layer's time as the clock's; never where the layer stands still.
  func clockTime(at local: TimeInterval) -> TimeInterval {
    let outer = animations?.timing.outer(local) ?? local
    return outer.isFinite ? parentLayer?.clockTime(at: outer) ?? outer : outer
  }
}
