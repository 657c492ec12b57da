public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource: UITableViewDataSourcePrefetching {
  private var forwardedPrefetching: (any UITableViewDataSourcePrefetching)? {
    settings.forwardee as? any UITableViewDataSourcePrefetching
  }

  /// Whether a step wants to know of rows that come on screen soon.
  private var prefetches: Bool {
    capabilities.contains(.prefetchRowsAt) || capabilities.contains(.cancelPrefetchingForRowsAt)
  }

  /// Has rows prefetched by the steps, or by the app's delegate, if that does so and nothing else does for the table.
  func takePrefetching(of tableView: UITableView) {
    if prefetches || loading.loadsPages && tableView.prefetchDataSource == nil {
      return tableView.prefetchDataSource = self
    }
    guard let app = forwardedPrefetching else { return }
    if tableView.prefetchDataSource == nil || tableView.prefetchDataSource === app {
      tableView.prefetchDataSource = self
    }
  }

  /// Leaves prefetching to the app's delegate alone, which would get it without this object.
  func leavePrefetching(of tableView: UITableView) {
    if tableView.prefetchDataSource === self { tableView.prefetchDataSource = forwardedPrefetching }
  }

  /// Tells the sections' `onPrefetch`.
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    if loading.loadsPages { loading.lookLater() }
    if prefetches { return perform(.prefetchRowsAt, at: indexPaths) }
    running(.prefetchRowsAt) { forwardedPrefetching?.tableView(tableView, prefetchRowsAt: indexPaths) }
  }

  /// Tells the sections' `onCancelPrefetch`.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    if prefetches { return perform(.cancelPrefetchingForRowsAt, at: indexPaths) }
    let tell: ((UITableView, [IndexPath]) -> Void)? = forwardedPrefetching?.tableView(_:cancelPrefetchingForRowsAt:)
    running(.cancelPrefetchingForRowsAt) { tell?(tableView, indexPaths) }
  }

  /// Performs an event of several rows, section by section, in the order in which the table names them.
  private func perform(_ event: DelegateMethod, at indexPaths: [IndexPath]) {
    var sections: [Int] = []
    for path in indexPaths where !sections.contains(path.section) { sections.append(path.section) }
    let snapshot = snapshot
    running(event) {
      for section in sections where snapshot.contains(section) {
        let rows = snapshot.sections[section]
        rows.perform(event, at: indexPaths.filter { $0.section == section }.map(\.row)) {
          deal(with: $0, from: $1, in: rows.section.settings)
        }
      }
    }
  }
}
