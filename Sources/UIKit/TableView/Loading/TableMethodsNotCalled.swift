public import Foundation

// Optional methods that this table does not call, or has no use for yet: declared, so that they are written as on an iPhone. They only
// tell of something or answer to a gesture that there is not, so they cannot be known to be there; UIKitOnLinux.md lists them.

extension UITableViewDelegate {
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
