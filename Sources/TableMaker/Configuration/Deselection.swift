/// The ways to handle a row's selection after a tap.
public enum Deselection: Sendable {
  /// Deselects the row with animation, unless the table view allows multiple selection.
  case afterTap
  /// Deselects the row with animation when the table view comes back on screen, for example from a pushed controller.
  ///
  /// It works for any controller as `clearsSelectionOnViewWillAppear` does for a `UITableViewController`. A row that's
  /// selected when the table view first appears stays selected, and so do the rows of a table view that allows multiple
  /// selection. If the user can interrupt the transition back, the row fades with it, and is selected again if the
  /// transition is canceled.
  case onReturn
  /// Keeps the row selected.
  case never
}
