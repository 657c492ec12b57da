/// Lets the user feel that the selection moved on. There is nothing to feel on Linux, as on a simulator.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// The selection moved on.
  open func selectionChanged() {}
}
