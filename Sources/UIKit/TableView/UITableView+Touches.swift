public import Foundation

// A touch on a row reaches the table view through the responder chain, so a view in the row that handles the touch
// prevents selection.
extension UITableView {
  func rowTouchBegan(_ touches: Set<UITouch>) -> Bool {
    guard !isRowTouched, let touch = touches.first, let indexPath = touchableRow(at: touch) else { return false }
    return highlight(indexPath, by: touch)
  }

  /// A Boolean value that indicates whether a touch is on a row. A touch's end isn't reported here if its row was
  /// removed.
  private var isRowTouched: Bool {
    guard let phase = touchedRow?.touch.phase else { return false }
    return phase != .ended && phase != .cancelled
  }

  func keepsRowTouch(_ touches: Set<UITouch>) -> Bool { touchedRow.map { touches.contains($0.touch) } ?? false }

  func rowTouchEnded(_ touches: Set<UITouch>) -> Bool {
    guard let (touch, indexPath) = touchedRow, touches.contains(touch) else { return false }
    let cell = onScreen(indexPath)
    let isInside = cell.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    unhighlight(indexPath)
    // The delegate may have changed the table view.
    guard isInside, knownRow(indexPath) != nil else { return true }
    if allowsSeveral && selection.contains(indexPath) {
      deselectAsUser(indexPath)
    } else if selectAsUser(indexPath) {
      performPrimaryAction()
    }
    actingRow = nil
    return true
  }

  func rowTouchCancelled(_ touches: Set<UITouch>) -> Bool {
    guard let (touch, indexPath) = touchedRow, touches.contains(touch) else { return false }
    unhighlight(indexPath)
    return true
  }

  /// Returns the row under a touch if the user can select it.
  private func touchableRow(at touch: UITouch) -> IndexPath? {
    guard let view = touch.view else { return nil }
    let cells = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }
    guard let cell = cells.first(where: { $0.table === self }), let indexPath = shownRow(of: cell) else { return nil }
    return canTouch(indexPath) ? indexPath : nil
  }

  private func canTouch(_ indexPath: IndexPath) -> Bool {
    guard updates.isEditing ? allowsSelectionDuringEditing || allowsSeveral : allowsSelection, isUserInteractionEnabled,
      let cell = onScreen(indexPath), cell.isUserInteractionEnabled,
      !cell.isHidden, knownRow(indexPath) != nil
    else { return false }
    return uncoveredRect.overlaps(cell.frame)
  }

  private func highlight(_ indexPath: IndexPath, by touch: UITouch) -> Bool {
    guard askDelegate(.shouldHighlight, { $0.tableView(self, shouldHighlightRowAt: indexPath) }) ?? true else {
      return false
    }
    // The end of a previous touch isn't reported if its view was removed.
    endHighlight()
    touchedRow = (touch, indexPath)
    highlightedCell = onScreen(indexPath)
    highlightedCell?.setHighlighted(true, animated: false)
    _ = askDelegate(.didHighlight) { $0.tableView(self, didHighlightRowAt: indexPath) }
    return true
  }

  private func unhighlight(_ indexPath: IndexPath) {
    touchedRow = nil
    endHighlight()
    onScreen(indexPath)?.setHighlighted(false, animated: false)
    _ = askDelegate(.didUnhighlight) { $0.tableView(self, didUnhighlightRowAt: indexPath) }
  }

  /// Removes the highlight from the cell that a touch highlighted, even if the cell now shows another row.
  func endHighlight() {
    highlightedCell?.setHighlighted(false, animated: false)
    highlightedCell = nil
  }

  /// Selects a tapped row and remembers it for its primary action.
  ///
  /// - Returns: Whether the primary action follows, because the tap didn't add the row to a multiple selection.
  func selectAsUser(_ tapped: IndexPath) -> Bool {
    actingRow = tapped
    let answer = askDelegate(.willSelect) { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    // A row that isn't selected can act as a button.
    guard let indexPath = answer else { return true }
    guard knownRow(indexPath) != nil else { return false }
    let isOnlyOne = !allowsSeveral || selection.isEmpty
    actingRow = indexPath
    if !allowsSeveral {
      for old in selection where old != indexPath { deselectAsUser(old) }
    }
    mark(indexPath, selected: true, animated: false)
    _ = askDelegate(.didSelect) { $0.tableView(self, didSelectRowAt: indexPath) }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    return isOnlyOne
  }

  /// Selects a row because the user held dragged items over it.
  func springRow(at indexPath: IndexPath) {
    guard canTouch(indexPath) else { return }
    if selectAsUser(indexPath) { performPrimaryAction() }
    actingRow = nil
  }

  /// Performs the primary action of the tapped row if the row still exists.
  private func performPrimaryAction() {
    guard delegateMayHave(.performPrimaryAction), let indexPath = actingRow, knownRow(indexPath) != nil else { return }
    let answer = askDelegate(.canPerformPrimaryAction) {
      $0.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    }
    guard answer ?? !isEditing else { return }
    _ = askDelegate(.performPrimaryAction) { $0.tableView(self, performPrimaryActionForRowAt: indexPath) }
  }

  func deselectAsUser(_ selected: IndexPath) {
    let answer = askDelegate(.willDeselect) { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let indexPath = answer, selection.contains(indexPath) else { return }
    mark(indexPath, selected: false, animated: false)
    _ = askDelegate(.didDeselect) { $0.tableView(self, didDeselectRowAt: indexPath) }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: For tests

  /// Simulates a tap on a row: the row is highlighted and then selected or deselected.
  ///
  /// The calls are those of metrics.md 14. The touch is the cell's own, even if another view covers its middle; use a
  /// `Finger` to touch that view. Nothing happens if selection isn't allowed, or if the row is off screen or doesn't
  /// respond to touches.
  ///
  /// - Returns: Whether the row received the touch.
  @_spi(Testing) @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    updateRows()
    // A touch only closes the actions or the confirmation, and selects nothing.
    if closeSwipe(animated: true) || hideDeleteConfirmation(animated: true) { return false }
    guard canTouch(indexPath), let cell = onScreen(indexPath) else { return false }
    let touch = UITouch()
    touch.touchedWindow = window
    touch.touchedView = cell
    touch.position = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    touch.previousPosition = touch.position
    let event = UIEvent()
    event.touches = [touch]
    cell.touchesBegan([touch], with: event)
    let took = touchedRow?.touch === touch
    touch.phase = .ended
    cell.touchesEnded([touch], with: event)
    return took
  }

  /// Simulates a tap on a row's detail button.
  ///
  /// - Returns: Whether the row is on screen and has a detail button.
  @_spi(Testing) @discardableResult public func tapDetailButton(at indexPath: IndexPath) -> Bool {
    updateRows()
    guard let button = onScreen(indexPath)?.accessoryGlyphs.first(where: { $0.kind == .detail }) else { return false }
    button.sendActions(for: .touchUpInside)
    return true
  }
}
