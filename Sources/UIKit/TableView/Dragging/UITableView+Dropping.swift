import Foundation

// A drag over a table view: a gap opens where the items would go, or the row that would receive them is highlighted.
extension UITableView {
  /// Returns whether a drag contains only one row of this table view, which can move to another place.
  func isReordered(by session: any UIDropSession) -> Bool { ownRow(of: session) != nil }

  /// The dragged row, if it's the only item and the data source lets it move.
  ///
  /// Reported: a table view moves such a row through the data source's `moveRowAt`, even if there's no drop delegate.
  /// The table view expects the method to exist because nothing reveals that before a call.
  func ownRow(of session: any UIDropSession) -> Row? {
    guard session.items.count == 1, let drag = session.localDragSession,
      let row = dragging.sources.last(where: { $0.session === drag })?.row, canMove(indexPath(row)) ?? true
    else { return nil }
    return row
  }

  // MARK: Location of the touch

  /// Returns the place at a height: the row there, the gap, or the row after a section's last one. Returns `nil` beyond
  /// all rows.
  ///
  /// While a row moves, the numbers don't include it. The gap moves to a row only if it would then be under the touch.
  func dropPlace(at y: CGFloat, moves ownRow: Bool) -> Row? {
    let displayed = displayedRows
    let shown = displayed?.geometry ?? geometry
    guard !shown.sections.isEmpty else { return nil }
    let open = openPlace
    // The gap for dragged items counts as a row; placeholders don't.
    func number(_ place: Row) -> Row {
      let others = displayed?.gapPlaces.count { $0 != open && $0.section == place.section && $0.row < place.row }
      return Row(section: place.section, row: place.row - (others ?? 0))
    }
    if let place = shown.row(at: y) {
      guard let open, open != place, open.section == place.section else { return number(place) }
      let (span, height) = (shown.span(of: place), shown.span(of: open).height)
      let stays = place > open ? y < span.maxY - height : y >= span.minY + height
      return number(stays ? open : place)
    }
    let section = shown.section(nearestTo: y)
    if y < shown.sectionsTop { return ownRow ? Row(section: 0, row: 0) : nil }
    if y < shown.rowsTop(section) { return Row(section: section, row: 0) }
    if y >= shown.tableFooterSpan.minY, !ownRow { return nil }
    let count = shown.sections[section].rows.count
    let gaps = displayed?.gapPlaces.count { $0.section == section } ?? 0
    let holds = dragging.over?.moving?.target.section == section
    return Row(section: section, row: count - gaps - (holds ? 1 : 0))
  }

  /// The place of the open gap.
  private var openPlace: Row? {
    guard let over = dragging.over, let displayed = displayedRows else { return nil }
    if let moving = over.moving { return displayed.place(of: moving.source) }
    guard let gap = over.gap, let index = displayed.gaps.firstIndex(of: gap) else { return nil }
    return displayed.gapPlaces[index]
  }

  // MARK: Following the touch

  /// Updates the drop: calls the delegate for a proposal and shows it.
  func followDrop(_ drop: TableDrop) -> UITableViewDropProposal {
    let point = drop.session.location(in: self)
    let ownRow = ownRow(of: drop.session)
    if !isUpdating, !isLoading { loadIfNeeded() }
    let place = dropPlace(at: point.y, moves: ownRow != nil)
    let path = place.map(indexPath)
    let proposal: UITableViewDropProposal
    if let dropDelegate {
      proposal = dropDelegate.tableView(self, dropSessionDidUpdate: drop.session, withDestinationIndexPath: path)
    } else {
      proposal = UITableViewDropProposal(
        operation: ownRow == nil ? .cancel : .move, intent: ownRow == nil ? .unspecified : .insertAtDestinationIndexPath
      )
    }
    // The delegate may have ended the drag or changed the table view.
    guard dragging.over === drop else { return proposal }
    drop.proposal = proposal
    drop.destination = path
    let isAllowed =
      proposal.operation == .copy || (proposal.operation == .move && drop.session.allowsMoveOperation)
    let row = row(below: point.y)
    let intent = isAllowed ? intent(proposal, at: point.y, row) : .unspecified
    // An insertion counts the rows after the gap as one further down. A drop into a row doesn't.
    if intent == .insertIntoDestinationIndexPath { drop.destination = row.map(indexPath) ?? path }
    show(intent, drop, intent == .insertIntoDestinationIndexPath ? row : place, by: proposal)
    drop.scroller?.follow(point)
    return proposal
  }

  /// Returns the row at a height, or `nil` for gaps and other content.
  private func row(below y: CGFloat) -> Row? {
    guard let displayed = displayedRows else { return geometry.row(at: y) }
    return displayed.geometry.row(at: y).flatMap(displayed.row(at:))
  }

  /// Returns the intent of a drop. An automatic proposal drops into a row only at its middle half (assumed; a device
  /// would settle it).
  private func intent(
    _ proposal: UITableViewDropProposal, at y: CGFloat, _ row: Row?
  ) -> UITableViewDropProposal.Intent {
    guard proposal.intent == .automatic else { return proposal.intent }
    guard let row else { return .insertAtDestinationIndexPath }
    let span = displayedSpan(of: row)
    let part = (y - span.minY) / max(span.height, 1)
    return (0.25..<0.75).contains(part) ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
  }

  private func show(
    _ intent: UITableViewDropProposal.Intent, _ drop: TableDrop, _ place: Row?, by proposal: UITableViewDropProposal
  ) {
    let before = (drop.moving?.target, drop.gap)
    var highlighted: UITableViewCell?
    switch intent {
    case .insertAtDestinationIndexPath where proposal.operation == .move && ownRow(of: drop.session) != nil:
      drop.gap = nil
      openMoving(drop, place)
    case .insertAtDestinationIndexPath:
      drop.moving = nil
      drop.gap = place.flatMap { place in
        guard geometry.sections.indices.contains(place.section) else { return nil }
        let row = min(place.row, geometry.sections[place.section].rows.count)
        return DisplayedRows.Gap(before: Row(section: place.section, row: row), height: gapHeight(of: drop.session))
      }
    case .insertIntoDestinationIndexPath:
      drop.forgetPlace()
      highlighted = place.flatMap { visibleRows[$0] }
    case .unspecified, .automatic: drop.forgetPlace()
    }
    guard dragging.over === drop else { return }
    highlightDrop(highlighted)
    guard before.0 != drop.moving?.target || before.1 != drop.gap else { return }
    showDragStates()
    displayedRowsChanged(animated: true)
  }

  private func openMoving(_ drop: TableDrop, _ place: Row?) {
    guard let row = ownRow(of: drop.session) else { return drop.forgetPlace() }
    // In another table view, there's no place beyond the rows. Here the row stays at its last place.
    let proposed = place ?? drop.moving?.target ?? row
    guard proposed != drop.redirected?.proposed || drop.moving == nil else { return }
    guard fits(proposed, row) else { return }
    let isOver = { self.dragging.over === drop && self.ownRow(of: drop.session) == row }
    guard let target = moveTarget(of: row, proposed: proposed, while: isOver) else { return }
    drop.redirected = (proposed, target)
    drop.moving = (row, target)
  }

  /// Returns whether a row can move to a number.
  private func fits(_ target: Row, _ source: Row) -> Bool {
    guard geometry.sections.indices.contains(target.section) else { return false }
    let count = geometry.sections[target.section].rows.count + (target.section == source.section ? 0 : 1)
    return (0..<count).contains(target.row)
  }

  /// Returns the height of the gap: the table view's row height, or the height of the lifted item (assumed; a film of a
  /// device would settle it).
  private func gapHeight(of session: DropSession) -> CGFloat {
    if rowHeight > 0, rowHeight < .infinity { return rowHeight }
    let flight = window?.dragFlights.first { $0.dropSession === session }
    return flight?.liftedHeight ?? 44
  }

  /// Highlights the cell that would receive the items. The delegate isn't notified because no touch is on the row.
  func highlightDrop(_ cell: UITableViewCell?) {
    guard let drop = dragging.over, drop.highlighted !== cell else { return }
    drop.highlighted?.setHighlighted(false, animated: true)
    drop.highlighted = cell
    cell?.setHighlighted(true, animated: true)
  }

  /// Moves rows to their current places. The content's height may change.
  func displayedRowsChanged(animated: Bool) {
    guard !isUpdating, !isLoading, !needsCounts else { return markRows() }
    updateContentSize()
    guard animated, window != nil, bounds.width > 0 else { return markRows() }
    animateDisplayedRows()
  }

  /// Closes the gap for the dragged items.
  func closeDrop(animated: Bool) {
    guard let drop = dragging.over else { return }
    highlightDrop(nil)
    drop.scroller?.stop()
    let wasOpen = drop.moving != nil || drop.gap != nil
    drop.forgetPlace()
    dragging.over = nil
    guard wasOpen else { return }
    showDragStates()
    displayedRowsChanged(animated: animated)
  }
}
