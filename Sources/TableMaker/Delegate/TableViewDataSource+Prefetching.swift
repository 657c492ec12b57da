public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource: UITableViewDataSourcePrefetching {
  private var forwardedPrefetching: (any UITableViewDataSourcePrefetching)? {
    settings.forwardee as? any UITableViewDataSourcePrefetching
  }

  /// A Boolean value that indicates whether a step needs to know about rows that will appear soon.
  private var prefetches: Bool {
    capabilities.contains(.prefetchRowsAt) || capabilities.contains(.cancelPrefetchingForRowsAt)
  }

  /// Becomes the prefetching data source if steps or lists need it, or if the app's delegate prefetches and nothing
  /// else does.
  func takePrefetching(of tableView: UITableView) {
    if prefetches || loading.loadsPages && tableView.prefetchDataSource == nil {
      return tableView.prefetchDataSource = self
    }
    guard let app = forwardedPrefetching else { return }
    if tableView.prefetchDataSource == nil || tableView.prefetchDataSource === app {
      tableView.prefetchDataSource = self
    }
  }

  /// Restores the app's delegate as the prefetching data source.
  func leavePrefetching(of tableView: UITableView) {
    if tableView.prefetchDataSource === self { tableView.prefetchDataSource = forwardedPrefetching }
  }

  /// Calls the sections' `onPrefetch`.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    if loading.loadsPages { loading.lookLater() }
    if prefetches { return perform(.prefetchRowsAt, at: indexPaths) }
    running(.prefetchRowsAt) { forwardedPrefetching?.tableView(tableView, prefetchRowsAt: indexPaths) }
  }

  /// Calls the sections' `onCancelPrefetch`.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    if prefetches { return perform(.cancelPrefetchingForRowsAt, at: indexPaths) }
    let tell: ((UITableView, [IndexPath]) -> Void)? = forwardedPrefetching?.tableView(_:cancelPrefetchingForRowsAt:)
    running(.cancelPrefetchingForRowsAt) { tell?(tableView, indexPaths) }
  }

  /// Performs an event for several rows, one section after the other, in the order of the index paths.
  private func perform(_ event: DelegateMethod, at indexPaths: [IndexPath]) {
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
