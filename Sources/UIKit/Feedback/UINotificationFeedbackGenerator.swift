/// Lets the user feel how something ended. There is nothing to feel on Linux, as on a simulator.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes of a task.
  public enum FeedbackType: Int, Sendable {
    /// A task that was done.
    case success
    /// A task that was done with something to heed.
    case warning
    /// A task that failed.
    case error
  }

  /// Reports the outcome of a task.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
