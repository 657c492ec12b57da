public import UIKit

// Dragging before there is a section, or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .draggable")
  public func draggable() -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .dropDestination")
  public func dropDestination() -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .drags")
  public func drags(@OneValue<[UIDragItem]> _ answer: @escaping (PutDataBeforeThisStep, Int) -> [UIDragItem])
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop<Value: DropLoadable>(
    of type: Value.Type,
    @ClosureWithoutReturn _ body: @escaping ([Value], Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDrop")
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .draggable")
  public func draggable() -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .drags")
  public func drags(@OneValue<[UIDragItem]> _ answer: @escaping (PutDataBeforeThisStep, Int) -> [UIDragItem]) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop<Value: DropLoadable>(
    of type: Value.Type,
    @ClosureWithoutReturn _ body: @escaping ([Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDrop")
  public func onDrop<Value: DropLoadable, Owner: AnyObject>(
    of type: Value.Type, by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, [Value], Int) throws -> Void
  ) -> Self { neverCalled() }
}
