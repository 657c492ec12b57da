import UIKit

/// The condition for showing the row that adds an item.
public enum AddRowVisibility: Sendable {
  /// At all times.
  case always
  /// While the table is being edited, with the green plus.
  case whileEditing
  /// While the table is not being edited.
  case unlessEditing
}

/// The row below a section's items by which the user adds one.
struct AddRow {
  let cell: UITableViewCell.Type
  let visibility: AddRowVisibility
  let fill: (UITableViewCell) -> Bool

  init<Cell: UITableViewCell>(_ cell: Cell.Type, _ visibility: AddRowVisibility, fill: @escaping (Cell) -> Void) {
    self.cell = cell
    self.visibility = visibility
    self.fill = { cell in
      guard let cell = cell as? Cell else { return false }
      fill(cell)
      return true
    }
  }

  var identifier: String { String(reflecting: cell) }

  /// Whether the row is shown while a table is edited, or not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch visibility {
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}
