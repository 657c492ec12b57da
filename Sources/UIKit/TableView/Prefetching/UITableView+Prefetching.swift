import Foundation

// After each layout, the next rows are prefetched. The data source is called when the layout is over so that it can
// change the table view.
extension UITableView {
  /// Prefetches rows at the end of the current layout.
  func prefetchAfterLayout() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, window != nil, !prefetching.isWaiting else { return }
    prefetching.isWaiting = true
    LayoutEnd.perform { [weak self] in
      self?.prefetching.isWaiting = false
      self?.prefetchRows()
    }
  }

  /// A Boolean value that indicates whether the rows on screen match the data source and nothing is in progress.
  private var canPrefetch: Bool {
    isPrefetchingEnabled && window != nil && bounds.width > 0 && !rowsAreMarked && !needsCounts && !isUpdating
      && !isLoading && updates.depth == 0 && updates.openQuestions == 0 && updates.transition == nil
  }

  private func prefetchRows() {
    // A change made inside the call waits for the next layout.
    guard !prefetching.isCalling else { return setNeedsLayout() }
    guard canPrefetch else { return }
    // A bounce at an end isn't scrolling.
    let top = reachable(contentOffset).y
    let bottom = top + bounds.height
    prefetching.scrolled(to: top)
    prefetching.isCalling = true
    defer { prefetching.isCalling = false }
    let canceled = prefetching.cancel(in: geometry, from: top, to: bottom)
    if !canceled.isEmpty, !absentMethods.contains(.cancelPrefetching) {
      prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: canceled.map(indexPath))
      // The call may have changed the table view.
      guard canPrefetch else { return }
    }
    guard let prefetchDataSource else { return }
    let near = prefetching.near(in: geometry, from: top, to: bottom).filter { visibleRows[$0] == nil }
    let asked = prefetching.ask(for: near)
    if !asked.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: asked.map(indexPath)) }
  }
}
