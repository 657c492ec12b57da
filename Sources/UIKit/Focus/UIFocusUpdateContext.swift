public import Foundation

/// The context of a focus update from one view to another.
///
/// Linux doesn't support focus, so delegates never receive a context.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  /// The view that had focus before the update, which is always `nil` on Linux.
  weak open var previouslyFocusedView: UIView? { nil }
  /// The view that has focus after the update, which is always `nil` on Linux.
  weak open var nextFocusedView: UIView? { nil }
}
