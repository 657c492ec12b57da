// Prefetching, with the same forms as events.

extension ItemOptions {
  /// Performs an action when rows will soon come on screen, such as loading their images.
  ///
  /// A row can come on screen without a call, or a call's row can stay off screen. The data source becomes the table
  /// view's `prefetchDataSource`. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the items, beginning with those that come on screen first. Errors that
  ///   it throws go to `onError`.
  public func onPrefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self {
    adding("onPrefetch", .prefetchRowsAt, body)
  }

  /// Performs an action when rows will soon come on screen, such as loading their images.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onPrefetch<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, [Item]) throws -> Void
  ) -> Self {
    adding("onPrefetch", .prefetchRowsAt, weakly(owner, body))
  }

  /// Performs an action when rows from an `onPrefetch` call are no longer about to come on screen.
  ///
  /// You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: A closure that receives the items. Errors that it throws go to `onError`.
  public func onCancelPrefetch(@ClosureWithoutReturn _ body: @escaping ([Item]) throws -> Void) -> Self {
    adding("onCancelPrefetch", .cancelPrefetchingForRowsAt, body)
  }

  /// Performs an action when rows from an `onPrefetch` call are no longer about to come on screen.
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
