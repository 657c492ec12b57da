public import UIKit

extension TableViewDataSource {
  /// Attaches the data source to a table view: registers cells, sets heights and header views, and becomes its
  /// delegate.
  ///
  /// `make()` does this for the chain's own table view. A data source fills one table view at a time, and detaches from
  /// the previous one. If another data source fills the table view, this one replaces it, and TableMaker reports a
  /// diagnostic. While the other data source is providing a value, such as a cell or a height, the replacement waits
  /// for the next turn of the main actor.
  public func attach(to tableView: UITableView) { live.attach(to: tableView) }

  /// Detaches the data source from its table view, which then has no rows, data source, or delegate, and its original
  /// heights and views.
  ///
  /// If the app has set another data source, the table view keeps it. While the table view is updating or waiting for a
  /// value, the call waits for the next turn of the main actor.
  public func detach() { live.detach() }
}
