public import Foundation

// Optional methods that this table view doesn't call or doesn't need yet. They're declared so that they compile as on
// an iPhone. They only report events or respond to gestures that don't exist here, so nothing reveals whether a
// delegate has them. UIKitOnLinux.md lists them.

extension UITableViewDelegate {
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
    true
  }
  /// The default implementation of an optional method.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The default implementation of an optional method.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// The default implementation of an optional method.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { false }
}
