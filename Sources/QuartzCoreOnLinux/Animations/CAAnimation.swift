public import Foundation

/// An animation that changes what a layer shows over time, without changing the layer itself. Use a subclass.
///
/// A layer takes a copy when the animation is added to it: changing it later changes nothing.
open class CAAnimation: NSObject, CAMediaTiming {
  /// Makes an animation of a quarter of a second.
  public override init() { super.init() }

  /// Makes an animation of a quarter of a second; there are no archives of animations on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// The begin time, in the layer's time, in seconds; 0 to begin when the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 takes the transaction's, which is a quarter of a second by default.
  open var duration: CFTimeInterval = 0
  /// The rate at which its time goes by.
  open var speed: Float = 1
  /// The offset of its time, in seconds of its own.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; infinity for ever.
  open var repeatCount: Float = 0
  /// The duration of all runs, in seconds; 0 leaves it to `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether each run is followed by one back.
  open var autoreverses = false
  /// The mode of display before the begin and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace; even where there is none.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which is notified of the start and the end; held strongly.
  open var delegate: (any CAAnimationDelegate)?

  /// A Boolean value that indicates whether the layer removes the animation when it has ended. If not, `fillMode`
  /// decides what shows then.
  open var isRemovedOnCompletion = true

  /// Returns an animation with the same values.
  open override func copy() -> Any { duplicate() }

  func duplicate() -> CAAnimation {
    let copy = ClassMaker.makeAnimation(type(of: self))
    copy.takeValues(from: self)
    return copy
  }

  /// Takes another animation's values; it is of the same class.
  func takeValues(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  /// Shows the animation in a copy of the layer that is shown instead of it.
  ///
  /// - Parameters:
  ///   - layer: The copy, with what earlier animations made of it.
  ///   - elapsed: The seconds since the begin, of the time around the animation.
  func apply(to layer: CALayer, elapsed: TimeInterval) {}
}

/// The delegate that is notified when an animation starts and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended, or was removed before.
  ///
  /// - Parameter flag: Whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations at once, in a common time; what lies beyond the group's duration is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not notified.
  open var animations: [CAAnimation]?

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func apply(to layer: CALayer, elapsed: TimeInterval) {
    guard let (part, _) = progress(elapsed: elapsed) else { return }
    let paced = timingFunction?.curve.value(at: part) ?? part
    for animation in animations ?? [] {
      if animation.duration == 0 {
        // One without a duration takes the group's.
        let copy = animation.duplicate()
        copy.duration = duration
        copy.apply(to: layer, elapsed: paced * duration - copy.beginTime)
      } else {
        animation.apply(to: layer, elapsed: paced * duration - animation.beginTime)
      }
    }
  }
}
