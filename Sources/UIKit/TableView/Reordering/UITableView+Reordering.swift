import Foundation

// A row that the user is moving. Until it's released, the data source and the table view use its old number, and
// `displayedRows` describes the screen. Then the table view renumbers the row and calls the data source to do the same.
extension UITableView {
  /// The duration of lifting and settling a row and of moving the others, in seconds (assumed).
  static var reorderDuration: TimeInterval { 0.25 }

  /// Returns whether the user can move a row in editing mode, or `nil` if the data source doesn't decide.
  ///
  /// Apple: `canMoveRowAt`: "By default, the reordering control is shown if the data source implements the
  /// `tableView(_:moveRowAt:to:)` method". Here that isn't known before a call, so the cell's `showsReorderControl`
  /// decides.
  func canMove(_ path: IndexPath) -> Bool? {
    guard !absentMethods.contains(.moveRow) else { return false }
    return askDataSource(.canMoveRow) { $0.tableView(self, canMoveRowAt: path) }
  }

  /// Handles a change of the gesture on a cell's reorder control.
  func grip(of cell: UITableViewCell, changed finger: ReorderGestureRecognizer) {
    switch finger.state {
    case .began: if !lift(cell, by: finger) { finger.state = .failed }
    case .changed: if reordering?.finger === finger { followFinger() }
    case .ended: if reordering?.finger === finger { drop() }
    case .cancelled, .failed: if reordering?.finger === finger { cancelReordering(animated: true) }
    case .possible: break
    }
  }

  // MARK: Lifting and following

  private func lift(_ cell: UITableViewCell, by finger: ReorderGestureRecognizer) -> Bool {
    // Rows can't be lifted while a touch scrolls the content, and they have no numbers inside a group of updates.
    guard reordering == nil, isEditing, cell.showsReorderGrip, !isDragging, updates.depth == 0, !isUpdating,
      window != nil
    else { return false }
    layoutIfNeeded()
    guard let path = shownRow(of: cell), let row = knownRow(path) else { return false }
    // This touch stopped the scrolling, or the content is bouncing back. A scroll that the app animates continues
    // (assumed: a device would settle it that scrolls with animation while a row is lifted).
    hideDeleteConfirmation(animated: true)
    let reordering = RowReordering(cell, at: row, by: finger, in: self)
    self.reordering = reordering
    reordering.scroller = EdgeScroller(self) { [weak self] in self?.followFinger() }
    raiseLifted()
    UIView.animate(
      withDuration: Self.reorderDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { cell.lift() })
    return true
  }

  /// Brings the lifted cell in front of all others and of headers.
  func raiseLifted() { if let reordering { addSubviewBelowIndicators(reordering.cell) } }

  /// Moves the lifted cell to the touch and opens the gap below it.
  private func followFinger() {
    guard let reordering, !isUpdating, !isLoading else { return }
    loadIfNeeded()
    guard self.reordering === reordering else { return }
    UIView.performWithoutAnimation { placeLifted() }
    if let proposal = reordering.proposal(in: self) { propose(proposal, reordering) }
    guard self.reordering === reordering else { return }
    reordering.scroller?.follow(reordering.finger.location(in: self))
  }

  func placeLifted() {
    guard let reordering else { return }
    move(reordering.cell, to: rowFrame(reordering.span(in: self)))
  }

  private func propose(_ row: Row, _ reordering: RowReordering) {
    let source = reordering.source
    let isHeld = { self.reordering === reordering && reordering.source == source }
    guard let answer = moveTarget(of: source, proposed: row, while: isHeld), answer != reordering.target else { return }
    reordering.open(at: answer)
    animateDisplayedRows()
  }

  /// Returns the delegate's target for a moved row, or `nil` if the move ended during the call.
  func moveTarget(of row: Row, proposed: Row, while isHeld: () -> Bool) -> Row? {
    let (source, proposed) = (indexPath(row), indexPath(proposed))
    let answer =
      askDelegate(.targetForMove) {
        $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      } ?? proposed
    // The delegate may have ended the move.
    guard isHeld() else { return nil }
    check(answer, source, proposed)
    return Row(answer)
  }

  /// Animates rows to their current places.
  func animateDisplayedRows() {
    UIView.animate(
      withDuration: Self.reorderDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.decorateVisibleCells()
        self.markRows()
        self.layOutBranch()
      })
  }

  /// Crashes if the delegate's target is invalid. The message is our own: Apple's table view fails later, when the row
  /// is released.
  private func check(_ target: IndexPath, _ source: IndexPath, _ proposed: IndexPath) {
    let sections = geometry.sections
    let isSection = target.count == 2 && sections.indices.contains(target.section)
    let count = isSection ? sections[target.section].rows.count + (target.section == source.section ? 0 : 1) : 0
    if isSection, (0..<count).contains(target.row) { return }
    func name(_ path: IndexPath) -> String {
      path.count == 2 ? "row \(path.row) of section \(path.section)" : "\(path)"
    }
    let room =
      isSection ? "where it would be one of \(count) rows" : "of which there is no section among the \(sections.count)"
    raise(
      .range,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) of "
        + "\(tableDelegate.map { "\(type(of: $0))" } ?? "the delegate") returned \(name(target)), \(room), for \(name(source)), "
        + "which is moved to \(name(proposed))")
  }

  /// Renumbers the lifted row after an update. A deleted or reloaded row is released.
  ///
  /// Assumed: a device would settle what an update does to a held row. The place is proposed again when the touch
  /// moves.
  func reorderingRowMoves(by map: TableUpdateMap) {
    draggedRowsMove(by: map)
    guard let reordering, !reordering.renumber(by: map) else { return }
    cancelReordering(animated: false)
  }

  // MARK: Releasing

  /// Releases the row at its new place and calls the data source once, before the row settles.
  ///
  /// Apple, "Managing the Reordering of Rows": when the touch is lifted, "the table view sends
  /// `tableView:moveRowAtIndexPath:toIndexPath:`". A row that returns to its place isn't reported (assumed: a device
  /// would settle it that lifts a row and releases it). During the call, the table view already uses the new number
  /// (assumed: `cellForRow(at:)` in the method would settle it).
  private func drop() {
    guard let reordering else { return }
    followFinger()
    guard self.reordering === reordering else { return }
    let (source, target) = (reordering.source, reordering.target)
    end(reordering)
    if source != target { _ = moveByHand(source, to: target) }
    settle(reordering.cell)
  }

  /// Renumbers a row and calls the data source to do the same. Returns `false` and restores the row if the data source
  /// can't.
  func moveByHand(_ source: Row, to target: Row) -> Bool {
    moveKnownRow(source, to: target)
    let number = updates.structureNumber
    (dataSource as? any RowMoveFollower)?.tableShows(indexPath(source), at: indexPath(target))
    let wasMoved =
      askDataSource(.moveRow) { $0.tableView(self, moveRowAt: indexPath(source), to: indexPath(target)) } != nil
    if !wasMoved, updates.structureNumber == number, !needsCounts { takeBackMove(of: source, from: target) }
    return wasMoved
  }

  /// Restores the order without notifying the data source.
  func cancelReordering(animated: Bool) {
    guard let reordering else { return }
    end(reordering)
    decorateVisibleCells()
    if animated { settle(reordering.cell) } else { UIView.performWithoutAnimation { reordering.cell.lower() } }
  }

  private func end(_ reordering: RowReordering) {
    reordering.scroller?.stop()
    self.reordering = nil
    markRows()
    let finger = reordering.finger
    if finger.isUnderWay { finger.state = .cancelled }
  }

  /// Animates the lifted cell and all others to their places.
  private func settle(_ cell: UITableViewCell) {
    let isShown = window != nil && bounds.width > 0 && !isUpdating
    guard isShown else { return UIView.performWithoutAnimation { cell.lower() } }
    UIView.animate(
      withDuration: Self.reorderDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        cell.lower()
        if !self.visibleViewsAreStale { self.decorateVisibleCells() }
        self.layOutBranch()
      }, completion: { _ in self.sinkSettled(cell) })
  }

  /// Moves a settled cell behind headers and footers, which may float.
  private func sinkSettled(_ cell: UITableViewCell) {
    guard reordering?.cell !== cell, cell.superview === self else { return }
    raiseHeadersAndFooters()
    raiseLifted()
  }

  // MARK: Numbers

  /// Renumbers a row and those in between, without calling anyone.
  private func moveKnownRow(_ source: Row, to target: Row) {
    let map = TableUpdateMap(TableOperations([TableOperation(.moveRow(from: source, to: target))]))
    var moved = geometry.moving(source, to: target)
    for section in Set([source.section, target.section]) { moved.update(section) { $0.rows.askAgain() } }
    _ = moveShown(by: map)
    moveNotes(by: map)
    loadedSections[source.section].rowCount -= 1
    loadedSections[target.section].rowCount += 1
    geometry = moved
    updates.structureNumber += 1
    updates.transition?.number = updates.structureNumber
    decorateVisibleCells()
    markRows()
  }

  /// Restores a row because the data source lacks `moveRowAt`. No row can be moved afterward.
  private func takeBackMove(of source: Row, from target: Row) {
    moveKnownRow(target, to: source)
    for cell in visibleRows.values { cell.movesByTable = false }
  }
}
