public import Foundation

/// A feedback generator that simulates physical impacts.
///
/// On Linux there is no haptic feedback, as in Simulator.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The styles of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact between small or light objects.
    case light
    /// An impact between medium objects.
    case medium
    /// An impact between large or heavy objects.
    case heavy
    /// An impact between soft objects.
    case soft
    /// An impact between rigid objects.
    case rigid
  }

  /// Creates a generator of medium style.
  public override init() { super.init() }

  /// Creates a generator of the given style.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  /// Triggers impact feedback.
  open func impactOccurred() {}

  /// Triggers impact feedback with an intensity.
  ///
  /// - Parameter intensity: A value from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
