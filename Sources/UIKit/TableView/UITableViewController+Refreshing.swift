import Foundation

extension UITableViewController {
  /// The refresh control of the table view, or the one that waits for it to load.
  var tableRefreshControl: UIRefreshControl? {
    comingRefreshControl ?? (viewIfLoaded as? UITableView)?.refreshControl
  }

  func setTableRefreshControl(_ control: UIRefreshControl?) {
    comingRefreshControl = nil
    if let table = viewIfLoaded as? UITableView {
      table.refreshControl = control
    } else {
      comingRefreshControl = control
    }
  }

  /// Gives the table view the refresh control that was set before it loaded.
  func giveRefreshControl() {
    guard let comingRefreshControl, let table = viewIfLoaded as? UITableView else { return }
    self.comingRefreshControl = nil
    table.refreshControl = comingRefreshControl
  }

  /// Replaces the controller's table view and keeps the refresh control.
  func replaceTable(by table: UITableView?) {
    let control = tableRefreshControl
    let old = viewIfLoaded as? UITableView
    view = table
    guard let control, let table, table !== old, table.refreshControl == nil else { return }
    old?.refreshControl = nil
    comingRefreshControl = nil
    table.refreshControl = control
  }
}
