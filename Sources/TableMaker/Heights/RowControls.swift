import UIKit

/// The controls of a row in editing mode, next to its content.
@MainActor struct RowControls {
  /// A Boolean value that indicates whether the row is editable, and has a control or a mark.
  var isEdited = false
  /// A Boolean value that indicates whether the row's content is indented for the control or the mark.
  var indents = false
  /// A Boolean value that indicates whether the row has a reorder control.
  var isMovable = false

  /// Makes the same space for controls in a sizing cell that the table view makes in the row on screen.
  ///
  /// It sets all values for each row, because one sizing cell measures rows of several sections. A row that the user
  /// can only move has a reorder control and isn't indented, as in a table view (assumed).
  func show(in cell: UITableViewCell) {
    cell.showsReorderControl = isMovable
    cell.shouldIndentWhileEditing = indents
    let isEditing = isEdited || isMovable
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }
}
