import Foundation

/// The state of a table's changes that are under way.
struct TableUpdates {
  /// The number of groups of updates that are open, one in the other.
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// The operations of the open group so far.
  var operations = TableOperations()
  /// Rows that are to be configured again with the open group's end, by their place before it.
  var reconfigured: [RowGeometry.Row] = []
  /// A Boolean value that indicates whether the data source was replaced since the open group began.
  var sourceWasExchanged = false
  /// A Boolean value that indicates whether operations that fail only sometimes on iOS are refused.
  var isStrict = false
  /// The transition while rows go from one layout to the next with animation.
  var transition: RowTransition?
  /// Counts how often rows came by other numbers: by an update, or because all were counted anew.
  var structureNumber = 0
  /// Counts the layouts of the table.
  var pass = 0
  /// Headers and footers that are on their way in, behind what stays.
  var arriving: [(view: UIView, transition: RowTransition)] = []
  /// The views that have left the screen and are still animated away, by what they showed.
  var leaving: [LeavingPlace: LeavingView] = [:]
  var lastLeavingNumber = 0
  /// Rows whose cells have asked for another size.
  var invalidatedRows: Set<RowGeometry.Row> = []
  /// Rows on screen whose height was found since they came there, or since heights were last asked for.
  var settledRows: Set<RowGeometry.Row> = []
  /// The row that stays where it is while heights are found, and where it starts.
  var anchor: (row: RowGeometry.Row, minY: CGFloat)?
  /// The row that an update has left where it was, until its neighbors have found their heights.
  var keptRow: RowGeometry.Row?
  /// The number of questions to the data source and the delegate that wait for an answer while rows are updated.
  var openQuestions = 0
  /// A Boolean value that indicates whether the app laid the table out while it was asking for heights.
  var missedLayout = false
  var isEditing = false

  /// Adds a move of a row to the open group; false if there is none, or this is no time for it.
  mutating func addMove(of row: RowGeometry.Row, to target: RowGeometry.Row) -> Bool {
    guard depth > 0, openQuestions == 0 else { return false }
    operations.moveRow(row, target)
    return true
  }

  /// The motion that leads to the rows as they are numbered now; a callback may have made others of them.
  @MainActor var currentTransition: RowTransition? { transition?.number == structureNumber ? transition : nil }
}

/// The element that a view on screen shows.
enum ShownPlace: Hashable {
  case row(RowGeometry.Row)
  case end(SectionEnd, Int)
}

/// A view with what it stands for, or stood for.
struct ShownView {
  let view: UIView
  let shown: ShownPlace
}

/// The key of a view on its way out.
enum LeavingPlace: Hashable {
  /// An element that the table still has, and that may come back.
  case place(ShownPlace)
  /// An element that the table has no more.
  case gone(Int)
}

/// A cell, header or footer that is on its way out.
struct LeavingView {
  let view: UIView
  /// The motion with whose end it goes.
  let transition: RowTransition
  /// The element that the view showed when it was taken away.
  let shown: ShownPlace
  /// The alpha of the view when it is not on its way out.
  let alpha: CGFloat
}
