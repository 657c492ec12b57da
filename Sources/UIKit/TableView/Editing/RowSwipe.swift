import Foundation

/// The row of a table that is swiped: open, or on its way.
@MainActor final class RowSwipe {
  enum Phase {
    /// A finger pushes the row.
    case dragging
    /// The row is open, or comes to be.
    case open
    /// An action is being performed; it says itself when it is done.
    case performing
  }

  let cell: UITableViewCell
  let actions: SwipeActionsView
  var phase = Phase.dragging
  /// How far the row was pushed aside when the finger came.
  var start: CGFloat = 0
  /// A Boolean value that indicates whether the cell was told that it is open.
  var wasTold = false
  /// The finger that is on the open row's content, and closes it when it is lifted there.
  weak var tap: UITouch?

  init(cell: UITableViewCell, actions: SwipeActionsView) {
    self.cell = cell
    self.actions = actions
  }
}

/// A row that a finger is about to push aside.
struct ComingSwipe {
  let cell: UITableViewCell
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
}
