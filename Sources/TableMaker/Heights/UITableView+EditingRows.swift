import UIKit

extension UITableView {
  /// Whether rows have their controls. A row that is swiped open counts as editing its table too, but no row has one then.
  ///
  /// Apple, of `tableView(_:willBeginEditingRowAt:)`: “the table view sets its editing property to true … In this ‘swipe to delete’ mode
  /// the table view does not display any insertion, deletion, and reordering controls.”
  var isEditingRows: Bool { isEditing && (delegate as? any HeightEngineOwner)?.hasOpenRow != true }

  /// A Boolean value that indicates whether the user chooses rows while the table is edited, by marks in the place of controls.
  ///
  /// Apple, of `allowsMultipleSelectionDuringEditing`: “check marks appear next to selected rows in editing mode. In addition,
  /// UITableView doesn’t query for editing styles when it goes into editing mode.”
  var marksRows: Bool { allowsMultipleSelectionDuringEditing && isEditingRows }

  /// A Boolean value that indicates whether several rows can be selected now.
  var allowsSeveralRows: Bool { isEditingRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
