public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns the row that a tap selects, or `nil` for none.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard capabilities.contains(.willSelectRowAt) else {
      let ask: ((UITableView, IndexPath) -> IndexPath?)? = appDelegate.tableView(_:willSelectRowAt:)
      guard let ask else { return indexPath }
      return running(.willSelectRowAt) { ask(tableView, indexPath) }
    }
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return nil }
    guard calls.asking(.shouldSelect, { rows.items.answer(.willSelectRowAt, at: indexPath.row) }) else { return nil }
    switch calls.asking(.willSelect, { rows.items.selected(insteadOf: indexPath.row) }) {
    case .none: return nil
    case .row(let row): return row == indexPath.row ? indexPath : IndexPath(row: row, section: indexPath.section)
    case .unknown(let item):
      reporter.report(.unknownItems(call: "willSelect, with \(brief(item)),", at: rows.section.settings.place))
      return nil
    }
  }

  /// Deselects the row if the chain specifies it, and calls the section's `onSelect`.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard capabilities.contains(.didSelectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didSelectRowAt:)
      running(.didSelectRowAt) { tell?(tableView, indexPath) }
      return
    }
    if !tableView.allowsSeveralRows { hiddenSelection.forget(marked: tableView.marksRows) }
    // The deselection comes first, while the index path certainly still means this row. The row that adds an item is a
    // button and never stays selected.
    let isKept = (settings.deselection ?? .afterTap) != .afterTap || tableView.allowsSeveralRows
    if !isKept || addItemRow(at: indexPath) != nil { tableView.deselectRow(at: indexPath, animated: true) }
    perform(.didSelectRowAt, at: indexPath)
  }

  /// Calls the section's `onDeselect`.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard capabilities.contains(.didDeselectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didDeselectRowAt:)
      running(.didDeselectRowAt) { tell?(tableView, indexPath) }
      return
    }
    perform(.didDeselectRowAt, at: indexPath)
  }

  /// Returns whether a touch may highlight a row.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard capabilities.contains(.shouldHighlightRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:shouldHighlightRowAt:)
      return running(.shouldHighlightRowAt) { ask?(tableView, indexPath) ?? true }
    }
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return true }
    return calls.asking(.shouldHighlight) { rows.items.answer(.shouldHighlightRowAt, at: indexPath.row) }
  }

  /// Calls the section's `onHighlight`.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if capabilities.contains(.didHighlightRowAt) { return perform(.didHighlightRowAt, at: indexPath) }
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didHighlightRowAt:)
    running(.didHighlightRowAt) { tell?(tableView, indexPath) }
  }

  /// Calls the section's `onUnhighlight`.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if capabilities.contains(.didUnhighlightRowAt) { return perform(.didUnhighlightRowAt, at: indexPath) }
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:didUnhighlightRowAt:)
    running(.didUnhighlightRowAt) { tell?(tableView, indexPath) }
  }

  /// Returns whether a tap may deselect a row.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard capabilities.contains(.willDeselectRowAt) else {
      let ask: ((UITableView, IndexPath) -> IndexPath?)? = appDelegate.tableView(_:willDeselectRowAt:)
      guard let ask else { return indexPath }
      return running(.willDeselectRowAt) { ask(tableView, indexPath) }
    }
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return indexPath }
    return calls.asking(.shouldDeselect) { rows.items.answer(.willDeselectRowAt, at: indexPath.row) } ? indexPath : nil
  }

  /// Calls the section's `onAccessoryTap`.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if capabilities.contains(.accessoryButtonTappedForRowWith) {
      return perform(.accessoryButtonTappedForRowWith, at: indexPath)
    }
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:accessoryButtonTappedForRowWith:)
    running(.accessoryButtonTappedForRowWith) { tell?(tableView, indexPath) }
  }
}
