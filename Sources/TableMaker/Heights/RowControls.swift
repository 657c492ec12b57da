import UIKit

/// The controls of a row while its table is edited, next to its content.
@MainActor struct RowControls {
  /// A Boolean value that indicates whether the row can be edited, and has a control or a mark.
  var isEdited = false
  /// A Boolean value that indicates whether the row's content makes room for the control or the mark.
  var indents = false
  /// A Boolean value that indicates whether the row has a reorder control.
  var isMovable = false

  /// Gives a sizing cell the room that the table leaves the row on screen.
  ///
  /// Sets all of it for each row, because one sizing cell measures rows of several sections. A row that can only be moved has a
  /// reorder control and doesn't indent, as in a table view (assumed).
  func show(in cell: UITableViewCell) {
    cell.showsReorderControl = isMovable
    cell.shouldIndentWhileEditing = indents
    let isEditing = isEdited || isMovable
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }
}
