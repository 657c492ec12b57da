// Rows that come on screen soon; forms as for events.

extension ItemOptions {
  /// Does something for rows that come on screen soon, such as loading their pictures. Adds to what other `onPrefetch` steps do.
  ///
  /// A row may come on screen without, and one that was named may never come. The live object becomes the table's `prefetchDataSource`.
  /// - Parameter body: Gets the items, those first that come on screen first. What it throws goes to the table's `onError`.
  public func onPrefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self {
    adding("onPrefetch", .prefetchRowsAt, body)
  }

  /// Does something for rows that come on screen soon, such as loading their pictures. Adds to what other `onPrefetch` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self {
    adding("onPrefetch", .prefetchRowsAt, weakly(owner, body))
  }

  /// Does something for rows that were named to `onPrefetch` and do not come on screen soon any more. Adds to what other `onCancelPrefetch` steps do.
  ///
  /// - Parameter body: Gets the items. What it throws goes to the table's `onError`.
  public func onCancelPrefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self {
    adding("onCancelPrefetch", .cancelPrefetchingForRowsAt, body)
  }

  /// Does something for rows that were named to `onPrefetch` and do not come on screen soon any more. Adds to what other `onCancelPrefetch` steps do.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onCancelPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self {
    adding("onCancelPrefetch", .cancelPrefetchingForRowsAt, weakly(owner, body))
  }

  private func adding(
    _ step: String, _ method: DelegateMethod, _ body: @escaping ([Item]) throws -> Void
  ) -> Self {
    var copy = self
    copy._rows.itemsEvents[method, default: ItemsEvent(step: step)].handlers.append(body)
    return copy
  }

}
