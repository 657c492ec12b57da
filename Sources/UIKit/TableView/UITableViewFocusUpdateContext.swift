public import Foundation

/// A context that describes a focus change between rows.
///
/// Linux has no focus, so no delegate receives one.
@MainActor @preconcurrency open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused row.
  ///
  /// It's `nil` because Linux has no focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row to focus.
  ///
  /// It's `nil` because Linux has no focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
