public import Foundation

/// An animation from one value to another at the pace of a mass on a spring.
///
/// Its duration cuts the motion off: give it the `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass; greater than 0.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; greater than 0.
  open var stiffness: CGFloat = 100
  /// The damping by friction; not negative.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second, toward the end where it is positive.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether friction may exceed critical damping, which makes the motion slower.
  open var allowsOverdamping = false

  /// Makes a spring with a mass of 1, a stiffness of 100 and a damping of 10.
  public override init() { super.init() }

  /// Makes a spring with a mass of 1, a stiffness of 100 and a damping of 10; there are no archives of animations on
  /// Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a spring from how long its motion seems to take, in seconds, and how much it bounces.
  ///
  /// - Parameter bounce: From −1 over 0, which does not swing, to 1, which never ends.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: bounce, velocity: 0)
    stiffness = motion.frequency * motion.frequency
    damping = 2 * motion.dampingRatio * motion.frequency
    allowsOverdamping = bounce < 0
  }

  /// The perceived duration of the motion, in seconds: one swing without friction.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / motion.frequency }

  /// The bounce of the motion: from −1 over 0, which does not swing, to 1, which never ends.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time in seconds after which the motion has come to rest, to a thousandth of its way.
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
