public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns whether a tap performs a row's primary action.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    guard capabilities.contains(.canPerformPrimaryActionForRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:canPerformPrimaryActionForRowAt:)
      return running(.canPerformPrimaryActionForRowAt) { ask?(tableView, indexPath) ?? true }
    }
    // In sections without the step, the default is that of UIKit: `true` outside of editing mode.
    return answer(.canPerformPrimaryActionForRowAt, .shouldPerformPrimaryAction, at: indexPath) ?? !tableView.isEditing
  }

  /// Calls the section's `onPrimaryAction`.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    if capabilities.contains(.performPrimaryActionForRowAt) {
      return perform(.performPrimaryActionForRowAt, at: indexPath)
    }
    let tell: ((UITableView, IndexPath) -> Void)? = appDelegate.tableView(_:performPrimaryActionForRowAt:)
    running(.performPrimaryActionForRowAt) { tell?(tableView, indexPath) }
  }

  /// Returns whether a row can be focused.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    guard capabilities.contains(.canFocusRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:canFocusRowAt:)
      return running(.canFocusRowAt) { ask?(tableView, indexPath) ?? true }
    }
    return answer(.canFocusRowAt, .shouldFocus, at: indexPath) ?? true
  }

  /// Returns whether a row is selected when it's focused.
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    guard capabilities.contains(.selectionFollowsFocusForRowAt) else {
      let ask: ((UITableView, IndexPath) -> Bool)? = appDelegate.tableView(_:selectionFollowsFocusForRowAt:)
      return running(.selectionFollowsFocusForRowAt) { ask?(tableView, indexPath) ?? tableView.selectionFollowsFocus }
    }
    return answer(.selectionFollowsFocusForRowAt, .shouldSelectOnFocus, at: indexPath)
      ?? tableView.selectionFollowsFocus
  }

  /// Returns the value of a step of the row's section, or `nil` if it has no such step or the row shows no item.
  private func answer(_ method: DelegateMethod, _ question: Question, at indexPath: IndexPath) -> Bool? {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row), rows.items.answers(method),
      !rows.isAddItemRow(indexPath.row)
    else { return nil }
    return calls.asking(question) { rows.items.answer(method, at: indexPath.row) }
  }
}
