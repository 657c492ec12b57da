import Foundation

// A row that is moved by hand. Until it is let go of, the data source and the table know it by the number that it has;
// what shows is `displayedRows`. Then the table gives it its new number and has the data source do the same.
extension UITableView {
  /// The duration in which a row is lifted and settles, and others make room, in seconds (assumed).
  static var reorderDuration: TimeInterval { 0.25 }

  /// Asks whether a row can be moved, as a table does in editing mode; nil where the data source does not say.
  ///
  /// Apple: `canMoveRowAt`: "By default, the reordering control is shown if the data source implements the
  /// `tableView(_:moveRowAt:to:)` method". Here nothing tells whether it does before it is called: then the cell's
  /// `showsReorderControl` decides.
  func canMove(_ path: IndexPath) -> Bool? {
    guard !absentMethods.contains(.moveRow) else { return false }
    return askDataSource(.canMoveRow) { $0.tableView(self, canMoveRowAt: path) }
  }

  /// Called when a finger does something on the grip of a cell.
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
    // Content that a finger scrolls has no row to hold on to, and in a group of updates rows have no numbers.
    guard reordering == nil, isEditing, cell.showsReorderGrip, !isDragging, updates.depth == 0, !isUpdating,
      window != nil
    else { return false }
    layoutIfNeeded()
    guard let path = shownRow(of: cell), let row = knownRow(path) else { return false }
    // Content that a finger has set moving was stopped by this one, or is on its way back from beyond an edge; what the app scrolls
    // goes on (assumed: a device would settle it that scrolls with animation while a row is lifted).
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

  /// Puts the lifted cell in front of all others, and of headers.
  func raiseLifted() { if let reordering { addSubviewBelowIndicators(reordering.cell) } }

  /// Brings the lifted cell to the finger, and opens the gap below it.
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

  /// Asks where a row goes that is moved by hand; nil where that is over when the delegate has answered.
  func moveTarget(of row: Row, proposed: Row, while isHeld: () -> Bool) -> Row? {
    let (source, proposed) = (indexPath(row), indexPath(proposed))
    let answer =
      askDelegate(.targetForMove) {
        $0.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      } ?? proposed
    // The delegate may have ended it all.
    guard isHeld() else { return nil }
    check(answer, source, proposed)
    return Row(answer)
  }

  /// Brings rows to where they show by now.
  func animateDisplayedRows() {
    UIView.animate(
      withDuration: Self.reorderDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.decorateVisibleCells()
        self.markRows()
        self.layOutBranch()
      })
  }

  /// Ends the process for a target that is none. Our words; Apple's table fails later, when the row is let go of.
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

  /// Gives the lifted row its number after an update; one that is gone, or is reloaded, is lifted no more.
  ///
  /// Assumed: a device would settle what an update does to a row that is held. The place is proposed anew when the finger
  /// moves on.
  func reorderingRowMoves(by map: TableUpdateMap) {
    draggedRowsMove(by: map)
    guard let reordering, !reordering.renumber(by: map) else { return }
    cancelReordering(animated: false)
  }

  // MARK: Letting go

  /// Lets go of the row at its new place, and has the data source move it: once, before it settles.
  ///
  /// Apple, "Managing the Reordering of Rows": when the finger is lifted, "the table view sends
  /// `tableView:moveRowAtIndexPath:toIndexPath:`". A row that is put back where it was is not reported (assumed: a device
  /// would settle it that lifts a row and lets go of it). The table has the row under its new number already (assumed:
  /// `cellForRow(at:)` in the method would settle it), as the data source will when it returns.
  private func drop() {
    guard let reordering else { return }
    followFinger()
    guard self.reordering === reordering else { return }
    let (source, target) = (reordering.source, reordering.target)
    end(reordering)
    if source != target { _ = moveByHand(source, to: target) }
    settle(reordering.cell)
  }

  /// Gives a row its new number, and has the data source do the same; false, and all is as before, where it cannot.
  func moveByHand(_ source: Row, to target: Row) -> Bool {
    moveKnownRow(source, to: target)
    let number = updates.structureNumber
    (dataSource as? any RowMoveFollower)?.tableShows(indexPath(source), at: indexPath(target))
    let wasMoved =
      askDataSource(.moveRow) { $0.tableView(self, moveRowAt: indexPath(source), to: indexPath(target)) } != nil
    if !wasMoved, updates.structureNumber == number, !needsCounts { takeBackMove(of: source, from: target) }
    return wasMoved
  }

  /// Puts everything back as it was; the data source hears nothing of it.
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

  /// Lets the lifted cell and all others go to their places.
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

  /// Puts a cell that has settled behind headers and footers, which may float.
  private func sinkSettled(_ cell: UITableViewCell) {
    guard reordering?.cell !== cell, cell.superview === self else { return }
    raiseHeadersAndFooters()
    raiseLifted()
  }

  // MARK: Numbers

  /// Gives a row another number, and those between; asks nobody anything.
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

  /// Takes back what a data source without `moveRowAt` does not do; from now on nothing can be moved.
  private func takeBackMove(of source: Row, from target: Row) {
    moveKnownRow(target, to: source)
    for cell in visibleRows.values { cell.movesByTable = false }
  }
}
