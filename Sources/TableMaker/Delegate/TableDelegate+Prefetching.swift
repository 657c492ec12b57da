import UIKit

extension TableDelegate: UITableViewDataSourcePrefetching {
  /// Calls the sections' `onPrefetch`.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    if live.loading.loadsPages { live.loading.lookLater() }
    if live.prefetches { return live.perform(.prefetchRowsAt, at: indexPaths) }
    live.running(.prefetchRowsAt) { live.forwardedPrefetching?.tableView(tableView, prefetchRowsAt: indexPaths) }
  }

  /// Calls the sections' `onCancelPrefetch`.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    if live.prefetches { return live.perform(.cancelPrefetchingForRowsAt, at: indexPaths) }
    let tell: ((UITableView, [IndexPath]) -> Void)? = live.forwardedPrefetching?.tableView(
      _:cancelPrefetchingForRowsAt:)
    live.running(.cancelPrefetchingForRowsAt) { tell?(tableView, indexPaths) }
  }
}
