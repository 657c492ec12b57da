// The data-source methods that only Objective-C makes absent where the app's data source lacks them.
#if canImport(ObjectiveC)
  public import UIKit

  @_documentation(visibility: internal)
  extension TableViewDataSource {
    /// Passed on to the app's delegate, if it is a data source that moves rows; a row that adds an item stays where it is.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      guard addRow(at: indexPath) == nil else { return false }
      let ask: ((UITableView, IndexPath) -> Bool)? = forwardedDataSource?.tableView(_:canMoveRowAt:)
      return running(.canMoveRowAt) { ask?(tableView, indexPath) ?? true }
    }

    /// Passed on to the app's delegate, if it is a data source. The order that the sources have then is shown by a reload, since the
    /// table has moved the row already.
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      let tell: ((UITableView, IndexPath, IndexPath) -> Void)? = forwardedDataSource?.tableView(_:moveRowAt:to:)
      running(.moveRowAt) {
        tell?(tableView, sourceIndexPath, destinationIndexPath)
        // A question of the same turn would have the reload wait, and the table has moved the row already.
        isHeld = false
        reload()
      }
    }
  }
#endif
