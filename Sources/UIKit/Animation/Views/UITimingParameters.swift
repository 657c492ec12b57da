public import Foundation

/// A type that provides the timing of an animator.
@MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or `nil` if the timing isn't cubic.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if the timing isn't a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing curves.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin
  /// A curve with control points.
  case cubic
  /// A spring.
  case spring
  /// A combination of a curve and a spring.
  case composed
}

/// The timing of an animator along a cubic Bézier curve.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: UnitBezier

  /// The built-in curve, or `easeInOut` for a curve with control points.
  public let animationCurve: UIView.AnimationCurve
  private let isNamed: Bool

  /// Creates an ease-in-out curve.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.curve
    isNamed = true
  }

  /// Creates a curve from (0, 0) to (1, 1) with control points.
  ///
  /// The x-coordinate is the time, from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = UnitBezier(
      x1: min(max(point1.x, 0), 1), y1: point1.y, x2: min(max(point2.x, 0), 1), y2: point2.y)
    isNamed = false
  }

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The type of the timing curve.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring parameters, which are always `nil` for a curve.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animator that moves like a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// A spring that settles in the animator's duration.
    case ratio(CGFloat)
    /// A spring that determines its own duration.
    case motion(SpringMotion)
  }

  let kind: Kind

  /// The initial velocity, in total distances per second.
  ///
  /// Its x component applies to all values.
  public let initialVelocity: CGVector

  /// Creates the system's spring, with mass 3, stiffness 1000, and damping 500.
  public override init() {
    kind = .motion(SpringMotion(mass: 3, stiffness: 1000, damping: 500, velocity: 0))
    initialVelocity = .zero
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// A damping ratio of 1 doesn't oscillate.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that settles in the animator's duration, with an initial velocity.
  ///
  /// A damping ratio of 1 doesn't oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
  }

  /// Creates a spring from physical parameters, which ignores the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .motion(SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
    initialVelocity = velocity
  }

  /// Creates a spring from its perceived duration, in seconds, and its bounce.
  ///
  /// It ignores the animator's duration.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Creates a spring from its perceived duration, in seconds, its bounce, and an initial velocity.
  ///
  /// It ignores the animator's duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    kind = .motion(SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: velocity.dx))
    initialVelocity = velocity
  }

  /// Returns the object itself, because its values never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the timing curve.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic parameters, which are always `nil` for a spring.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
