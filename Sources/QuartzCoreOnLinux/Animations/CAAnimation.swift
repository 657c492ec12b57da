public import Foundation

/// An abstract class for animations that change the appearance of a layer over time, but not the layer itself.
///
/// A layer copies the animation when you add it, so later changes to the animation have no effect.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  /// Creates an animation with the default duration of a quarter of a second.
  public override init() { super.init() }

  /// Creates an animation with the default duration, because Linux has no archives of animations.
  public required init?(coder: NSCoder) { super.init() }

  /// The begin time in the layer's time, in seconds, or 0 to begin when the animation is added.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run in seconds, or 0 for the transaction's duration, which is a quarter of a second by
  /// default.
  open var duration: CFTimeInterval = 0
  /// The rate at which the animation's time passes.
  open var speed: Float = 1
  /// The offset of the animation's time, in its own seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs, or infinity to repeat forever.
  open var repeatCount: Float = 0
  /// The duration of all runs in seconds, or 0 to use `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether each run is followed by one in reverse.
  open var autoreverses = false
  /// The mode of display before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing function, or `nil` for a linear pace.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate, which the animation notifies of its start and end and holds strongly.
  open var delegate: (any CAAnimationDelegate)?

  /// A Boolean value that indicates whether the layer removes the animation when it has ended.
  ///
  /// If it's `false`, `fillMode` decides the appearance after the end.
  open var isRemovedOnCompletion = true

  /// Returns an animation with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> CAAnimation {
    let copy = ClassMaker.makeAnimation(type(of: self))
    copy.takeValues(from: self)
    return copy
  }

  /// Copies the values of another animation of the same class.
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

  /// Applies the animation to a copy of the layer, which appears instead of the layer.
  ///
  /// - Parameters:
  ///   - layer: The copy, with the results of earlier animations.
  ///   - elapsed: The seconds since the beginning, in the parent time.
  func apply(to layer: CALayer, elapsed: TimeInterval) {}
}

/// Methods that notify a delegate of the start and end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that the animation has ended or was removed.
  ///
  /// - Parameter flag: Whether the animation ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations that run together in a common time.
///
/// The group cuts off the animations at the end of its duration.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  ///
  /// Their delegates aren't notified.
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
        // An animation without a duration uses the group's.
        let copy = animation.duplicate()
        copy.duration = duration
        copy.apply(to: layer, elapsed: paced * duration - copy.beginTime)
      } else {
        animation.apply(to: layer, elapsed: paced * duration - animation.beginTime)
      }
    }
  }
}
