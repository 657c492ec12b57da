public import Foundation

/// The actions that a row shows when the user swipes it from one side.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  private var shownActions: [UIContextualAction] = []

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, or an empty array to prevent the swipe. Apple: "The first item in the array
  ///   represents the outermost action. … The first action is also the default action."
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    shownActions = actions
  }

  /// The actions, from the outermost one.
  open var actions: [UIContextualAction] { shownActions }

  /// A Boolean value that indicates whether a full swipe performs the first action.
  ///
  /// The default is `true`.
  open var performsFirstActionWithFullSwipe = true
}
