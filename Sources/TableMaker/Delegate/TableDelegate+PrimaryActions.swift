import UIKit

extension TableDelegate {
  /// Returns whether a tap performs a row's primary action.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    guard live.capabilities.contains(.canPerformPrimaryActionForRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = live.appDelegate.tableView(_:canPerformPrimaryActionForRowAt:)
      return live.running(.canPerformPrimaryActionForRowAt) { ask?(tableView, indexPath) ?? true }
    }
    // In sections without the step, the default is that of UIKit: `true` outside of editing mode.
    return live.answer(.canPerformPrimaryActionForRowAt, .shouldPerformPrimaryAction, at: indexPath) ?? !tableView
      .isEditing
  }

  /// Calls the section's `onPrimaryAction`.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    if live.capabilities.contains(.performPrimaryActionForRowAt) {
      return live.perform(.performPrimaryActionForRowAt, at: indexPath)
    }
    let tell: ((UITableView, IndexPath) -> Void)? = live.appDelegate.tableView(_:performPrimaryActionForRowAt:)
    live.running(.performPrimaryActionForRowAt) { tell?(tableView, indexPath) }
  }

  /// Returns whether a row can be focused.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    guard live.capabilities.contains(.canFocusRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = live.appDelegate.tableView(_:canFocusRowAt:)
      return live.running(.canFocusRowAt) { ask?(tableView, indexPath) ?? true }
    }
    return live.answer(.canFocusRowAt, .shouldFocus, at: indexPath) ?? true
  }

  /// Returns whether a row is selected when it's focused.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    guard live.capabilities.contains(.selectionFollowsFocusForRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = live.appDelegate.tableView(_:selectionFollowsFocusForRowAt:)
      return live.running(.selectionFollowsFocusForRowAt) {
        ask?(tableView, indexPath) ?? tableView.selectionFollowsFocus
      }
    }
    return live.answer(.selectionFollowsFocusForRowAt, .shouldSelectOnFocus, at: indexPath)
      ?? tableView.selectionFollowsFocus
  }
}
