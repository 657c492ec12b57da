public import Foundation

/// An animation from one value to another at the pace of a mass on a spring.
///
/// The duration cuts off the motion, so set it to `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, which must be greater than 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, which must be greater than 0.
  open var stiffness: CGFloat = 100
  /// The damping by friction, which can't be negative.
  open var damping: CGFloat = 10
  /// The speed at the start, in distances per second.
  ///
  /// It's positive toward the end.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether the damping can exceed critical damping, which slows the motion.
  open var allowsOverdamping = false

  /// Creates a spring with a mass of 1, a stiffness of 100, and a damping of 10.
  public override init() { super.init() }

  /// Creates a spring with a mass of 1, a stiffness of 100, and a damping of 10.
  ///
  /// Linux has no archives of animations.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a spring from its perceived duration in seconds and its bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceived duration in seconds.
  ///   - bounce: A number from −1 to 1. A spring with a bounce of 0 doesn't oscillate, and one with a bounce of 1 never
  ///     stops.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    stiffness = motion.frequency * motion.frequency
    damping = 2 * motion.dampingRatio * motion.frequency
    allowsOverdamping = bounce < 0
  }

  /// The perceived duration of the motion in seconds, which is that of one oscillation without friction.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

  /// The bounce of the motion, from −1 to 1.
  ///
  /// A spring with a bounce of 0 doesn't oscillate, and one with a bounce of 1 never stops.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time in seconds after which the motion has settled to within a thousandth of its distance.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  var motion: SpringMotion {
    let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    guard motion.dampingRatio > 1, !allowsOverdamping else { return motion }
    return SpringMotion(frequency: motion.frequency, dampingRatio: 1, velocity: initialVelocity)
  }

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func way(at part: Double) -> Double { motion.value(at: super.way(at: part) * duration) }
}
