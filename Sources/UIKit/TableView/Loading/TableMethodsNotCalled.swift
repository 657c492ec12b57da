public import Foundation

// Optional methods that this table does not call, or has no use for yet: declared, so that they are written as on an iPhone. What can be
// asked at its natural moment is, and is reported once if there is an answer: nothing is silently left out. The others, which only
// tell of something or answer to a gesture that there is not, cannot be known to be there; UIKitOnLinux.md lists them.

extension UITableViewDataSource {
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.delegateLacks(.canMoveRow)
    return false
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableViewDelegate {
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }
  /// Stands for an absent method.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Stands for an absent method.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Stands for an absent method.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { false }
}

extension UITableView {
  /// Asks whether a row can be moved, as a table does in editing mode, and reports that none can be if so.
  func tellOfMoving(_ path: IndexPath) {
    guard askDataSource(.canMoveRow, { $0.tableView(self, canMoveRowAt: path) }) ?? false else { return }
    tellUnused(.canMoveRow, "tableView(_:canMoveRowAt:)", "rows cannot be moved by hand yet")
  }

  /// Reports, once for a data source, a method that has no effect.
  private func tellUnused(_ method: DelegateMethod, _ name: String, _ reason: String) {
    absentMethods.insert(method)
    guard let dataSource else { return }
    writeToStandardError("\(type(of: dataSource)).\(name) has no effect: \(reason) in UIKit on Linux.")
  }
}
