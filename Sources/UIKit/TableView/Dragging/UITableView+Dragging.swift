import Foundation

// Dragging rows: the table view has private interactions with delegates that call the table view's delegates.
extension UITableView {
  /// Adds the interactions to a table view with delegates.
  func prepareDragging() {
    if dragDelegate != nil, dragging.drag == nil {
      let interaction = UIDragInteraction(keeping: TableDragDelegate(self))
      interaction.press.isIdle = { [weak self] in self?.isBusyForDrags ?? true }
      dragging.drag = interaction
      addInteraction(interaction)
    }
    dragging.drag?.isEnabled = dragInteractionEnabled && dragDelegate != nil
    // Rows can move within the table view even if there's no drop delegate.
    if dropDelegate != nil || dragDelegate != nil, dragging.drop == nil {
      let interaction = UIDropInteraction(keeping: TableDropDelegate(self))
      dragging.drop = interaction
      addInteraction(interaction)
    }
  }

  private var isBusyForDrags: Bool { reordering != nil || swipe != nil || isUpdating }

  /// Returns the row under a touch.
  func draggedRow(at touch: UITouch?) -> (row: Row, cell: UITableViewCell)? {
    guard let view = touch?.view else { return nil }
    let cells = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
    guard let cell = cells.first(where: { $0.table === self }), let path = shownRow(of: cell), let row = knownRow(path)
    else { return nil }
    return (row, cell)
  }

  // MARK: Appearance

  /// Updates a cell's appearance to match its row's drag state.
  func showDragState(of cell: UITableViewCell, _ row: Row) {
    // While rows are renumbered, the cell's own row number is the valid one.
    let source = dragging.sources.last { $0.row == row }
    let isMoved = dragging.over?.moving?.source == row
    cell.take(source?.state ?? .none, isHole: isMoved || dragging.landingCells.contains(cell))
  }

  /// Updates the appearance of all cells to match their drag states.
  func showDragStates() { for (row, cell) in visibleRows { showDragState(of: cell, row) } }

  /// Detaches a cell from its drag because the table view reuses the cell.
  func dragLetsGo(of cell: UITableViewCell) {
    dragging.landingCells.remove(cell)
    for flight in window?.dragFlights ?? [] { flight.pictures.letGo(ofSource: cell) }
    cell.take(.none, isHole: false)
    if dragging.over?.highlighted === cell { highlightDrop(nil) }
  }

  // MARK: Numbers

  /// Renumbers the dragged rows after an update and closes the gap, which opens again when the touch moves.
  ///
  /// Assumed, as for a row that the reorder control moves; a device would settle it.
  func draggedRowsMove(by map: TableUpdateMap) {
    for index in dragging.sources.indices {
      dragging.sources[index].row = dragging.sources[index].row.flatMap(map.newRow)
    }
    dragging.over?.forgetPlace()
    for placeholder in dragging.placeholders where !placeholder.renumber(by: map, in: geometry) {
      remove(placeholder)
    }
    dragging.displayed = nil
  }

  /// Forgets which rows are being dragged and removes all placeholders, because all rows may be different.
  ///
  /// Apple says of `hasUncommittedUpdates` that reloading the table view would lose them.
  func dragsForgetRows() {
    for index in dragging.sources.indices { dragging.sources[index].row = nil }
    dragging.over?.forgetPlace()
    for placeholder in dragging.placeholders { remove(placeholder) }
  }
}

extension TableDrop {
  /// Closes the gap.
  func forgetPlace() {
    moving = nil
    gap = nil
    redirected = nil
  }
}

/// The delegate of a table view's drag interaction.
final class TableDragDelegate: NSObject, UIDragInteractionDelegate, DragOwner {
  private weak var table: UITableView?

  init(_ table: UITableView) {
    self.table = table
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let table, let delegate = table.dragDelegate, table.updates.depth == 0, !table.isDragging,
      let (row, cell) = table.draggedRow(at: interaction.press.touches.first), let session = session as? DragSession
    else { return [] }
    let items = delegate.tableView(table, itemsForBeginning: session, at: table.indexPath(row))
    // The delegate may have changed the table view.
    guard !items.isEmpty, let row = cell.shownRow, cell.table === table else { return [] }
    table.dragging.sources.append(.init(session: session, items: items, row: row, state: .none))
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let table, let source = table.dragging.sources.last(where: { $0.items.first === item }), let row = source.row,
      let cell = table.onScreen(table.indexPath(row)), cell.window != nil
    else { return nil }
    let parameters = table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: table.indexPath(row))
    guard cell.window != nil else { return nil }
    return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    // After a lift, the press doesn't scroll, so it doesn't select a row either.
    table?.setDragState(.lifting, of: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    guard let table else { return }
    table.setDragState(.dragging, of: session)
    table.dragDelegate?.tableView(table, dragSessionWillBegin: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool
  {
    guard let table, let delegate = table.dragDelegate else { return true }
    return delegate.tableView(table, dragSessionAllowsMoveOperation: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    guard let table, let delegate = table.dragDelegate else { return false }
    return delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    let touches = interaction.tap
    guard let table, let delegate = table.dragDelegate, let session = session as? DragSession,
      let (row, cell) = table.draggedRow(at: touches.touches.first ?? touches.lastTouches.first),
      // A row can be lifted only once (assumed).
      !table.dragging.sources.contains(where: { $0.session === session && $0.row == row })
    else { return [] }
    let items = delegate.tableView(
      table, itemsForAddingTo: session, at: table.indexPath(row), point: point)
    guard !items.isEmpty, let row = cell.shownRow, cell.table === table else { return [] }
    table.dragging.sources.append(.init(session: session, items: items, row: row, state: .dragging))
    // The drag belongs to another view, so the session itself reports its end to this delegate.
    session.guests.append(self)
    table.showDragStates()
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    // The row may have moved, or be off screen.
    guard let table, let source = table.dragging.sources.last(where: { $0.items.first === item }), let row = source.row,
      let cell = table.onScreen(table.indexPath(row)), cell.window != nil, table.window === defaultPreview.view.window
    else { return nil }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard let table else { return }
    table.setDragState(.none, of: session)
    table.dragging.sources.removeAll { $0.session === session }
    table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
  }

  func liftWasTakenBack(of session: DragSession) {
    table?.setDragState(.none, of: session)
    table?.dragging.sources.removeAll { $0.session === session }
  }

  /// Called at the end of another view's drag that rows were added to.
  func guestSessionEnded(_ session: DragSession) {
    table?.setDragState(.none, of: session)
    table?.dragging.sources.removeAll { $0.session === session }
  }
}

extension UITableView {
  func setDragState(_ state: UITableViewCell.DragState, of session: any UIDragSession) {
    for index in dragging.sources.indices where dragging.sources[index].session === session {
      dragging.sources[index].state = state
    }
    showDragStates()
  }
}
