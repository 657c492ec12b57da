public import Foundation

extension UIView {
  /// Changes views step by step, slow at the start and at the end.
  ///
  /// The views have their new values at once; what shows follows. Views that are not in a window change at once.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less changes the views at once.
  ///   - animations: Changes the views.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(Request(duration: duration), animations, nil)
  }

  /// Changes views step by step, slow at the start and at the end.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less changes the views at once.
  ///   - animations: Changes the views.
  ///   - completion: Called when the animations have ended, with whether they ran to their ends; at the next turn of
  ///     the run loop where there are none.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(Request(duration: duration), animations, completion)
  }

  /// Changes views step by step.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less changes the views at once.
  ///   - delay: How long the views show their old values before, in seconds.
  ///   - options: How the animations run.
  ///   - animations: Changes the views.
  ///   - completion: Called when the animations have ended, with whether they ran to their ends; at the next turn of
  ///     the run loop where there are none, and never while they repeat for ever.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(Request(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// Changes views at the pace of a spring.
  ///
  /// - Parameters:
  ///   - duration: How long the spring takes to settle, in seconds; 0 or less changes the views at once.
  ///   - delay: How long the views show their old values before, in seconds.
  ///   - dampingRatio: 1 for a motion that does not swing; the closer to 0, the more it does.
  ///   - velocity: The speed at the start, in whole ways a second.
  ///   - options: How the animations run; a curve does not count.
  ///   - animations: Changes the views.
  ///   - completion: Called when the animations have ended, with whether they ran to their ends.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity)
    animate(
      Request(duration: duration, delay: delay, options: options, pace: .spring(motion)), animations, completion)
  }

  /// Changes views at the pace of a spring.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds; it settles somewhat later.
  ///   - bounce: From −1 over 0, which does not swing, to 1.
  ///   - initialSpringVelocity: The speed at the start, in whole ways a second.
  ///   - delay: How long the views show their old values before, in seconds.
  ///   - options: How the animations run; a curve does not count.
  ///   - animations: Changes the views.
  ///   - completion: Called when the spring has settled, with whether the animations ran to their ends.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: initialSpringVelocity)
    // One that never comes to rest ends some time.
    let settling = duration > 0 ? min(motion.settlingDuration, 100 * duration) : 0
    animate(
      Request(duration: settling, delay: delay, options: options, pace: .spring(motion)), animations, completion)
  }

  /// Changes views at once, also inside of an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = AnimationScopes.isEnabled
    AnimationScopes.isEnabled = false
    actionsWithoutAnimation()
    AnimationScopes.isEnabled = wasEnabled
  }

  /// Sets whether views are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScopes.isEnabled = enabled }

  /// A Boolean value that indicates whether views are animated at all.
  public class var areAnimationsEnabled: Bool { AnimationScopes.isEnabled }

  /// The duration of the animation that changes views now, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScopes.isEnabled ? AnimationScopes.current?.views?.duration ?? 0 : 0
  }

  /// The parameters of a requested animation of views.
  struct Request {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var options: AnimationOptions = []
    /// The pace; that of the options where there is none.
    var pace: AnimationScope.Motion.Pace?
    var keyframe: AnimationScope.Keyframe?

    /// The motion, in what is left of the one around it.
    func motion(in outer: AnimationScope.Motion?, record: AnimationRecord) -> AnimationScope.Motion {
      var motion = AnimationScope.Motion(
        begin: (outer?.begin ?? MediaTime.now) + max(delay, 0), duration: max(duration, 0),
        pace: pace ?? .curve(options.curve))
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

  /// The views whose sizes have changed in an animation that lays them out; nil outside of one.
  static var resizedViews: [UIView]?
}
