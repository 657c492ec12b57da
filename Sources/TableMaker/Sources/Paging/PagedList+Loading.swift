// What a list is asked for. Each begins at once: the state says so when it returns.

extension PagedList {
  /// Loads the first page anew; what it answers replaces all items. A refresh that is under way is joined.
  ///
  /// Pages that are being loaded are not awaited any more.
  /// - Returns: A task that ends when there is an answer, or when none is awaited any more.
  @discardableResult public func refresh() -> Task<Void, Never> { begin(.page(1)) }

  /// Loads the page after those that are here; on a new list the first. Does nothing where there is none.
  ///
  /// While all items are being replaced, as by a refresh, that is joined.
  /// - Returns: A task that ends when there is an answer, or when none is awaited any more.
  @discardableResult public func loadMore() -> Task<Void, Never> { begin(.more) }

  /// Loads the page before those that are here; on a new list the first. Does nothing where there is none.
  ///
  /// - Returns: A task that ends when there is an answer, or when none is awaited any more.
  @discardableResult public func loadPrevious() -> Task<Void, Never> { begin(.previous) }

  /// Loads a page by itself: what it answers replaces all items, and the pages beside it may be loaded then.
  ///
  /// - Parameters:
  ///   - page: Its number, from 1. A list by cursors has no other than the first: a diagnostic, and nothing is loaded.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  /// - Returns: A task that ends when there is an answer, or when none is awaited any more.
  @discardableResult public func load(
    page: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Task<Void, Never> {
    guard page == 1 || cursor == nil, PagedState<Item>.isUsable(page: page, perPage: perPage) else {
      report(.unknownPage(page, isByCursor: cursor != nil), at: CallSite(file: file, line: line))
      return Task {}
    }
    return begin(.page(page))
  }

  /// Asks again for what has failed last, and for nothing else. Does nothing where nothing has.
  ///
  /// - Returns: A task that ends when there is an answer, or when none is awaited any more.
  @discardableResult public func retry() -> Task<Void, Never> { begin(.retry) }

  /// Stops all that is being loaded; the items stay, and the state is that from before. A cancellation is no error.
  ///
  /// The next page is loaded when it is asked for, and not only because the user comes near.
  public func cancel() {
    let stopped = pages.cancel()
    guard !stopped.isEmpty else { return }
    tellState()
    finish(stopped)
  }

  /// Takes all items away, and stops all that is being loaded: the list is idle until it is asked for something.
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
    guard pages.hasMore else { return .exhausted }
    // While all items are replaced, asking for more would only join that.
    if pages.running.contains(where: \.isWhole) { return .loading }
    return pages.isArmed ? .armed : .waiting
  }

  var earlierPages: (list: ObjectIdentifier, count: Int) { (ObjectIdentifier(self), pages.earlierPageCount) }

  var loadsPreviousByItself: Bool {
    pages.pages != nil && pages.hasPrevious && pages.isArmedBackwards && pages.running.isEmpty
  }
}
