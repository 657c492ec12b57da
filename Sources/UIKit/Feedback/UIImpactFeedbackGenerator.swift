public import Foundation

/// Lets the user feel that two things on the screen met. There is nothing to feel on Linux, as on a simulator.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The characters of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light
    /// Neither small nor large.
    case medium
    /// Large or heavy.
    case heavy
    /// Soft: they give way.
    case soft
    /// Hard: they do not give way.
    case rigid
  }

  /// Makes a generator for things of medium weight.
  public override init() { super.init() }

  /// Makes a generator for things of some kind.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  /// The things met.
  open func impactOccurred() {}

  /// The things met, more or less hard.
  ///
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
