public import Foundation

/// Animations of views that can be paused, set to any part of their way, turned round and stopped.
///
/// While it pauses, its part of the way is the views' part of theirs, evenly. When it goes on, what is left of the way
/// is done at the animator's pace, in what is left of the time.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject {
  private let pace: AnimationScope.Motion.Pace
  private var blocks: [(delay: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline = AnimationTimeline()
  private var record = AnimationRecord()
  private var ending: ClockTimer?

  /// Makes an animator. Its animations wait until it is started.
  ///
  /// - Parameter duration: In seconds; a spring of its own time does not need it.
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

  /// Makes an animator of a named pace.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of the pace of a curve from (0, 0) to (1, 1) with these control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of the pace of a spring that settles in the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameter options: Of these the pace counts, and whether the views take touches.
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

  /// The pace that it was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animations, in seconds.
  public let duration: TimeInterval
  /// The delay before the animations begin, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether the views take touches while they are animated.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animator pauses at its end, where it can be reversed; completions are
  /// not called then.
  open var pausesOnCompletion = false
  /// The animator's state.
  public private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animator runs now.
  public private(set) var isRunning = false

  /// A Boolean value that indicates whether the animator goes back to the start.
  open var isReversed = false {
    didSet { if isReversed != oldValue, isRunning { run() } }
  }

  /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { state == .inactive ? 0 : timeline.part(at: AnimationClock.shared.now) }
    set {
      pauseAnimation()
      if state == .active { timeline.stop(at: Double(min(max(newValue, 0), 1))) }
    }
  }

  // MARK: What is animated

  /// Adds changes of views; while it runs, they take what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds changes of views that start later.
  ///
  /// - Parameter delayFactor: How much later, as a part of the animator's time, from 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .inactive {
      blocks.append((Double(min(max(delayFactor, 0), 1)), animation))
    } else {
      let passed = timeline.part(at: AnimationClock.shared.now)
      change(animation, delay: min(max(passed + (1 - passed) * Double(delayFactor), 0), 1))
    }
  }

  /// Adds what is called when the animations have ended, with where they ended.
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

  /// Starts, or goes on after a pause.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    prepare()
    run()
  }

  /// Starts after a time, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0 else { return startAnimation() }
    self.delay = delay
    ending = AnimationClock.shared.after(delay) { [self] in startAnimation() }
  }

  /// Leaves the views as they show; an animator that has not begun begins, and pauses at its start.
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
    // A spring has its own time; a curve has what is left of it.
    let length: TimeInterval
    if case .spring = pace { length = left > 0 ? duration : 0 } else { length = duration * min(left, 1) }
    timeline.run(to: end, from: now, length: length, pace: pace)
    isRunning = true
    ending?.cancel()
    // It keeps itself alive until its end.
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

  /// Stops.
  ///
  /// - Parameter withoutFinishing: True to leave the views as they show and be done, without calling completions; false
  ///   to wait for `finishAnimation(at:)`.
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

  /// Finishes after `stopAnimation(false)`.
  ///
  /// - Parameter finalPosition: Where the views are then.
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
