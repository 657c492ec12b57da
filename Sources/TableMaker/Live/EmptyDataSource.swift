import UIKit

/// A data source that replaces a deallocated one, so that its table view is empty and its pending calls don't crash the
/// app.
///
/// If a table view loses its data source during layout, it still requests the rows that it knows. It receives blank
/// cells, and makes no more requests after it loads again. One object serves all table views, because they hold it
/// weakly.
final class EmptyDataSource: NSObject, UITableViewDataSource {
  static let shared = EmptyDataSource()

  func numberOfSections(in tableView: UITableView) -> Int { 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
