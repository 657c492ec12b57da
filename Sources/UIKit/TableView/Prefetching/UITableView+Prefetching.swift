import Foundation

// After each layout the rows ahead are asked for that were not yet. The data source is called when the layout is over, so that it may
// change the table.
extension UITableView {
  /// Asks the prefetching data source for rows when the layout that is under way has ended.
  func prefetchAfterLayout() {
    guard prefetchDataSource != nil, isPrefetchingEnabled, window != nil, !prefetching.isWaiting else { return }
    prefetching.isWaiting = true
    LayoutEnd.perform { [weak self] in
      self?.prefetching.isWaiting = false
      self?.prefetchRows()
    }
  }

  /// Whether the rows on screen are those of the data source, and stay for now.
  private var canPrefetch: Bool {
    isPrefetchingEnabled && window != nil && bounds.width > 0 && !rowsAreMarked && !needsCounts && !isUpdating
      && !isLoading && updates.depth == 0 && updates.openQuestions == 0 && updates.transition == nil
  }

  private func prefetchRows() {
    // What was brought about by a call waits for the next layout.
    guard !prefetching.isCalling else { return setNeedsLayout() }
    guard canPrefetch else { return }
    // A bounce at an end is no scrolling.
    let top = reachable(contentOffset).y
    let bottom = top + bounds.height
    prefetching.scrolled(to: top)
    prefetching.isCalling = true
    defer { prefetching.isCalling = false }
    let canceled = prefetching.cancel(in: geometry, from: top, to: bottom)
    if !canceled.isEmpty, !absentMethods.contains(.cancelPrefetching) {
      prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: canceled.map(indexPath))
      // It may have changed the table.
      guard canPrefetch else { return }
    }
    guard let prefetchDataSource else { return }
    let near = prefetching.near(in: geometry, from: top, to: bottom).filter { visibleRows[$0] == nil }
    let asked = prefetching.ask(for: near)
    if !asked.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: asked.map(indexPath)) }
  }
}
