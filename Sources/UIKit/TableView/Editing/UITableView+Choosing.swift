import Foundation

// Selecting rows by sliding over them, as in Apple's article about the pan gesture for multiple selection.
extension UITableView {
  /// The distance from the visible top or bottom where touches scroll, in points (assumed).
  private static var scrollingEdge: CGFloat { 44 }
  /// The maximum distance to scroll in a frame, in points (assumed).
  private static var greatestStep: CGFloat { 8 }

  /// A Boolean value that indicates whether the current mode allows multiple selection.
  var allowsSeveral: Bool { updates.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Returns whether a touch may start a multiple selection.
  func mayChoose(from view: UIView) -> Bool {
    guard isUserInteractionEnabled, choice == nil, !visibleViewsAreStale, delegateMayHave(.shouldBeginSelecting),
      allowsMultipleSelectionDuringEditing || allowsSeveral
    else { return false }
    return cell(around: view) != nil
  }

  /// Returns whether a touch is on a row's selection circle or next to it.
  func isOnCircle(_ touch: UITouch) -> Bool {
    guard updates.isEditing, let view = touch.view, let cell = cell(around: view), cell.showsSelectionCircle,
      let circle = cell.editGlyph
    else { return false }
    let place = touch.previousLocation(in: cell)
    return cell.isMirrored ? place.x >= circle.frame.minX - 12.5 : place.x <= circle.frame.maxX + 12.5
  }

  /// Returns the row where a multiple selection begins, if the delegate allows it.
  func comingChoice(of touch: UITouch) -> IndexPath? {
    guard let view = touch.view, let cell = cell(around: view), let path = shownRow(of: cell), !isUpdating, !isLoading,
      updates.depth == 0, updates.openQuestions == 0,
      askDelegate(.shouldBeginSelecting, { $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) })
        ?? false
    else { return nil }
    // The delegate may have changed the table view.
    return shownRow(of: cell) == path && !visibleViewsAreStale && choice == nil ? path : nil
  }

  /// Starts a multiple selection.
  ///
  /// Apple of the delegate method called before: "it calls this method before it sets isEditing to true".
  func beginChoosing(at path: IndexPath) {
    guard choice == nil, knownRow(path) != nil else { return }
    closeSwipe(animated: true)
    if allowsMultipleSelectionDuringEditing, !updates.isEditing { setEditing(true, animated: true) }
    guard allowsSeveral, knownRow(path) != nil else { return }
    let choice = RowChoice(at: path, selects: !selection.contains(path), before: selection)
    self.choice = choice
    _ = askDelegate(.didBeginSelecting) { $0.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
    guard self.choice === choice else { return }
    choose(choice.first, choice.selects)
  }

  /// Selects the rows between the first one and a place.
  ///
  /// - Parameter point: The location in window coordinates.
  func moveChoosing(to point: CGPoint) {
    guard let choice else { return }
    let place = convert(point, from: nil)
    scroll(choice, at: place, point)
    extend(choice, to: place)
  }

  private func extend(_ choice: RowChoice, to place: CGPoint) {
    guard let row = row(nearest: place), row != choice.last else { return }
    let (old, new) = (rows(from: choice.first, to: choice.last), rows(from: choice.first, to: row))
    choice.last = row
    // The delegate is notified in the order in which the touches pass the rows.
    let left = old.subtracting(new).sorted()
    let passed = new.subtracting(old).sorted()
    let goesDown = row > choice.first
    for path in goesDown ? left.reversed() : left where self.choice === choice {
      choose(path, choice.before.contains(path))
    }
    for path in goesDown ? passed : passed.reversed() where self.choice === choice { choose(path, choice.selects) }
  }

  /// Returns the row at a place, or the nearest one above or below it.
  private func row(nearest place: CGPoint) -> IndexPath? {
    let seen = uncoveredRect
    let y = min(max(place.y, seen.minY), seen.maxY - 1)
    if let row = row(at: CGPoint(x: bounds.midX, y: y)) { return row }
    // The place is between sections or below the last one.
    guard let shown = indexPathsForVisibleRows, !shown.isEmpty else { return nil }
    return shown.last { rectForRow(at: $0).minY <= y } ?? shown.first
  }

  private func rows(from first: IndexPath, to last: IndexPath) -> Set<IndexPath> {
    let (low, high) = (min(first, last), max(first, last))
    guard knownRow(low) != nil, knownRow(high) != nil else { return [] }
    var rows: Set<IndexPath> = []
    for section in low.section...high.section {
      let start = section == low.section ? low.row : 0
      let end = section == high.section ? high.row : rowCount(in: section) - 1
      if start <= end { for row in start...end { rows.insert(IndexPath(row: row, section: section)) } }
    }
    return rows
  }

  /// Selects or deselects a row with the same delegate calls as a tap.
  private func choose(_ path: IndexPath, _ selected: Bool) {
    guard knownRow(path) != nil, selection.contains(path) != selected else { return }
    guard selected else { return deselectAsUser(path) }
    // As with a tap, a row that can't be highlighted can't be selected.
    guard askDelegate(.shouldHighlight, { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true else { return }
    _ = selectAsUser(path)
    actingRow = nil
  }

  /// Ends a multiple selection.
  func endChoosing() {
    guard let choice else { return }
    choice.scrolling?.cancel()
    self.choice = nil
    if choiceRecognizer.isUnderWay { choiceRecognizer.state = .cancelled }
    _ = askDelegate(.didEndSelecting) { $0.tableViewDidEndMultipleSelectionInteraction(self) }
  }

  /// Renumbers a multiple selection after an update, and ends it if its first row was deleted.
  func moveChoice(_ moved: (IndexPath) -> IndexPath?) {
    guard let choice else { return }
    choice.before = Set(choice.before.compactMap(moved))
    guard let first = moved(choice.first), let last = moved(choice.last) else { return choice.isOver = true }
    (choice.first, choice.last) = (first, last)
  }

  // MARK: Scrolling

  /// Scrolls while the touches are near an edge, and faster the closer they are to it.
  private func scroll(_ choice: RowChoice, at place: CGPoint, _ point: CGPoint) {
    let seen = uncoveredRect
    let above = seen.minY + Self.scrollingEdge - place.y
    let below = place.y - (seen.maxY - Self.scrollingEdge)
    let depth = above > 0 ? -min(above / Self.scrollingEdge, 1) : below > 0 ? min(below / Self.scrollingEdge, 1) : 0
    choice.step = depth * Self.greatestStep
    guard depth != 0, window != nil else {
      choice.scrolling?.cancel()
      choice.scrolling = nil
      return
    }
    guard choice.scrolling == nil else { return }
    choice.scrolling = AnimationClock.shared.every(AnimationClock.frame, isEndless: true) { [weak self, weak choice] in
      guard let choice else { return }
      guard let self, self.choice === choice, window != nil else {
        choice.scrolling?.cancel()
        return
      }
      let old = contentOffset
      contentOffset.y = reachable(CGPoint(x: old.x, y: roundedToPixel(old.y + choice.step))).y
      guard contentOffset != old else { return }
      layoutIfNeeded()
      if self.choice === choice { extend(choice, to: convert(choiceRecognizer.location(in: nil), from: nil)) }
    }
  }
}
