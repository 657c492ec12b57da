import Foundation

// Views that leave the screen while rows move stay visible, and they're released at the end.
extension UITableView {
  /// A Boolean value that indicates whether views that leave now are animated.
  var showsLeaving: Bool { updates.transition != nil && UIView.areAnimationsEnabled }

  /// Moves a leaving view to the new frame of its place during the transition.
  func leave(_ view: UIView, _ place: ShownPlace, to frame: CGRect) {
    guard let transition = updates.transition else { return }
    move(view, to: frame)
    updates.leaving[.place(place)] = LeavingView(
      view: view, transition: transition, shown: place, alpha: transition.fullAlpha(of: view))
  }

  /// Animates a view of a deleted element off screen.
  ///
  /// - Parameter fades: Whether the view fades out.
  func vanish(_ view: UIView, _ shown: ShownPlace, to frame: CGRect, fades: Bool) {
    guard let transition = updates.transition else { return }
    updates.lastLeavingNumber += 1
    updates.leaving[.gone(updates.lastLeavingNumber)] = LeavingView(
      view: view, transition: transition, shown: shown, alpha: transition.fullAlpha(of: view))
    move(view, to: frame)
    if fades {
      transition.appearing.removeAll { $0.view === view }
      view.alpha = 0
    }
  }

  /// Returns the leaving view of an element that reappears.
  func takeBack<View: UIView>(_ place: ShownPlace) -> View? {
    guard let view = updates.leaving[.place(place)]?.view as? View, view.superview === self else { return nil }
    updates.leaving[.place(place)] = nil
    return view
  }

  /// Returns whether a view was leaving before the current update.
  func isLeavingByAnotherUpdate(_ place: ShownPlace) -> Bool {
    updates.leaving[.place(place)].map { $0.transition !== updates.transition } ?? false
  }

  /// Releases the views that have left.
  ///
  /// - Parameter transition: The transition that ended.
  func letGoOfLeaving(with transition: RowTransition) { letGoAtOnce(takeOutLeaving(with: transition)) }

  /// Detaches leaving views. The delegate isn't notified yet because a callback may change the table view again.
  ///
  /// - Parameter transition: The transition that ended, or `nil` for all.
  func takeOutLeaving(with transition: RowTransition? = nil) -> [ShownView] {
    let over = updates.leaving.filter { transition == nil || $0.value.transition === transition }
    for place in over.keys { updates.leaving[place] = nil }
    for leaving in over.values where leaving.view.alpha != leaving.alpha {
      UIView.performWithoutAnimation { leaving.view.alpha = leaving.alpha }
    }
    var rows: [(row: RowGeometry.Row, view: UIView)] = []
    var ends: [(section: Int, end: SectionEnd, view: UIView)] = []
    for leaving in over.values {
      switch leaving.shown {
      case .row(let row): if (leaving.view as? UITableViewCell)?.shownRow == nil { rows.append((row, leaving.view)) }
      case .end(let end, let section): ends.append((section, end, leaving.view))
      }
    }
    return rows.sorted { $0.row < $1.row }.map { ShownView(view: $0.view, shown: .row($0.row)) }
      + ends.sorted { $0.section < $1.section }.map { ShownView(view: $0.view, shown: .end($0.end, $0.section)) }
  }

  /// Renumbers the leaving views after an update.
  func moveLeaving(by map: TableUpdateMap) {
    let old = updates.leaving
    updates.leaving = [:]
    for (key, view) in old {
      guard case .place(let place) = key else {
        updates.leaving[key] = view
        continue
      }
      let new: ShownPlace? =
        switch place {
        case .row(let row): map.newRow(ofOld: row).map(ShownPlace.row)
        case .end(let end, let section): map.newSection(ofOld: section).map { .end(end, $0) }
        }
      if let new {
        updates.leaving[.place(new)] = LeavingView(
          view: view.view, transition: view.transition, shown: new, alpha: view.alpha)
      } else {
        updates.lastLeavingNumber += 1
        updates.leaving[.gone(updates.lastLeavingNumber)] = view
      }
    }
  }
}
