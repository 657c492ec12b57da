@objc public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@objc public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
@MainActor @preconcurrency @objc public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
@MainActor @preconcurrency @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  @objc optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  @objc optional func addAnimations(_ animation: @escaping () -> Void)
  @objc optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  @objc optional func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
@objc public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }
@MainActor @preconcurrency @objc public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}
@MainActor @preconcurrency @objc open class UICubicTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  open var animationCurve: UIView.AnimationCurve { get }
  open var controlPoint1: CGPoint { get }
  open var controlPoint2: CGPoint { get }
  override public dynamic init()
  public init(animationCurve curve: UIView.AnimationCurve)
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
  open var timingCurveType: UITimingCurveType { get }
  open var cubicTimingParameters: UICubicTimingParameters? { get }
  open var springTimingParameters: UISpringTimingParameters? { get }
}
@MainActor @preconcurrency @objc open class UISpringTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  open nonisolated func copy(with zone: NSZone? = nil) -> Any
  open var initialVelocity: CGVector { get }
  override public dynamic init()
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
  public convenience init(dampingRatio ratio: CGFloat)
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector)
  public convenience init(duration: TimeInterval, bounce: CGFloat)
  open var timingCurveType: UITimingCurveType { get }
  open var cubicTimingParameters: UICubicTimingParameters? { get }
  open var springTimingParameters: UISpringTimingParameters? { get }
}
@MainActor @preconcurrency @objc open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open var timingParameters: (any UITimingCurveProvider)? { get }
  open var duration: TimeInterval { get }
  open var delay: TimeInterval { get }
  open var isUserInteractionEnabled: Bool { get set }
  open var isManualHitTestingEnabled: Bool { get set }
  open var isInterruptible: Bool { get set }
  open var scrubsLinearly: Bool { get set }
  open var pausesOnCompletion: Bool { get set }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider)
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil)
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self
  open var state: UIViewAnimatingState { get }
  open var isRunning: Bool { get }
  open var isReversed: Bool { get set }
  open var fractionComplete: CGFloat { get set }
  open func startAnimation()
  open func startAnimation(afterDelay delay: TimeInterval)
  open func pauseAnimation()
  open func stopAnimation(_ withoutFinishing: Bool)
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  open func addAnimations(_ animation: @escaping () -> Void)
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
