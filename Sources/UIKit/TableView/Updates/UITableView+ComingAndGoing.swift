import Foundation

// How what an update brings is shown to come, and what it takes away to go.
extension UITableView {
  /// Shows how something goes that there is no more.
  func depart(_ view: UIView, _ shown: ShownPlace) {
    guard showsLeaving, let motion = departure(of: view, shown), !motion.isImmediate else {
      return letGoAtOnce(view, shown)
    }
    // What slides passes behind what stays.
    sendSubviewToBack(view)
    if let backgroundView { sendSubviewToBack(backgroundView) }
    vanish(view, shown, to: view.frame.offsetBy(dx: motion.x, dy: motion.y), fades: motion.fades)
  }

  private func departure(of view: UIView, _ shown: ShownPlace) -> RowMotion? {
    guard let transition = updates.transition, let change = transition.change else { return nil }
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

  func letGoAtOnce(_ view: UIView, _ shown: ShownPlace) {
    switch shown {
    case .row(let row): if let cell = view as? UITableViewCell { letGo(of: cell, shownAt: indexPath(row)) }
    case .end(let end, let section): letGo(of: view, end, section)
    }
  }

  /// How a row starts that comes on screen while others move: from where it was, or as one that is new.
  func arrival(of row: RowGeometry.Row) -> RowMotion {
    guard let transition = updates.transition else { return RowMotion() }
    if let old = transition.oldSpan(of: row) { return RowMotion(y: old.minY - geometry.span(of: row).minY) }
    guard let animation = transition.change?.arrival(of: row) else { return RowMotion() }
    return RowMotion(
      animation, width: bounds.width, height: geometry.span(of: row).height,
      gap: transition.opening(for: row, in: geometry))
  }

  /// How a header or footer starts whose section is new.
  func arrival(ofSection section: Int, height: CGFloat) -> RowMotion? {
    guard let transition = updates.transition, let animation = transition.change?.arrival(of: section) else {
      return nil
    }
    return RowMotion(
      animation, width: bounds.width, height: height, gap: transition.opening(forSection: section, in: geometry))
  }

  /// Has a view start as a motion says; it goes to its place with the layout, and becomes opaque on its way.
  func start(_ view: UIView, _ frame: CGRect, _ motion: RowMotion) {
    guard !motion.isImmediate else {
      view.frame = frame
      return
    }
    view.frame = frame.offsetBy(dx: motion.x, dy: motion.y)
    if motion.fades, let transition = updates.transition {
      transition.appearing.append((view, view.alpha))
      view.alpha = 0
    }
  }
}
