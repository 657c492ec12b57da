import UIKit

extension TableDelegate {
  /// Returns the row that a tap selects, or `nil` for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard live.capabilities.contains(.willSelectRowAt) else {
      let ask: ((UITableView, IndexPath) -> IndexPath?)? = live.appDelegate.tableView(_:willSelectRowAt:)
      guard let ask else { return indexPath }
      return live.running(.willSelectRowAt) { ask(tableView, indexPath) }
    }
    guard let rows = live.snapshot.rows(of: indexPath.section, with: indexPath.row) else { return nil }
    guard live.calls.asking(.shouldSelect, { rows.items.answer(.willSelectRowAt, at: indexPath.row) }) else {
      return nil
    }
    switch live.calls.asking(.willSelect, { rows.items.selected(insteadOf: indexPath.row) }) {
    case .none: return nil
    case .row(let row): return row == indexPath.row ? indexPath : IndexPath(row: row, section: indexPath.section)
    case .unknown(let item):
      live.reporter.report(.unknownItems(call: "willSelect, with \(brief(item)),", at: rows.section.settings.location))
      return nil
    }
  }

  /// Deselects the row if the chain specifies it, and calls the section's `onSelect`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard live.capabilities.contains(.didSelectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:didSelectRowAt:)
      live.running(.didSelectRowAt) { tell?(tableView, indexPath) }
      return
    }
    if !tableView.allowsSeveralRows { live.hiddenSelection.forget(marked: tableView.marksRows) }
    // The deselection comes first, while the index path certainly still means this row. The row that adds an item is a
    // button and never stays selected.
    let isKept = live.deselection(at: indexPath) != .afterTap || tableView.allowsSeveralRows
    if !isKept || live.addItemRow(at: indexPath) != nil { tableView.deselectRow(at: indexPath, animated: true) }
    if !live.onlySelects(indexPath, in: tableView) { live.perform(.didSelectRowAt, at: indexPath) }
    live.noteSelection()
  }

  /// Calls the section's `onDeselect`.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard live.capabilities.contains(.didDeselectRowAt) else {
      let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:didDeselectRowAt:)
      live.running(.didDeselectRowAt) { tell?(tableView, indexPath) }
      return
    }
    if !live.onlySelects(indexPath, in: tableView) { live.perform(.didDeselectRowAt, at: indexPath) }
    live.noteSelection()
  }

  /// Returns whether a touch may highlight a row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard live.capabilities.contains(.shouldHighlightRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = live.appDelegate.tableView(_:shouldHighlightRowAt:)
      return live.running(.shouldHighlightRowAt) { ask?(tableView, indexPath) ?? true }
    }
    guard let rows = live.snapshot.rows(of: indexPath.section, with: indexPath.row) else { return true }
    return live.calls.asking(.shouldHighlight) { rows.items.answer(.shouldHighlightRowAt, at: indexPath.row) }
  }

  /// Calls the section's `onHighlight`.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    if live.capabilities.contains(.didHighlightRowAt) { return live.perform(.didHighlightRowAt, at: indexPath) }
    let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:didHighlightRowAt:)
    live.running(.didHighlightRowAt) { tell?(tableView, indexPath) }
  }

  /// Calls the section's `onUnhighlight`.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    if live.capabilities.contains(.didUnhighlightRowAt) { return live.perform(.didUnhighlightRowAt, at: indexPath) }
    let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:didUnhighlightRowAt:)
    live.running(.didUnhighlightRowAt) { tell?(tableView, indexPath) }
  }

  /// Returns whether a tap may deselect a row.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard live.capabilities.contains(.willDeselectRowAt) else {
      let ask: ((UITableView, IndexPath) -> IndexPath?)? = live.appDelegate.tableView(_:willDeselectRowAt:)
      guard let ask else { return indexPath }
      return live.running(.willDeselectRowAt) { ask(tableView, indexPath) }
    }
    guard let rows = live.snapshot.rows(of: indexPath.section, with: indexPath.row) else { return indexPath }
    return live.calls.asking(.shouldDeselect) { rows.items.answer(.willDeselectRowAt, at: indexPath.row) }
      ? indexPath : nil
  }

  /// Calls the section's `onAccessoryTap`.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if live.capabilities.contains(.accessoryButtonTappedForRowWith) {
      return live.perform(.accessoryButtonTappedForRowWith, at: indexPath)
    }
    let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:accessoryButtonTappedForRowWith:)
    live.running(.accessoryButtonTappedForRowWith) { tell?(tableView, indexPath) }
  }
}
