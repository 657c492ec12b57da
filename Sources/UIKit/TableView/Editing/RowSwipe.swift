import Foundation

/// The swiped row of a table view, which is open or moving.
@MainActor final class RowSwipe {
  enum Phase {
    /// The user drags the row.
    case dragging
    /// The row is open or opening.
    case open
    /// An action runs and calls its completion when it's done.
    case performing
  }

  let cell: UITableViewCell
  let actions: SwipeActionsView
  var phase = Phase.dragging
  /// The distance of the row from its place when the touch began.
  var start: CGFloat = 0
  /// A Boolean value that indicates whether the cell was notified that it's open.
  var wasTold = false
  /// The touch on the open row's content, which closes the row when it's lifted.
  weak var tap: UITouch?

  init(cell: UITableViewCell, actions: SwipeActionsView) {
    self.cell = cell
    self.actions = actions
  }
}

/// A row that a swipe is about to open.
struct ComingSwipe {
  let cell: UITableViewCell
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
}
