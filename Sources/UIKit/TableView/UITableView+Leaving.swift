import Foundation

// What leaves the screen while rows move is seen to go, and let go of when they have arrived.
extension UITableView {
  /// Whether what leaves the screen now is seen to go.
  var showsLeaving: Bool { updates.transition != nil && UIView.areAnimationsEnabled }

  /// Has a view go to where its place is now, for as long as the motion takes.
  func leave(_ view: UIView, _ place: ShownPlace, to frame: CGRect) {
    guard let transition = updates.transition else { return }
    move(view, to: frame)
    updates.leaving[place] = LeavingView(view: view, transition: transition)
  }

  /// Takes back the view of something that is on its way out and comes again.
  func takeBack<View: UIView>(_ place: ShownPlace) -> View? {
    guard let view = updates.leaving[place]?.view as? View, view.superview === self else { return nil }
    updates.leaving[place] = nil
    return view
  }

  /// Takes away what is out of sight by now.
  ///
  /// - Parameter transition: The motion that has ended; nil for all.
  func letGoOfLeaving(with transition: RowTransition? = nil) {
    var rows: [(row: RowGeometry.Row, cell: UITableViewCell)] = []
    for (place, leaving) in updates.leaving where transition == nil || leaving.transition === transition {
      updates.leaving[place] = nil
      switch place {
      case .row(let row):
        if let cell = leaving.view as? UITableViewCell, cell.shownRow == nil { rows.append((row, cell)) }
      case .end(let end, let section): letGo(of: leaving.view, end, section)
      }
    }
    for (row, cell) in rows.sorted(by: { $0.row < $1.row }) { letGo(of: cell, shownAt: indexPath(row)) }
  }
}
