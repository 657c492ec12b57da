// Loading, without capitals.

extension ItemOptions {
  /// Write `loadsMore(_:)`.
  @available(*, unavailable, renamed: "loadsMore(_:)")
  public func loadsmore(_ trigger: LoadTrigger = .byItself) -> Self { neverCalled() }
}

extension SectionOptions {
  /// Write `listText(_:for:)`.
  @available(*, unavailable, renamed: "listText(_:for:)")
  public func listtext(_ text: String, for kind: ListText) -> Self { neverCalled() }
  /// Write `skeletonRows(_:)`.
  @available(*, unavailable, renamed: "skeletonRows(_:)")
  public func skeletonrows(_ count: Int) -> Self { neverCalled() }
}

extension DataSource {
  /// Write `listText(_:for:)`.
  @available(*, unavailable, renamed: "listText(_:for:)")
  public func listtext(_ text: String, for kind: ListText) -> DataSource { neverCalled() }
  /// Write `skeletonRows(_:)`.
  @available(*, unavailable, renamed: "skeletonRows(_:)")
  public func skeletonrows(_ count: Int) -> DataSource { neverCalled() }
  /// Write `onRefresh(_:)`.
  @available(*, unavailable, renamed: "onRefresh(_:)")
  public func onrefresh(@ClosureWithoutReturn _ body: @escaping @MainActor () async throws -> Void) -> DataSource {
    neverCalled()
  }
  /// Write `onRefresh(with:_:)`.
  @available(*, unavailable, renamed: "onRefresh(with:_:)")
  public func onrefresh<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource { neverCalled() }
  /// Write `onRefresh(by:_:)`.
  @available(*, unavailable, renamed: "onRefresh(by:_:)")
  public func onrefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource { neverCalled() }
}
