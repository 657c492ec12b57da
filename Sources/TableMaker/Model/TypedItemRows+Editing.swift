import UIKit

extension TypedItemRows {
  func editing(at row: Int) -> RowEditing? {
    let steps = content.rows.editing
    let settings = section.settings.editing
    guard row < items.count, steps.hasEffect || settings.editability != nil || takesMovedRows else { return nil }
    let isMovable = isMovable(at: row)
    guard steps.hasEffect else {
      return RowEditing(editability: .never, style: .none, indents: false, isMovable: isMovable, hasActions: false)
    }
    let item = items[row]
    let editability = settings.editability ?? steps.editability?(item, row) ?? .always
    let style = steps.style?(item, row) ?? steps.usualStyle
    let hasControl = style != .none && editability.allows(whileEditing: true)
    return RowEditing(
      editability: editability, style: style, indents: settings.indents ?? hasControl, isMovable: isMovable,
      hasActions: steps.hasActions)
  }

  func leadingActions(at row: Int) -> UISwipeActionsConfiguration? {
    guard row < items.count else { return nil }
    return content.rows.editing.leading?.configuration(items[row], row)
  }

  func trailingActions(at row: Int) -> UISwipeActionsConfiguration? {
    guard row < items.count else { return nil }
    let steps = content.rows.editing
    if let trailing = steps.trailing { return trailing.configuration(items[row], row) }
    // The table view's own button deletes the row. If no step deletes rows, there's no button.
    return steps.deletes ? nil : UISwipeActionsConfiguration(actions: [])
  }

  func menu(at row: Int) -> UIContextMenuConfiguration? {
    guard row < items.count, let menu = content.rows.menus.menu(for: items[row], at: row) else { return nil }
    let preview = content.rows.menus.preview
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview.map { preview in { [item = items[row]] in preview(item, row) } },
      actionProvider: { _ in menu })
  }

  func deleteTitle(at row: Int) -> String? {
    if let title = section.settings.editing.deleteTitle { return title }
    guard row < items.count else { return nil }
    return content.rows.editing.deleteTitle?(items[row], row)
  }

  func commit(_ style: UITableViewCell.EditingStyle, at row: Int, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    content.rows.editing.event(of: style)?.perform(items[row], row, onError: onError)
  }
}
