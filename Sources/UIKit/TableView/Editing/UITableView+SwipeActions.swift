import Foundation

// These methods provide the actions next to a row, run them, and close the row.
extension UITableView {
  /// Returns the actions that a row shows at a side, or `nil` if there are none.
  ///
  /// Apple: "Return `nil` if you want the table to display the default set of actions". The default is a delete action
  /// at the trailing side if the data source can delete, and no action at the leading side.
  func swipeConfiguration(at path: IndexPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard dataSource != nil, askDataSource(.canEditRow, { $0.tableView(self, canEditRowAt: path) }) ?? true else {
      return nil
    }
    let style = askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    // This is reported for the system's actions and assumed for custom ones.
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
      if let own = own ?? nil { return own }
      let question: any RowActionQuestion = DelegateRowActionQuestion()
      return question.actions(for: path, of: self) ?? (style == .delete ? deletion(at: path) : nil)
    }
  }

  /// Returns the system's delete action, which calls the data source.
  ///
  /// Whether a data source has `commit` is known only after the first call: see `DelegateMethod`.
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

  /// Performs the action of a tapped button.
  func swipeActionWasTapped(_ button: SwipeActionButton) {
    guard let swipe, swipe.phase == .open, swipe.actions.buttons.contains(where: { $0 === button }) else { return }
    swipe.phase = .performing
    perform(button.action, in: button, of: swipe)
  }

  /// Performs the first action after a full swipe.
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
      // The row closes whether or not the action was performed (assumed); a deleted row is gone by now. Reported: since
      // iOS 13, the table view itself doesn't remove the row of a destructive action
      // (github.com/xmartlabs/Eureka/issues/1923).
      guard let self, let swipe, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  /// Returns a row's swipe actions for accessibility, from the leading edge, or `nil` if there are none.
  ///
  /// Assumed: in this order, and not in editing mode.
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

  /// Closes the open row.
  ///
  /// - Returns: Whether there was one.
  @discardableResult func closeSwipe(animated: Bool, velocity: CGFloat = 0) -> Bool {
    guard let swipe = takeOutSwipe() else { return false }
    let path = visibleViewsAreStale ? nil : shownRow(of: swipe.cell)
    swipe.cell.endSwipe(animated: animated, velocity: velocity)
    tellOfEndedSwipe(path)
    return true
  }

  /// Forgets the open row and cancels its gesture, without notifying anyone.
  func takeOutSwipe() -> RowSwipe? {
    guard let swipe else { return nil }
    self.swipe = nil
    if swipe.phase == .dragging, swipeRecognizer.isUnderWay { swipeRecognizer.state = .cancelled }
    return swipe
  }

  /// Notifies the delegate that a row closes. Assumed: when the closing animation begins.
  func tellOfEndedSwipe(_ path: IndexPath?) {
    _ = askDelegate(.didEndEditingRow) { $0.tableView(self, didEndEditingRowAt: path) }
  }

  /// Closes the swiped row when its cell leaves the screen.
  func closeSwipe(of cell: UITableViewCell, leaving row: Row) {
    guard takeOutSwipe() != nil else { return }
    cell.endSwipe(animated: false)
    tellOfEndedSwipe(indexPath(row))
  }

  /// Forgets the swiped row if an update deleted it. Its cell leaves with its actions open.
  func takeOutGoneSwipe() -> RowSwipe? {
    guard let swipe, swipe.cell.shownRow == nil else { return nil }
    return takeOutSwipe()
  }

  /// Closes the swiped row if an update has moved it.
  func closeMovedSwipe(_ map: TableUpdateMap) {
    guard let row = swipe?.cell.shownRow, map.isMoved(toNew: row) else { return }
    closeSwipe(animated: true)
  }

  /// Closes the open row because all rows reload. The delegate receives no index path because the numbers may have
  /// changed.
  func endSwipeOfOldRows() {
    guard let swipe = takeOutSwipe() else { return }
    swipe.cell.endSwipe(animated: false)
    tellOfEndedSwipe(nil)
  }
}
