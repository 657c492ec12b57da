public import Foundation

/// A type that gives an animator its pace.
@MainActor @preconcurrency public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of paces of animators.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A curve of control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring together.
  case composed
}

/// A cubic Bézier curve as an animator's pace.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: UnitBezier

  /// The named curve; `easeInOut` for one of control points.
  public let animationCurve: UIView.AnimationCurve
  private let isNamed: Bool

  /// Makes the curve that is slow at the start and at the end.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.curve
    isNamed = true
  }

  /// Makes a curve from (0, 0) to (1, 1) from its control points; x is the time, from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = UnitBezier(
      x1: min(max(point1.x, 0), 1), y1: point1.y, x2: min(max(point2.x, 0), 1), y2: point2.y)
    isNamed = false
  }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The kind of pace.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The parameters of a spring: nil here.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as an animator's pace.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// Settles in the animator's duration.
    case ratio(CGFloat)
    /// Takes as long as it takes.
    case motion(SpringMotion)
  }

  let kind: Kind

  /// The speed at the start, in whole ways a second; its x counts for all values.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
  }

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Makes a spring that settles in the animator's duration, from how much it swings: not at all at 1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Makes a spring that settles in the animator's duration, from how much it swings: not at all at 1.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Makes a spring; the animator's duration does not count.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      .motion(SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)), velocity)
  }

  /// Makes a spring from how long its motion seems to take, in seconds, and how much it bounces; the animator's
  /// duration does not count.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Makes a spring from how long its motion seems to take, in seconds, and how much it bounces; the animator's
  /// duration does not count.
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      .motion(SpringMotion(perceptualDuration: duration, bounce: bounce, velocity: velocity.dx)), velocity)
  }

  /// The kind of pace.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The parameters of a cubic curve: nil here.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
