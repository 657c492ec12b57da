import Foundation

// Animations of views that an update inserts or deletes.
extension UITableView {
  /// Animates the views of deleted elements from top to bottom, rows before headers and footers.
  ///
  /// - Returns: The views to release at the end without animation because a callback may change the table view again.
  func depart(_ departing: [ShownView]) -> [ShownView] {
    var sliding: [(going: ShownView, motion: RowMotion)] = []
    var gone: [ShownView] = []
    for going in departing {
      if showsLeaving, let motion = departure(of: going.view, going.shown), !motion.isImmediate {
        sliding.append((going, motion))
      } else {
        gone.append(going)
      }
    }
    // Sliding views pass behind those that stay, and rows pass behind their headers.
    for (going, motion) in sliding.reversed() {
      let view = going.view
      sendSubviewToBack(view)
      vanish(view, going.shown, to: view.frame.offsetBy(dx: motion.x, dy: motion.y), fades: motion.fades)
    }
    sendBackgroundsToBack()
    return gone
  }

  /// Returns the motion of a leaving view, or `nil` if a callback has changed the rows and the motion is unknown.
  private func departure(of view: UIView, _ shown: ShownPlace) -> RowMotion? {
    guard let transition = updates.currentTransition, let change = transition.change else { return nil }
    let size = view.bounds.size
    switch shown {
    case .row(let row):
      return RowMotion(
        change.departure(of: row), width: bounds.width, height: size.height,
        gap: transition.closing(of: row, in: geometry)
      )
    case .end(_, let section):
      return RowMotion(
        change.departure(of: section), width: bounds.width, height: size.height,
        gap: transition.closing(ofSection: section, in: geometry))
    }
  }

  func letGoAtOnce(_ views: [ShownView]) {
    for going in views {
      switch going.shown {
      case .row(let row): if let cell = going.view as? UITableViewCell { letGo(of: cell, shownAt: indexPath(row)) }
      case .end(let end, let section): letGo(of: going.view, end, section)
      }
    }
  }

  /// Returns the starting motion of a row that appears while others move: from its old place, or as an inserted row.
  func arrival(of row: RowGeometry.Row) -> RowMotion {
    guard let transition = updates.currentTransition else { return RowMotion() }
    if let old = transition.oldSpan(of: row) { return RowMotion(y: old.minY - geometry.span(of: row).minY) }
    guard let animation = transition.change?.arrival(of: row) else { return RowMotion() }
    return RowMotion(
      animation, width: bounds.width, height: geometry.span(of: row).height,
      gap: transition.opening(for: row, in: geometry))
  }

  /// Returns the starting motion of the header or footer of an inserted section.
  func arrival(ofSection section: Int, height: CGFloat) -> RowMotion? {
    guard let transition = updates.currentTransition, let animation = transition.change?.arrival(of: section) else {
      return nil
    }
    return RowMotion(
      animation, width: bounds.width, height: height, gap: transition.opening(forSection: section, in: geometry))
  }

  /// Starts the motion of a view. Layout moves it to its place and fades it in.
  func start(_ view: UIView, _ frame: CGRect, _ motion: RowMotion) {
    guard !motion.isImmediate else {
      view.frame = frame
      return
    }
    view.frame = frame.offsetBy(dx: motion.x, dy: motion.y)
    if motion.fades, let transition = updates.transition {
      transition.appearing.append((view, transition.fullAlpha(of: view)))
      view.alpha = 0
    }
  }

  /// Lays out the content of a new view without animation while others move, so that the content doesn't fly in.
  ///
  /// - Parameter place: The final place of the view. Its starting place may be outside of the table view, with other
  ///   margins.
  func layOut(_ view: UIView, at place: CGRect) {
    guard AnimationScopes.isOpen else { return }
    UIView.performWithoutAnimation {
      let start = view.center
      view.center = CGPoint(x: place.midX, y: place.midY)
      view.layOutBranch()
      view.center = start
    }
  }

  /// Keeps the header or footer of an inserted section behind all views that stay, until it arrives.
  func comeFromBehind(_ view: UIView) {
    guard let transition = updates.currentTransition, let change = transition.change else { return }
    var staying: Set<ObjectIdentifier> = []
    for (row, cell) in visibleRows where change.map.oldRow(ofNew: row) != nil { staying.insert(ObjectIdentifier(cell)) }
    for views in [visibleHeaders, visibleFooters] {
      for (section, view) in views where change.map.oldSection(ofNew: section) != nil {
        staying.insert(ObjectIdentifier(view))
      }
    }
    guard let lowest = subviews.first(where: { staying.contains(ObjectIdentifier($0)) }) else { return }
    insertSubview(view, belowSubview: lowest)
    updates.arriving.append((view, transition))
  }

  func isArriving(_ view: UIView) -> Bool { updates.arriving.contains { $0.view === view } }

  /// Moves headers and footers that have arrived in front of the rows, where they may float.
  func raiseArrived(with transition: RowTransition) {
    guard !updates.arriving.isEmpty else { return }
    let arrived = updates.arriving.filter { $0.transition === transition }.map(\.view)
    updates.arriving.removeAll { $0.transition === transition }
    for view in arrived
    where visibleHeaders.values.contains(where: { $0 === view })
      || visibleFooters.values.contains(where: { $0 === view })
    {
      addSubviewBelowIndicators(view)
    }
  }
}
