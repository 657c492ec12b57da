import Foundation

// What lies beside a row, what a tap on it does, and how the row closes.
extension UITableView {
  /// Returns what a row shows at a side when it is swiped; nil for nothing.
  ///
  /// Apple: "Return `nil` if you want the table to display the default set of actions": at the trailing side that is the
  /// button that deletes, where the data source can; none at the leading side.
  func swipeConfiguration(at path: IndexPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard dataSource != nil, askDataSource(.canEditRow, { $0.tableView(self, canEditRowAt: path) }) ?? true else {
      return nil
    }
    let style = askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    // Assumed of actions of the app's own (reported of the system's).
    guard style != .none else { return nil }
    switch edge {
    case .leading:
      return askDelegate(.leadingSwipeActions) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      } ?? nil
    case .trailing:
      let own = askDelegate(.trailingSwipeActions) {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
      return (own ?? nil) ?? (style == .delete ? deletion(at: path) : nil)
    }
  }

  /// The system's own action, which has the data source delete the row.
  ///
  /// Whether a data source has `commit` is known here only after it was called once: see `DelegateMethod`.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard dataSource != nil, !absentMethods.contains(.commit) else { return nil }
    let title = askDelegate(.deleteTitle) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
    let delete = UIContextualAction(style: .destructive, title: (title ?? nil) ?? SystemWords.delete) {
      [weak self] _, view, completion in
      if let self, let cell = cell(around: view), let path = shownRow(of: cell) { commit(.delete, path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Performing

  /// A button beside a row was tapped.
  func swipeActionWasTapped(_ button: SwipeActionButton) {
    guard let swipe, swipe.phase == .open, swipe.actions.buttons.contains(where: { $0 === button }) else { return }
    swipe.phase = .performing
    perform(button.action, in: button, of: swipe)
  }

  /// Performs the first action, as the row is pushed all the way.
  func perform(_ button: SwipeActionButton, of swipe: RowSwipe, velocity: CGFloat) {
    swipe.phase = .performing
    let (cell, actions) = (swipe.cell, swipe.actions)
    cell.moveSwipe(actions, to: cell.bounds.width, velocity: velocity, settlingIn: 0.3) { [weak self, weak swipe] in
      guard let self, let swipe, self.swipe === swipe, !swipe.wasTold else { return }
      swipe.wasTold = true
      swipe.cell.didTransition(to: .showingDeleteConfirmation)
    }
    guard self.swipe === swipe else { return }
    perform(button.action, in: button, of: swipe)
  }

  private func perform(_ action: UIContextualAction, in button: SwipeActionButton, of swipe: RowSwipe) {
    action.handler(action, button) { [weak self, weak swipe] _ in
      // Performed or not, the row closes (assumed); a deleted one is gone by now. Reported: since iOS 13 the table itself
      // does not take the row of a destructive action away (github.com/xmartlabs/Eureka/issues/1923).
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  /// Returns the actions of a row for those who cannot swipe: first those of its leading edge, as one reads; nil for
  /// none.
  ///
  /// Assumed: in this order, and not while the table is edited.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
    guard !isEditing, let path = shownRow(of: cell), updates.openQuestions == 0, !isUpdating, !isLoading else {
      return nil
    }
    var actions = swipeConfiguration(at: path, .leading)?.actions ?? []
    if shownRow(of: cell) == path { actions += swipeConfiguration(at: path, .trailing)?.actions ?? [] }
    let named = actions.compactMap { action -> UIAccessibilityCustomAction? in
      guard let name = action.title else { return nil }
      return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self, weak cell] _ in
        guard let self, let cell, shownRow(of: cell) != nil else { return false }
        action.handler(action, cell) { _ in }
        return true
      }
    }
    return named.isEmpty ? nil : named
  }

  // MARK: Closing

  /// Closes the row that is open.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func closeSwipe(animated: Bool, velocity: CGFloat = 0) -> Bool {
    guard let swipe = takeOutSwipe() else { return false }
    let path = visibleViewsAreStale ? nil : shownRow(of: swipe.cell)
    swipe.cell.endSwipe(animated: animated, velocity: velocity)
    tellOfEndedSwipe(path)
    return true
  }

  /// Forgets the row that is open, and ends the gesture that pushes it; nobody is told yet.
  func takeOutSwipe() -> RowSwipe? {
    guard let swipe else { return nil }
    self.swipe = nil
    if swipe.phase == .dragging, swipeRecognizer.isUnderWay { swipeRecognizer.state = .cancelled }
    return swipe
  }

  /// Tells the delegate that a row is closed; assumed: as soon as it begins to close.
  func tellOfEndedSwipe(_ path: IndexPath?) {
    _ = askDelegate(.didEndEditingRow) { $0.tableView(self, didEndEditingRowAt: path) }
  }

  /// Closes the row whose cell leaves the screen.
  func closeSwipe(of cell: UITableViewCell, leaving row: Row) {
    guard takeOutSwipe() != nil else { return }
    cell.endSwipe(animated: false)
    tellOfEndedSwipe(indexPath(row))
  }

  /// Forgets the swiped row if an update has taken it away: its cell leaves as it is, with its actions.
  func takeOutGoneSwipe() -> RowSwipe? {
    guard let swipe, swipe.cell.shownRow == nil else { return nil }
    return takeOutSwipe()
  }

  /// Closes the swiped row if an update has moved it.
  func closeMovedSwipe(_ map: TableUpdateMap) {
    guard let row = swipe?.cell.shownRow, map.isMoved(toNew: row) else { return }
    closeSwipe(animated: true)
  }

  /// Closes the row that is open because all rows are loaded anew. No row is told: numbers may mean others by now.
  func endSwipeOfOldRows() {
    guard let swipe = takeOutSwipe() else { return }
    swipe.cell.endSwipe(animated: false)
    tellOfEndedSwipe(nil)
  }
}
