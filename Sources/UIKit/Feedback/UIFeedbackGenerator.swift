public import Foundation

/// The base class of haptic feedback generators.
///
/// On Linux there is no haptic feedback, as in Simulator.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Prepares the generator to reduce the delay of feedback.
  ///
  /// On Linux, it does nothing.
  open func prepare() {}
}
