import UIKit

/// The editing states in which the row that adds an item is shown.
public enum AddItemRowVisibility: Sendable {
  /// In editing mode and outside it.
  case always
  /// In editing mode, with an insertion control.
  case whileEditing
  /// Outside editing mode.
  case unlessEditing
}

/// The row below a section's items that lets the user add one.
struct AddItemRow {
  let cell: UITableViewCell.Type
  let visibility: AddItemRowVisibility
  let fill: (UITableViewCell) -> Bool

  init<Cell: UITableViewCell>(_ cell: Cell.Type, _ visibility: AddItemRowVisibility, fill: @escaping (Cell) -> Void) {
    self.cell = cell
    self.visibility = visibility
    self.fill = { cell in
      guard let cell = cell as? Cell else { return false }
      fill(cell)
      return true
    }
  }

  var identifier: String { String(reflecting: cell) }

  /// Returns whether the row is shown, depending on editing mode.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch visibility {
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}
