public import Foundation

/// An animator of views that you can pause, scrub, reverse, and stop.
///
/// While the animator is paused, its completed fraction is linear in the views' progress. After you continue it, the
/// remaining distance uses the animator's timing and the remaining time.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private let pace: AnimationScope.Motion.Pace
  private var blocks: [(delay: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline = AnimationTimeline()
  private var record = AnimationRecord()
  private var ending: ClockTimer?

  /// Creates an animator, which you must start.
  ///
  /// - Parameter duration: The duration in seconds. A spring with its own duration ignores it.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    if let spring = parameters.springTimingParameters {
      switch spring.kind {
      case .ratio(let ratio):
        self.duration = max(duration, 0)
        pace = .spring(
          SpringMotion(settlingIn: duration, dampingRatio: ratio, velocity: spring.initialVelocity.dx))
      case .motion(let motion):
        self.duration = min(motion.settlingDuration, 1000)
        pace = .spring(motion)
      }
    } else {
      self.duration = max(duration, 0)
      pace = .curve(parameters.cubicTimingParameters?.curve ?? .easeInOut)
    }
    super.init()
  }

  /// Creates an animator with a built-in curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from (0, 0) to (1, 1) that has these control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// - Parameter options: The options, of which only the curve and the user interaction are used.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 0xF) ?? .easeInOut
    let animator = self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The timing of the animator.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animations, in seconds.
  public let duration: TimeInterval
  /// The delay before the animations begin, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether the user can interact with views while they are animated.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animator pauses at its end, where it can be reversed.
  ///
  /// In this case, it doesn't call the completions.
  open var pausesOnCompletion = false
  /// The animator's state.
  public private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animator is running.
  public private(set) var isRunning = false

  /// A Boolean value that indicates whether the animator runs toward the start.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run() } }
  }

  /// The completed fraction of the animation, from 0 to 1.
  ///
  /// Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : timeline.part(at: AnimationClock.shared.now) }
    set {
      pauseAnimation()
      if state == .active { timeline.stop(at: Double(min(max(newValue, 0), 1))) }
    }
  }

  // MARK: Animations

  /// Adds changes of views.
  ///
  /// While the animator is running, they use its remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes of views with a delay.
  ///
  /// - Parameter delayFactor: The delay as a fraction of the animator's duration, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .inactive {
      blocks.append((Double(min(max(delayFactor, 0), 1)), animation))
    } else {
      let passed = timeline.part(at: AnimationClock.shared.now)
      change(animation, delay: min(max(passed + (1 - passed) * Double(delayFactor), 0), 1))
    }
  }

  /// Adds a closure that is called when the animations end, with their final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func change(_ body: () -> Void, delay: Double) {
    var scope = AnimationScopes.current ?? AnimationScope()
    var motion = AnimationScope.Motion(
      begin: AnimationClock.shared.now, duration: max(duration, 0.000_001), pace: .curve(.linear))
    motion.blocksTouches = !isUserInteractionEnabled
    motion.record = record
    motion.timeline = timeline
    motion.timelineDelay = delay
    scope.views = motion
    scope.layers = motion
    AnimationScopes.open(scope)
    body()
    AnimationScopes.close()
  }

  private func prepare() {
    guard state == .inactive else { return }
    state = .active
    timeline = AnimationTimeline()
    record = AnimationRecord()
    let waiting = blocks
    blocks = []
    for block in waiting { change(block.body, delay: block.delay) }
  }

  // MARK: Running

  /// Starts the animator, or continues it after a pause.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    prepare()
    run()
  }

  /// Starts the animator after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    ending = AnimationClock.shared.after(delay) { [self] in startAnimation() }
  }

  /// Pauses the animator at the current appearance of the views.
  ///
  /// If it hasn't started, it starts and pauses at the start.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    prepare()
    timeline.stop(at: timeline.part(at: AnimationClock.shared.now))
    isRunning = false
    ending?.cancel()
  }

  private func run() {
    let now = AnimationClock.shared.now
    let end = isReversed ? 0.0 : 1
    let left = abs(end - timeline.part(at: now))
    // A spring uses its full duration, and a curve uses the remaining time.
    let length: TimeInterval
    if case .spring = pace { length = left > 0 ? duration : 0 } else { length = duration * min(left, 1) }
    timeline.run(to: end, from: now, length: length, pace: pace)
    isRunning = true
    ending?.cancel()
    // The animator retains itself until its end.
    ending = AnimationClock.shared.after(length) { [self] in reachEnd() }
  }

  private func reachEnd() {
    guard isRunning else { return }
    if pausesOnCompletion {
      pauseAnimation()
    } else {
      end(at: isReversed ? .start : .end)
    }
  }

  /// Stops the animator.
  ///
  /// - Parameter withoutFinishing: `true` to end with the current appearance of the views without calling completions,
  ///   or `false` to wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    if withoutFinishing {
      completions = []
      end(at: .current)
    } else {
      state = .stopped
    }
  }

  /// Finishes the animator after `stopAnimation(false)`.
  ///
  /// - Parameter finalPosition: The final position of the views.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    ending?.cancel()
    ending = nil
    isRunning = false
    state = .inactive
    timeline.end =
      switch position {
      case .start: .start
      case .end: .end
      case .current: .current
      }
    record.close()
    AnimationClock.shared.endAnimations(isTurn: false)
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
