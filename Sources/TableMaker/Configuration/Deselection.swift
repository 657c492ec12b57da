/// The fate of a row's selection after a tap has been handled.
public enum Deselection: Sendable {
  /// The row is deselected, with animation. A table that allows several selected rows keeps them.
  case afterTap
  /// The row stays selected until the table comes back on screen, after a pushed controller, say; there it is deselected, with animation.
  ///
  /// For a controller of any class what `clearsSelectionOnViewWillAppear` is for a `UITableViewController`. A row that is selected when
  /// the table comes on screen for the first time stays selected. So do the rows of a table that allows several selected ones. Where a
  /// transition back can be interrupted, the row fades with it, and is selected again if it is cancelled.
  case onReturn
  /// The row stays selected.
  case never
}
