/// A feedback generator that indicates changes of the selection.
///
/// On Linux there is no haptic feedback, as in Simulator.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for a change of the selection.
  open func selectionChanged() {}
}
