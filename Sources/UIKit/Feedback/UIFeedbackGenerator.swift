public import Foundation

/// A generator of haptic feedback. There is none on Linux, as on a simulator: nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Says that feedback comes soon, so that it comes without delay; nothing has to be made ready here.
  open func prepare() {}
}
