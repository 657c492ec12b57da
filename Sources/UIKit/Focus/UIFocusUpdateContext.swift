public import Foundation

/// A movement of the focus from one view to another. There is no focus here: no delegate is given one.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus before; nil, as there is no focus.
  weak open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus; nil, as there is no focus.
  weak open var nextFocusedView: UIView? { nil }
}
