public import Foundation

extension UIView {
  /// Animates changes of views with an ease-in-out curve.
  ///
  /// The views have their new values immediately, and their appearance follows. Views outside of a window change
  /// without animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A value of 0 or less changes the views without animation.
  ///   - animations: A closure that changes the views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(Request(duration: duration), animations, nil)
  }

  /// Animates changes of views with an ease-in-out curve, and calls a completion closure.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A value of 0 or less changes the views without animation.
  ///   - animations: A closure that changes the views.
  ///   - completion: A closure called when the animations end. It receives a Boolean value that indicates whether they
  ///     finished. If there are no animations, it's called at the next turn of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(Request(duration: duration), animations, completion)
  }

  /// Animates changes of views with a delay and options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. A value of 0 or less changes the views without animation.
  ///   - delay: The time in seconds for which the views keep their old appearance.
  ///   - options: The options of the animations.
  ///   - animations: A closure that changes the views.
  ///   - completion: A closure called when the animations end. It receives a Boolean value that indicates whether they
  ///     finished. If there are no animations, it's called at the next turn of the run loop. It's never called for
  ///     endless repetitions.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(Request(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Animates changes of views with a spring that settles in a duration.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds until the spring settles. A value of 0 or less changes the views without
  ///     animation.
  ///   - delay: The time in seconds for which the views keep their old appearance.
  ///   - dampingRatio: The damping ratio. A value of 1 doesn't oscillate, and values closer to 0 oscillate more.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - options: The options of the animations. The curve is ignored.
  ///   - animations: A closure that changes the views.
  ///   - completion: A closure called when the animations end. It receives a Boolean value that indicates whether they
  ///     finished.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity)
    animate(
      Request(duration: duration, delay: delay, options: options, pace: .spring(motion)), animations, completion)
  }

  /// Animates changes of views with a spring of a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. The spring settles slightly later.
  ///   - bounce: The bounce, from −1 to 1. A value of 0 doesn't oscillate.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: The time in seconds for which the views keep their old appearance.
  ///   - options: The options of the animations. The curve is ignored.
  ///   - animations: A closure that changes the views.
  ///   - completion: A closure called when the spring settles. It receives a Boolean value that indicates whether the
  ///     animations finished.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    // A spring that never settles must also end.
    let settling = duration > 0 ? min(motion.settlingDuration, 100 * duration) : 0
    animate(
      Request(duration: settling, delay: delay, options: options, pace: .spring(motion)), animations, completion)
  }

  /// Changes views without animation, even inside an animation closure.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScopes.isEnabled
    AnimationScopes.isEnabled = false
    actionsWithoutAnimation()
    AnimationScopes.isEnabled = wasEnabled
  }

  /// Enables or disables the animation of views.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScopes.isEnabled = enabled }

  /// A Boolean value that indicates whether views are animated.
  public class var areAnimationsEnabled: Bool { AnimationScopes.isEnabled }

  /// The duration of the current animation closure in seconds, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScopes.isEnabled ? AnimationScopes.current?.views?.duration ?? 0 : 0
  }

  /// The parameters of a requested animation of views.
  struct Request {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: AnimationOptions = []
    /// The timing, or `nil` for that of the options.
    var pace: AnimationScope.Motion.Pace?
    var keyframe: AnimationScope.Keyframe?

    /// Returns the motion, limited to the rest of the enclosing motion.
    func motion(in outer: AnimationScope.Motion?, record: AnimationRecord) -> AnimationScope.Motion {
      var motion = AnimationScope.Motion(
        begin: (outer?.begin ?? MediaTime.now) + max(delay, 0), duration: max(duration, 0),
        pace: pace ?? .curve(options.curve))
      motion.delay = (outer?.delay ?? 0) + max(delay, 0)
      if let outer {
        if !options.contains(.overrideInheritedDuration) { motion.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { motion.pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
          motion.repeatCount = outer.repeatCount
          motion.autoreverses = outer.autoreverses
          motion.startsFromShown = outer.startsFromShown
        }
        motion.timeline = outer.timeline
      }
      if options.contains(.repeat) { motion.repeatCount = .infinity }
      if options.contains(.autoreverse) { motion.autoreverses = true }
      if options.contains(.beginFromCurrentState) { motion.startsFromShown = true }
      motion.blocksTouches =
        !options.contains(.allowUserInteraction)
        && (outer?.blocksTouches ?? true || options.contains(.overrideInheritedOptions))
      motion.keyframe = keyframe
      motion.record = record
      return motion
    }
  }

  static func animate(_ request: Request, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    let record = AnimationRecord()
    if let completion { AnimationClock.shared.whenOver(record, completion) }
    var scope = AnimationScopes.current ?? AnimationScope()
    let motion = request.motion(in: scope.views, record: record)
    scope.views = motion
    scope.layers = motion
    AnimationScopes.open(scope)
    let outerViews = resizedViews
    if request.options.contains(.layoutSubviews) { resizedViews = [] }
    animations()
    if request.options.contains(.layoutSubviews) {
      let views = resizedViews ?? []
      resizedViews = outerViews
      for view in views { view.layoutIfNeeded() }
    }
    AnimationScopes.close()
    record.close()
  }

  /// The views with sizes that changed in an animation with `layoutSubviews`, or `nil` outside of one.
  static var resizedViews: [UIView]?
}
