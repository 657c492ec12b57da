import Foundation

/// What is dragged from a table and over it.
@MainActor final class TableDragging {
  typealias Row = RowGeometry.Row

  /// A row from which something was lifted.
  struct Source {
    let session: DragSession
    let items: [UIDragItem]
    /// The row's number, as the data source knows it; nil for a row that is gone.
    var row: Row?
    var state: UITableViewCell.DragState
  }

  /// The interactions, made when there are delegates.
  var drag: UIDragInteraction?
  var drop: UIDropInteraction?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = UIDragInteraction.isEnabledByDefault
  var sources: [Source] = []
  /// What is dragged over the table.
  var over: TableDrop?
  var placeholders: [TablePlaceholder] = []
  /// The cells to which something that was dropped is on its way.
  var landingCells: Set<UITableViewCell> = []
  /// Where the rows show; forgotten when they come to be elsewhere.
  var displayed: DisplayedRows?

  /// The gap that is open for what is dragged, and those of placeholders, from top to bottom.
  var gaps: [DisplayedRows.Gap] {
    var gaps = placeholders.map { DisplayedRows.Gap(before: $0.row, height: $0.height) }
    if let open = over?.gap {
      // What is dragged comes before a placeholder of the same place.
      gaps.insert(open, at: gaps.firstIndex { $0.before >= open.before } ?? gaps.count)
    }
    return gaps
  }
}

/// What is dragged over a table.
@MainActor final class TableDrop {
  typealias Row = RowGeometry.Row

  let session: DropSession
  /// The row that leaves its place, and the number that it would have.
  var moving: (source: Row, target: Row)?
  /// The gap that is open.
  var gap: DisplayedRows.Gap?
  /// The cell that the items would go into.
  weak var highlighted: UITableViewCell?
  /// Where the items would go.
  var destination: IndexPath?
  /// The place that the delegate was last asked about for a row that moves, and what it made of it.
  var redirected: (proposed: Row, target: Row)?
  var proposal: UITableViewDropProposal?
  /// Scrolls while the finger is near an edge.
  var scroller: EdgeScroller?
  /// Where items go that were dropped.
  var landings: [ObjectIdentifier: DragLanding] = [:]

  init(_ session: DropSession) { self.session = session }
}
