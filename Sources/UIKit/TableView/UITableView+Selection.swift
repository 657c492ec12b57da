import Foundation

extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselect(path, animated: animated) }
      return
    }
    // A row that doesn't exist isn't selected (assumed; a device would settle whether it complains).
    guard knownRow(indexPath) != nil else { return }
    // Assumed: if multiple selection is allowed outside of editing mode, code can also use it in editing mode.
    if !allowsSeveral && !allowsMultipleSelection {
      for path in selection where path != indexPath { deselect(path, animated: animated) }
    }
    mark(indexPath, selected: true, animated: animated)
    if scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    if selection.contains(indexPath) { mark(indexPath, selected: false, animated: animated) }
  }

  func mark(_ indexPath: IndexPath, selected: Bool, animated: Bool) {
    if selected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    onScreen(indexPath)?.setSelected(selected, animated: animated)
  }

  func onScreen(_ indexPath: IndexPath) -> UITableViewCell? {
    visibleRows[RowGeometry.Row(section: indexPath.section, row: indexPath.row)]
  }
}
