public import Foundation

extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselect(path, animated: animated) }
      return
    }
    // A row that is not there is not selected (assumed; a device would settle whether it complains).
    guard knownRow(indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselect(path, animated: animated) }
    }
    mark(indexPath, selected: true, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { mark(indexPath, selected: false, animated: animated) }
  }

  private func mark(_ indexPath: IndexPath, selected: Bool, animated: Bool) {
    if selected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    onScreen(indexPath)?.setSelected(selected, animated: animated)
  }

  private func onScreen(_ indexPath: IndexPath) -> UITableViewCell? {
    visibleRows[RowGeometry.Row(section: indexPath.section, row: indexPath.row)]
  }

  /// Taps a row as a finger would: it is highlighted and, when the finger leaves it, selected or deselected.
  ///
  /// The calls are those of metrics.md 14. Nothing happens where selection is not allowed, or the row is off screen or does
  /// not answer to touches.
  ///
  /// - Returns: Whether the row took the touch.
  @_spi(Testing) @discardableResult public func tapRow(at indexPath: IndexPath) -> Bool {
    updateRows()
    guard allowsSelection, isUserInteractionEnabled, let cell = onScreen(indexPath), cell.isUserInteractionEnabled,
      !cell.isHidden, knownRow(indexPath) != nil, uncoveredRect.intersects(cell.frame)
    else { return false }
    guard askDelegate(.shouldHighlight, { $0.tableView(self, shouldHighlightRowAt: indexPath) }) ?? true else {
      return false
    }
    cell.setHighlighted(true, animated: false)
    _ = askDelegate(.didHighlight) { $0.tableView(self, didHighlightRowAt: indexPath) }
    cell.setHighlighted(false, animated: false)
    _ = askDelegate(.didUnhighlight) { $0.tableView(self, didUnhighlightRowAt: indexPath) }
    // What was called may have changed the table.
    guard knownRow(indexPath) != nil else { return true }
    if allowsMultipleSelection && selection.contains(indexPath) {
      deselectAsUser(indexPath)
    } else {
      selectAsUser(indexPath)
    }
    return true
  }

  private func selectAsUser(_ tapped: IndexPath) {
    let answer = askDelegate(.willSelect) { $0.tableView(self, willSelectRowAt: tapped) } ?? tapped
    guard let indexPath = answer, knownRow(indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for old in selection where old != indexPath { deselectAsUser(old) }
    }
    mark(indexPath, selected: true, animated: false)
    _ = askDelegate(.didSelect) { $0.tableView(self, didSelectRowAt: indexPath) }
  }

  private func deselectAsUser(_ selected: IndexPath) {
    let answer = askDelegate(.willDeselect) { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let indexPath = answer, selection.contains(indexPath) else { return }
    mark(indexPath, selected: false, animated: false)
    _ = askDelegate(.didDeselect) { $0.tableView(self, didDeselectRowAt: indexPath) }
  }

  /// Taps a row's detail button.
  ///
  /// - Returns: Whether the row is on screen and has one.
  @_spi(Testing) @discardableResult public func tapDetailButton(at indexPath: IndexPath) -> Bool {
    updateRows()
    guard let cell = onScreen(indexPath), cell.accessoryView == nil,
      cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton
    else { return false }
    _ = askDelegate(.accessoryButtonTapped) { $0.tableView(self, accessoryButtonTappedForRowWith: indexPath) }
    return true
  }
}
