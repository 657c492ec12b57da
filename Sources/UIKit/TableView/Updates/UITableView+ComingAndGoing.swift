import Foundation

// How what an update brings is shown to come, and what it takes away to go.
extension UITableView {
  /// Animates the views of deleted elements away: from top to bottom, rows before headers and footers.
  ///
  /// - Returns: The views that are not animated, to be released at the end: a callback may change the table again.
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
    // What slides passes behind what stays, and rows behind their headers.
    for (going, motion) in sliding.reversed() {
      let view = going.view
      sendSubviewToBack(view)
      vanish(view, going.shown, to: view.frame.offsetBy(dx: motion.x, dy: motion.y), fades: motion.fades)
    }
    sendBackgroundsToBack()
    return gone
  }

  /// Returns the motion of a view that leaves; nil if a callback has made other rows of the table meanwhile, so that it
  /// is unknown.
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

  /// Returns the starting motion of a row that comes on screen while others move: from its old place, or as an inserted
  /// one.
  func arrival(of row: RowGeometry.Row) -> RowMotion {
    guard let transition = updates.currentTransition else { return RowMotion() }
    if let old = transition.oldSpan(of: row) { return RowMotion(y: old.minY - geometry.span(of: row).minY) }
    guard let animation = transition.change?.arrival(of: row) else { return RowMotion() }
    return RowMotion(
      animation, width: bounds.width, height: geometry.span(of: row).height,
      gap: transition.opening(for: row, in: geometry))
  }

  /// Returns the starting motion of a header or footer whose section is new.
  func arrival(ofSection section: Int, height: CGFloat) -> RowMotion? {
    guard let transition = updates.currentTransition, let animation = transition.change?.arrival(of: section) else {
      return nil
    }
    return RowMotion(
      animation, width: bounds.width, height: height, gap: transition.opening(forSection: section, in: geometry))
  }

  /// Starts a view with a motion; it goes to its place with the layout, and becomes opaque on its way.
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

  /// Lays out what is in a view that has just come, while others move: it does not fly in from somewhere.
  ///
  /// - Parameter place: Where the view belongs. Where it starts, far beyond the table's side perhaps, it would have
  ///   other margins.
  func layOut(_ view: UIView, at place: CGRect) {
    guard AnimationScopes.isOpen else { return }
    UIView.performWithoutAnimation {
      let start = view.center
      view.center = CGPoint(x: place.midX, y: place.midY)
      view.layOutBranch()
      view.center = start
    }
  }

  /// Moves a header or footer that comes with its section behind all that stays, until it has arrived.
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

  /// Puts headers and footers that have arrived in front of the rows, where they may float.
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
