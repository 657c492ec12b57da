public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Whether a tap may select a row.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard capabilities.contains(.willSelectRowAt) else {
      let ask: ((UITableView, IndexPath) -> IndexPath?)? = appDelegate.tableView(_:willSelectRowAt:)
      guard let ask else { return indexPath }
      return running(.willSelectRowAt) { ask(tableView, indexPath) }
    }
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return nil }
    return asking(.shouldSelect) { rows.maySelect(indexPath.row) } ? indexPath : nil
  }

  /// Deselects the row, if that is what the chain says, and tells the section's `onSelect`.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard capabilities.contains(.didSelectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didSelectRowAt:)
      running(.didSelectRowAt) { tell?(tableView, indexPath) }
      return
    }
    // First, so that the index path is certain to mean this row still.
    if (settings.deselection ?? .afterTap) == .afterTap, !tableView.allowsMultipleSelection {
      tableView.deselectRow(at: indexPath, animated: true)
    }
    perform(.didSelectRowAt, at: indexPath)
  }

  /// Tells the section's `onDeselect`.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard capabilities.contains(.didDeselectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didDeselectRowAt:)
      running(.didDeselectRowAt) { tell?(tableView, indexPath) }
      return
    }
    perform(.didDeselectRowAt, at: indexPath)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:shouldHighlightRowAt:)
    return running(.shouldHighlightRowAt) { ask?(tableView, indexPath) ?? true }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didHighlightRowAt:)
    running(.didHighlightRowAt) { tell?(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didUnhighlightRowAt:)
    running(.didUnhighlightRowAt) { tell?(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let ask: ((UITableView, IndexPath) -> IndexPath?)? = appDelegate.tableView(_:willDeselectRowAt:)
    guard let ask else { return indexPath }
    return running(.willDeselectRowAt) { ask(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:accessoryButtonTappedForRowWith:)
    running(.accessoryButtonTappedForRowWith) { tell?(tableView, indexPath) }
  }
}
