// Events of a tree's rows, written without their capitals.
extension ItemOptions {
  /// Write `onExpand(_:)`.
  @available(*, unavailable, renamed: "onExpand(_:)")
  public func onexpand(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onExpand(with:_:)`.
  @available(*, unavailable, renamed: "onExpand(with:_:)")
  public func onexpand<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onExpand(by:_:)`.
  @available(*, unavailable, renamed: "onExpand(by:_:)")
  public func onexpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onCollapse(_:)`.
  @available(*, unavailable, renamed: "onCollapse(_:)")
  public func oncollapse(@ClosureWithoutReturn _ body: @escaping (Item, Int) throws -> Void) -> Self { neverCalled() }
  /// Write `onCollapse(with:_:)`.
  @available(*, unavailable, renamed: "onCollapse(with:_:)")
  public func oncollapse<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Write `onCollapse(by:_:)`.
  @available(*, unavailable, renamed: "onCollapse(by:_:)")
  public func oncollapse<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, Item, Int) throws -> Void
  ) -> Self { neverCalled() }
}
