public import Foundation

/// The actions that a row shows at one of its sides when it is swiped.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  private var shownActions: [UIContextualAction] = []

  /// Makes a configuration.
  ///
  /// - Parameter actions: The actions. Apple: "The first item in the array represents the outermost action. … The first
  ///   action is also the default action." None for a row that cannot be swiped.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    shownActions = actions
  }

  /// The actions, the outermost first.
  open var actions: [UIContextualAction] { shownActions }

  /// A Boolean value that indicates whether a swipe over the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
