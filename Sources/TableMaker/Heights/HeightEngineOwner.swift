import UIKit

/// The data source of a table view, as far as measuring needs it.
@MainActor protocol HeightEngineOwner: AnyObject {
  /// The table view if it's on screen and rows can be measured ahead; `nil` while it's busy.
  var tableAtRest: UITableView? { get }
  /// The rows that the table view shows.
  var snapshot: Snapshot { get }
  /// All groups of sections, including hidden ones.
  var groups: [SectionGroup] { get }

  /// Returns the controls that a row shows in editing mode.
  func controls(of rows: SectionRows, at row: Int, in tableView: UITableView) -> RowControls

  /// Returns whether the table view shows an index, which takes some of the rows' width.
  func showsIndex(in tableView: UITableView) -> Bool

  /// Makes the table view request all heights and estimates again.
  func reloadHeights()

  /// Called when the table view's width changes, before its layout.
  func widthWillChange()

  /// Called when editing begins or ends, or marks appear or disappear, before the rows' heights change.
  func controlsWillChange()

  /// Called when the table view's width, text size, or controls have changed, after its layout.
  func sizeDidChange()

  /// Performs idle work that precedes measuring.
  ///
  /// - Returns: A Boolean value that indicates whether work is left at the deadline.
  func continueIdleWork(until deadline: ContinuousClock.Instant) -> Bool
}
