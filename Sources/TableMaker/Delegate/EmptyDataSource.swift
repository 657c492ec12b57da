import UIKit

/// Stands in for a data source that has gone, so that its table is empty and nothing that it still asks ends the app.
///
/// A table that loses its data source while it lays out goes on asking for the rows that it knows. It gets blank cells, and asks
/// for no more once it has loaded again. One object serves every table: tables hold it weakly.
final class EmptyDataSource: NSObject, UITableViewDataSource {
  static let shared = EmptyDataSource()

  func numberOfSections(in tableView: UITableView) -> Int { 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
