public import Foundation

/// A movement of the focus between rows of a table. There is no focus here: no delegate is given one.
@MainActor @preconcurrency open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus before; nil, as there is no focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus; nil, as there is no focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
