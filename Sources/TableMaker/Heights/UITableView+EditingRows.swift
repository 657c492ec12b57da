import UIKit

extension UITableView {
  /// Whether rows have their controls. A row that is swiped open counts as editing its table too, but no row has one then.
  ///
  /// Apple, of `tableView(_:willBeginEditingRowAt:)`: “the table view sets its editing property to true … In this ‘swipe to delete’ mode
  /// the table view does not display any insertion, deletion, and reordering controls.”
  var isEditingRows: Bool { isEditing && (delegate as? any HeightEngineOwner)?.hasOpenRow != true }
}
