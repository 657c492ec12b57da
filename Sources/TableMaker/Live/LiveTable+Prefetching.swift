import UIKit

extension LiveTable {
  /// The table view's delegate as its prefetching data source.
  private var prefetching: (any UITableViewDataSourcePrefetching)? {
    delegate as? any UITableViewDataSourcePrefetching
  }

  var forwardedPrefetching: (any UITableViewDataSourcePrefetching)? {
    settings.forwardee as? any UITableViewDataSourcePrefetching
  }

  /// A Boolean value that indicates whether a step needs to know about rows that will appear soon.
  var prefetches: Bool {
    capabilities.contains(.prefetchRowsAt) || capabilities.contains(.cancelPrefetchingForRowsAt)
  }

  /// Becomes the prefetching data source if steps or lists need it, or if the app's delegate prefetches and nothing
  /// else does.
  func takePrefetching(of tableView: UITableView) {
    if prefetches || loading.loadsPages && tableView.prefetchDataSource == nil {
      return tableView.prefetchDataSource = prefetching
    }
    guard let app = forwardedPrefetching else { return }
    if tableView.prefetchDataSource == nil || tableView.prefetchDataSource === app {
      tableView.prefetchDataSource = prefetching
    }
  }

  /// Restores the app's delegate as the prefetching data source.
  func leavePrefetching(of tableView: UITableView) {
    if tableView.prefetchDataSource === prefetching { tableView.prefetchDataSource = forwardedPrefetching }
  }

  /// Performs an event for several rows, one section after the other, in the order of the index paths.
  func perform(_ event: DelegateMethod, at indexPaths: [IndexPath]) {
    var sections: [Int] = []
    for path in indexPaths where !sections.contains(path.section) { sections.append(path.section) }
    let snapshot = snapshot
    running(event) {
      for section in sections where snapshot.contains(section) {
        let rows = snapshot.sections[section]
        rows.items.perform(event, at: indexPaths.filter { $0.section == section }.map(\.row)) {
          deal(with: $0, from: $1, in: rows.section.settings)
        }
      }
    }
  }
}
