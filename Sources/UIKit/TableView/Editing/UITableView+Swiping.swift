import Foundation

// A horizontal drag moves a row aside and shows its actions.
extension UITableView {
  /// The speed that opens or closes a row from any position, in points per second (assumed).
  private static var flick: CGFloat { 300 }

  /// Returns whether a touch may swipe a row. While a row is open, only that row.
  func maySwipe(from view: UIView, _ touch: UITouch) -> Bool {
    guard !updates.isEditing, isUserInteractionEnabled, !visibleViewsAreStale, !(view is UISlider) else { return false }
    guard let swipe else { return cell(around: view) != nil }
    guard swipe.phase != .performing, swipe.cell.window != nil else { return false }
    return swipe.phase == .open && isOn(swipe.cell, touch)
  }

  /// Returns the cell that contains a view.
  func cell(around view: UIView) -> UITableViewCell? {
    let cells = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
    guard let cell = cells.first(where: { $0.table === self }), shownRow(of: cell) != nil else { return nil }
    return cell
  }

  private func isOn(_ cell: UITableViewCell, _ touch: UITouch) -> Bool {
    cell.frame.contains(touch.location(in: self)) && uncoveredRect.contains(touch.location(in: self))
  }

  /// Returns the row that a touch is about to swipe, if it has actions at that side.
  ///
  /// - Parameter way: The horizontal direction of the touch, positive to the right.
  func comingSwipe(of touch: UITouch, toward way: CGFloat) -> ComingSwipe? {
    if let swipe {
      guard swipe.phase == .open else { return nil }
      return ComingSwipe(cell: swipe.cell, edge: swipe.actions.edge, configuration: swipe.actions.configuration)
    }
    guard let view = touch.view, let cell = cell(around: view), let path = shownRow(of: cell), !isUpdating, !isLoading,
      updates.depth == 0, updates.openQuestions == 0, cell.confirmation == nil, cell.isUserInteractionEnabled
    else { return nil }
    let edge: SwipeEdge = (way < 0) != cell.isMirrored ? .trailing : .leading
    guard let configuration = swipeConfiguration(at: path, edge), !configuration.actions.isEmpty else { return nil }
    // The delegate may have changed the table view.
    guard !updates.isEditing, !visibleViewsAreStale, swipe == nil, shownRow(of: cell) == path else { return nil }
    return ComingSwipe(cell: cell, edge: edge, configuration: configuration)
  }

  /// Begins a swipe.
  func beginSwipe(_ coming: ComingSwipe) {
    if let swipe, swipe.cell === coming.cell {
      swipe.phase = .dragging
      swipe.tap = nil
      swipe.actions.motion?.cancel()
      swipe.actions.motion = nil
      swipe.start = swipe.actions.distance
      return
    }
    // Time may have passed because the gesture waited for another recognizer.
    guard swipe == nil, !updates.isEditing, !visibleViewsAreStale, let path = shownRow(of: coming.cell) else { return }
    let actions = SwipeActionsView(coming.configuration, at: coming.edge, isMirrored: coming.cell.isMirrored)
    let swipe = RowSwipe(cell: coming.cell, actions: actions)
    for button in actions.buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let self, let button { swipeActionWasTapped(button) }
        }, for: .touchUpInside)
    }
    self.swipe = swipe
    isTellingOfSwipe = true
    _ = askDelegate(.willBeginEditingRow) { $0.tableView(self, willBeginEditingRowAt: path) }
    isTellingOfSwipe = false
    guard self.swipe === swipe else { return }
    coming.cell.beginSwipe(actions)
    swipe.start = actions.distance
  }

  /// Moves the row with the touch.
  ///
  /// - Parameter way: The distance since the gesture began, in points to the right.
  func dragSwipe(to way: CGFloat) {
    guard let swipe, swipe.phase == .dragging else { return }
    let (cell, actions) = (swipe.cell, swipe.actions)
    let width = cell.bounds.width
    let free = max(0, swipe.start + opening(way, swipe))
    let beyond = free - actions.restDistance
    let distance =
      beyond > 0 && !actions.allowsFullSwipe
      ? actions.restDistance + Self.stretch(beyond, over: width) : min(free, width)
    UIView.performWithoutAnimation { cell.setSwipeDistance(distance) }
    actions.setFull(actions.isFullSwipe(distance, width: width))
  }

  /// Ends a swipe: the row opens, closes, or performs its first action.
  ///
  /// - Parameter velocity: The touch's velocity, in points per second to the right.
  func releaseSwipe(velocity: CGFloat) {
    guard let swipe, swipe.phase == .dragging else { return }
    let speed = opening(velocity, swipe)
    let (distance, rest) = (swipe.actions.distance, swipe.actions.restDistance)
    if swipe.actions.isFull, speed > -Self.flick, let first = swipe.actions.buttons.first {
      return perform(first, of: swipe, velocity: speed)
    }
    swipe.actions.setFull(false)
    let opens = abs(speed) > Self.flick ? speed > 0 : distance > rest / 2
    if opens { open(swipe, velocity: speed) } else { closeSwipe(animated: true, velocity: speed) }
  }

  /// Cancels a swipe: the row returns to its previous position.
  func cancelSwipe() {
    guard let swipe, swipe.phase == .dragging else { return }
    swipe.actions.setFull(false)
    if swipe.start > 0 { open(swipe) } else { closeSwipe(animated: true) }
  }

  private func open(_ swipe: RowSwipe, velocity: CGFloat = 0) {
    swipe.phase = .open
    let (cell, actions) = (swipe.cell, swipe.actions)
    cell.moveSwipe(actions, to: actions.restDistance, velocity: velocity, settlingIn: 0.7) { [weak self, weak swipe] in
      guard let self, let swipe, self.swipe === swipe, !swipe.wasTold else { return }
      swipe.wasTold = true
      swipe.cell.didTransition(to: .showingDeleteConfirmation)
    }
  }

  /// Converts a distance or velocity to the right into one that opens the row.
  private func opening(_ value: CGFloat, _ swipe: RowSwipe) -> CGFloat {
    (swipe.actions.edge == .trailing) != swipe.cell.isMirrored ? -value : value
  }

  // MARK: Touches while a row is open

  /// Handles a new touch, which closes the open row if it's on another row.
  func swipeTouchBegan(_ touches: Set<UITouch>) {
    guard let swipe, swipe.phase != .dragging, let touch = touches.first else { return }
    // A touch on the row itself may be a swipe.
    if isOn(swipe.cell, touch) { swipe.tap = touch } else { closeSwipe(animated: true) }
  }

  func swipeTouchEnded(_ touches: Set<UITouch>) {
    guard let swipe, let tap = swipe.tap, touches.contains(tap) else { return }
    swipe.tap = nil
    if swipe.phase != .dragging { closeSwipe(animated: true) }
  }
}
