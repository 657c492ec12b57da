import UIKit

/// A gesture recognizer that begins editing mode when the user touches and holds a row, and selects the row.
final class SelectingPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var live: LiveTable?

  init(_ live: LiveTable) {
    self.live = live
    super.init(target: nil, action: nil)
    delegate = self
  }

  /// Leaves its table view.
  func leave() { view?.removeGestureRecognizer(self) }

  /// Begins editing mode at the end of the time.
  ///
  /// A recognizer without a selector has no other callback. Its success cancels the touch, which would deselect the row.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let live, let tableView = live.ownTable(), !tableView.isEditing,
      let path = tableView.indexPathForRow(at: location(in: tableView)), live.selectsOnLongPress(path)
    else { return false }
    live.beginSelecting(at: path)
    return true
  }
}

extension LiveTable {
  /// Returns a Boolean value that indicates whether touching and holding a row may select it.
  fileprivate func selectsOnLongPress(_ indexPath: IndexPath) -> Bool {
    guard !isAnswering, let rows = rows(at: indexPath), indexPath.row < rows.itemCount,
      isSelectable(indexPath.row, of: rows)
    else { return false }
    let traits = groups.first { $0.pattern.adapter == rows.section.adapter }?.content.traits
    // A menu and a drag begin with the same touch.
    return traits.map { !$0.drags && !$0.methods.contains(.contextMenuConfigurationForRowAt) } ?? false
  }

  fileprivate func beginSelecting(at indexPath: IndexPath) {
    setEditing(true, animated: true)
    guard let tableView = ownTable(), tableView.marksRows else { return }
    tableView.selectRow(at: indexPath, animated: true, scrollPosition: .none)
    noteSelection()
  }
}
