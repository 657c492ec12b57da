import UIKit

/// A table view's delegate that knows whether a row is swiped open.
@MainActor protocol OpenRowDelegate: AnyObject {
  var hasOpenRow: Bool { get }
}

extension UITableView {
  /// A Boolean value that indicates whether rows have their controls.
  ///
  /// If a row is swiped open, UIKit's `isEditing` is also `true`, but no row has controls.
  ///
  /// Apple, of `tableView(_:willBeginEditingRowAt:)`: “the table view sets its editing property to true … In this
  /// ‘swipe to delete’ mode the table view does not display any insertion, deletion, and reordering controls.”
  var isEditingRows: Bool { isEditing && (delegate as? any OpenRowDelegate)?.hasOpenRow != true }

  /// A Boolean value that indicates whether rows have selection marks instead of controls in editing mode.
  ///
  /// Apple, of `allowsMultipleSelectionDuringEditing`: “check marks appear next to selected rows in editing mode. In
  /// addition, UITableView doesn’t query for editing styles when it goes into editing mode.”
  var marksRows: Bool { allowsMultipleSelectionDuringEditing && isEditingRows }

  /// A Boolean value that indicates whether the user can currently select several rows.
  var allowsSeveralRows: Bool { isEditingRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
