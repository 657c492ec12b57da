import Foundation

/// The state of drags from a table view and over it.
@MainActor final class TableDragging {
  typealias Row = RowGeometry.Row

  /// A row with lifted items.
  struct Source {
    let session: DragSession
    let items: [UIDragItem]
    /// The row in the data source's numbers, or `nil` if the row was removed.
    var row: Row?
    var state: UITableViewCell.DragState
  }

  /// The interactions, which the table view creates when it has delegates.
  var drag: UIDragInteraction?
  var drop: UIDropInteraction?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
  var isEnabled = UIDragInteraction.isEnabledByDefault
  var sources: [Source] = []
  /// The drag that is over the table view.
  var over: TableDrop?
  var placeholders: [TablePlaceholder] = []
  /// The cells that dropped items are flying to.
  var landingCells: Set<UITableViewCell> = []
  /// The places of the rows on screen. They're discarded when they change.
  var displayed: DisplayedRows?

  /// The gap for the dragged items and the gaps of placeholders, from top to bottom.
  var gaps: [DisplayedRows.Gap] {
    var gaps = placeholders.map { DisplayedRows.Gap(before: $0.row, height: $0.height) }
    if let open = over?.gap {
      // The gap for dragged items comes before a placeholder at the same place.
      gaps.insert(open, at: gaps.firstIndex { $0.before >= open.before } ?? gaps.count)
    }
    return gaps
  }
}

/// The state of one drag over a table view.
@MainActor final class TableDrop {
  typealias Row = RowGeometry.Row

  let session: DropSession
  /// The row that moves and the number that it would get.
  var moving: (source: Row, target: Row)?
  /// The open gap.
  var gap: DisplayedRows.Gap?
  /// The cell that would receive the items.
  weak var highlighted: UITableViewCell?
  /// The index path where the items would go.
  var destination: IndexPath?
  /// The place of the delegate's last target proposal for a moving row, and the delegate's answer.
  var redirected: (proposed: Row, target: Row)?
  var proposal: UITableViewDropProposal?
  /// Scrolls the table view while the touch is near an edge.
  var scroller: EdgeScroller?
  /// The destinations of dropped items.
  var landings: [ObjectIdentifier: DragLanding] = [:]

  init(_ session: DropSession) { self.session = session }
}
