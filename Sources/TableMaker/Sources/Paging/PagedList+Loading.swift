// Each of these methods starts a load immediately. When it returns, `state` already shows the load.

extension PagedList {
  /// Loads the first page again, and replaces all items with the response, except the items that you added.
  ///
  /// If a refresh is already in progress, this method starts no other one. Page loads that are in progress are dropped.
  /// - Returns: A task that ends when the load ends or is no longer needed.
  @discardableResult public func refresh() -> Task<Void, Never> { begin(.page(1)) }

  /// Loads the next page or, in a new list, the first page. Does nothing if no page follows.
  ///
  /// If a load that replaces all items is in progress, such as a refresh, this method starts no other one.
  /// - Returns: A task that ends when the load ends or is no longer needed.
  @discardableResult public func loadMore() -> Task<Void, Never> { begin(.more) }

  /// Loads the previous page or, in a new list, the first page. Does nothing if no page precedes it.
  ///
  /// - Returns: A task that ends when the load ends or is no longer needed.
  @discardableResult public func loadPrevious() -> Task<Void, Never> { begin(.previous) }

  /// Loads a single page, and replaces all items with the response. Afterward you can load the pages before and after
  /// it.
  ///
  /// - Parameters:
  ///   - page: The number of the page, starting at 1. A list with cursors can only load the first page. For any other
  ///     page, TableMaker reports a diagnostic and loads nothing.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: A task that ends when the load ends or is no longer needed.
  @discardableResult public func load(
    page: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Task<Void, Never> {
    guard page == 1 || cursor == nil, PagedState<Item>.isUsable(page: page, perPage: perPage) else {
      observers.report(.unknownPage(page, isByCursor: cursor != nil, at: CallSite(file: file, line: line)))
      return Task {}
    }
    return begin(.page(page))
  }

  /// Repeats only the load that failed last. Does nothing if no load failed.
  ///
  /// - Returns: A task that ends when the load ends or is no longer needed.
  @discardableResult public func retry() -> Task<Void, Never> { begin(.retry) }

  /// Cancels all loads. The items stay, and the earlier state returns. Cancellation isn't an error.
  ///
  /// After that, the next page loads only if you request it, and not automatically when the user scrolls near the end.
  public func cancel() {
    let stopped = pages.cancel()
    guard !stopped.isEmpty else { return }
    tellState()
    finish(stopped)
  }

  /// Removes all items and cancels all loads. The list is idle until you request a load.
  public func reset() {
    let stopped = pages.reset()
    observers.itemsDidRecover()
    observers.itemsDidChange()
    tellState()
    finish(stopped)
  }
}

extension PagedList: PagingSource {
  func loadFirst() {
    if !pages.wasAsked { refresh() }
  }

  var listState: ListState { pages.state }

  var retrying: (() -> Void)? { { [weak self] in self?.retry() } }

  func refreshed() -> Task<Void, Never>? { refresh() }

  var replacement: Task<Void, Never>? {
    pages.running.first(where: \.isWhole).flatMap { end(of: $0)?.task }
  }

  var nextPage: NextPage {
    if pages.isRunning(.more) { return .loading }
    if let error = pages.error(of: .more) { return .failed(error) }
    guard pages.pages != nil else { return .none }
    guard pages.hasMore else { return pages.onlyPrecedes ? .none : .exhausted }
    // While a load replaces all items, a request for more would only join it.
    if pages.running.contains(where: \.isWhole) { return .loading }
    return pages.isArmed ? .armed : .waiting
  }

  var earlierPages: (list: ObjectIdentifier, count: Int) { (ObjectIdentifier(self), pages.earlierPageCount) }

  var loadsPreviousByItself: Bool {
    pages.pages != nil && pages.hasPrevious && pages.isArmedBackwards && pages.running.isEmpty
  }

  var hasFailedBackwards: Bool { pages.hasPrevious && pages.error(of: .previous) != nil && pages.running.isEmpty }
}
