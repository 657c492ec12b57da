import UIKit

/// The live object behind a table, as far as measuring needs it.
@MainActor protocol HeightEngineOwner: AnyObject {
  /// The table; nil while there is none.
  var tableView: UITableView? { get }
  /// The table if it is on screen and rows may be measured ahead; nil while it is busy.
  var tableAtRest: UITableView? { get }
  /// The rows that the table shows.
  var snapshot: Snapshot { get }
  /// All groups of sections, including hidden ones.
  var groups: [SectionGroup] { get }

  /// Runs a callback of the app; changes that it asks for wait until it returns.
  func asking<Answer>(_ question: Question, _ answer: () -> Answer) -> Answer

  /// Fills a cell with a row's item by the section's adapter; false, with a diagnostic, if the cell is of another class.
  func fillReporting(_ cell: UITableViewCell, _ rows: SectionRows, _ row: Int) -> Bool

  /// Reports a row whose item no class of cells takes.
  func reportNoCell(_ rows: SectionRows, _ row: Int)

  /// Whether a row is swiped open.
  var hasOpenRow: Bool { get }

  /// Returns the controls that a row shows while its table is edited.
  func controls(of rows: SectionRows, at row: Int, in tableView: UITableView) -> RowControls

  /// Makes the table ask for all heights and estimates again.
  func reloadHeights()

  /// Called when the table gets another width, before it is laid out with it.
  func widthWillChange()

  /// Called when editing begins or ends, or marks appear or disappear, before rows take the heights that they have then.
  func controlsWillChange()

  /// Called when the table's width, its text size, or its controls have changed, after the table was laid out with it.
  func sizeDidChange()

  /// Does idle work that precedes measuring.
  ///
  /// - Returns: Whether some is left at the deadline.
  func continueIdleWork(until deadline: ContinuousClock.Instant) -> Bool
}
