import Foundation

/// The state of a table view's updates in progress.
struct TableUpdates {
  /// The number of nested groups of updates that are open.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// The recorded operations of the open group.
  var operations = TableOperations()
  /// The rows to reconfigure at the end of the open group, by their places before it.
  var reconfigured: [RowGeometry.Row] = []
  /// A Boolean value that indicates whether the data source was replaced during the open group.
  var sourceWasExchanged = false
  /// A Boolean value that indicates whether the table view rejects operations that sometimes fail on iOS.
  var isStrict = false
  /// The transition during an animated layout change.
  var transition: RowTransition?
  /// The number of times that rows were renumbered, by an update or a reload.
  var structureNumber = 0
  /// The headers and footers that are appearing behind the views that stay.
  var arriving: [(view: UIView, transition: RowTransition)] = []
  /// The views that are animating off screen, by the place that they showed.
  var leaving: [LeavingPlace: LeavingView] = [:]
  var lastLeavingNumber = 0
  /// The rows with cells that requested another size.
  var invalidatedRows: Set<RowGeometry.Row> = []
  /// The rows on screen with heights that were found since they appeared or heights were reloaded.
  var settledRows: Set<RowGeometry.Row> = []
  /// The row that stays in place while heights are found, and its starting position.
  var anchor: (row: RowGeometry.Row, minY: CGFloat)?
  /// The row that an update left in place, until its neighbors' heights are found.
  var keptRow: RowGeometry.Row?
  /// The number of calls of the data source and delegate that are in progress during an update of the rows.
  var openQuestions = 0
  /// A Boolean value that indicates whether the app laid out the table view during a call for heights.
  var missedLayout = false
  var isEditing = false

  /// Adds a move of a row to the open group. Returns `false` if no group is open or a call is in progress.
  mutating func addMove(of row: RowGeometry.Row, to target: RowGeometry.Row) -> Bool {
    guard depth > 0, openQuestions == 0 else { return false }
    operations.moveRow(row, target)
    return true
  }

  /// The transition to the current numbers of rows, or `nil` if a callback has changed them.
  @MainActor var currentTransition: RowTransition? { transition?.number == structureNumber ? transition : nil }
}

/// The element that a view on screen shows.
enum ShownPlace: Hashable {
  case row(RowGeometry.Row)
  case end(SectionEnd, Int)
}

/// A view with the element that it represents or represented.
struct ShownView {
  let view: UIView
  let shown: ShownPlace
}

/// The key of a view that's leaving.
enum LeavingPlace: Hashable {
  /// An element that still exists and may return.
  case place(ShownPlace)
  /// An element that no longer exists.
  case gone(Int)
}

/// A cell, header, or footer that's leaving.
struct LeavingView {
  let view: UIView
  /// The transition at the end of which the view is removed.
  let transition: RowTransition
  /// The element that the view showed before it left.
  let shown: ShownPlace
  /// The alpha of the view before it left.
  let alpha: CGFloat
}
