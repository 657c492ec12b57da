/// Lets the user feel how something ended. There is nothing to feel on Linux, as on a simulator.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success
    /// It was done, and there is something to heed.
    case warning
    /// It could not be done.
    case error
  }

  /// Something ended.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
