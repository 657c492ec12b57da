public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var forwards: CAMediaTimingFillMode { get }
  public static var backwards: CAMediaTimingFillMode { get }
  public static var both: CAMediaTimingFillMode { get }
  public static var removed: CAMediaTimingFillMode { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var linear: CAMediaTimingFunctionName { get }
  public static var easeIn: CAMediaTimingFunctionName { get }
  public static var easeOut: CAMediaTimingFunctionName { get }
  public static var easeInEaseOut: CAMediaTimingFunctionName { get }
  public static var `default`: CAMediaTimingFunctionName { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var linear: CAAnimationCalculationMode { get }
  public static var discrete: CAAnimationCalculationMode { get }
  public static var paced: CAAnimationCalculationMode { get }
  public static var cubic: CAAnimationCalculationMode { get }
  public static var cubicPaced: CAAnimationCalculationMode { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
@objc open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName)
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>)
}
@objc open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  open func copy(with zone: NSZone? = nil) -> Any
  override public dynamic init()
  public required init?(coder: NSCoder)
  open var beginTime: CFTimeInterval { get set }
  open var duration: CFTimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: CFTimeInterval { get set }
  open var repeatCount: Float { get set }
  open var repeatDuration: CFTimeInterval { get set }
  open var autoreverses: Bool { get set }
  open var fillMode: CAMediaTimingFillMode { get set }
  open var timingFunction: CAMediaTimingFunction? { get set }
  open var delegate: (any CAAnimationDelegate)? { get set }
  open var isRemovedOnCompletion: Bool { get set }
  open override func copy() -> Any
}
@objc public protocol CAAnimationDelegate: NSObjectProtocol {
  @objc optional func animationDidStart(_ anim: CAAnimation)
  @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
@objc open class CAPropertyAnimation: CAAnimation {
  override public dynamic init()
  public required init?(coder: NSCoder)
  public convenience init(keyPath path: String?)
  open var keyPath: String? { get set }
  open var isAdditive: Bool { get set }
  open var isCumulative: Bool { get set }
}
@objc open class CABasicAnimation: CAPropertyAnimation {
  override public dynamic init()
  public required init?(coder: NSCoder)
  open var fromValue: Any? { get set }
  open var toValue: Any? { get set }
  open var byValue: Any? { get set }
}
@objc open class CAKeyframeAnimation: CAPropertyAnimation {
  override public dynamic init()
  public required init?(coder: NSCoder)
  open var values: [Any]? { get set }
  open var path: CGPath? { get set }
  open var keyTimes: [NSNumber]? { get set }
  open var timingFunctions: [CAMediaTimingFunction]? { get set }
  open var calculationMode: CAAnimationCalculationMode { get set }
}
@objc open class CASpringAnimation: CABasicAnimation {
  override public dynamic init()
  public required init?(coder: NSCoder)
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
  open var mass: CGFloat { get set }
  open var stiffness: CGFloat { get set }
  open var damping: CGFloat { get set }
  open var initialVelocity: CGFloat { get set }
  open var allowsOverdamping: Bool { get set }
  open var settlingDuration: CFTimeInterval { get }
  open var perceptualDuration: CFTimeInterval { get }
  open var bounce: CGFloat { get }
}
@objc open class CAAnimationGroup: CAAnimation {
  override public dynamic init()
  public required init?(coder: NSCoder)
  open var animations: [CAAnimation]? { get set }
}
@objc open class CATransaction: NSObject {
  override public dynamic init()
  open class func begin()
  open class func commit()
  open class func flush()
  open class func animationDuration() -> CFTimeInterval
  open class func setAnimationDuration(_ dur: CFTimeInterval)
  open class func animationTimingFunction() -> CAMediaTimingFunction?
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
  open class func disableActions() -> Bool
  open class func setDisableActions(_ flag: Bool)
  open class func completionBlock() -> (() -> Void)?
  open class func setCompletionBlock(_ block: (() -> Void)?)
}
