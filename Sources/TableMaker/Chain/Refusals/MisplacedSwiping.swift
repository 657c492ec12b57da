public import UIKit

// Swipes before there is a section, or before there is data.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .leadingActions")
  public func leadingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .leadingActions")
  public func leadingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .leadingActions")
  public func leadingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .trailingActions")
  public func trailingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .trailingActions")
  public func trailingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .trailingActions")
  public func trailingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onBeginEditing")
  public func onBeginEditing(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onBeginEditing")
  public func onBeginEditing<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onBeginEditing")
  public func onBeginEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndEditing")
  public func onEndEditing(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndEditing")
  public func onEndEditing<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndEditing")
  public func onEndEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .leadingActions")
  public func leadingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .leadingActions")
  public func leadingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .leadingActions")
  public func leadingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .trailingActions")
  public func trailingActions(
    performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .trailingActions")
  public func trailingActions<Owner: AnyObject>(
    with owner: Owner, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .trailingActions")
  public func trailingActions<Owner: AnyObject>(
    by owner: WeakReference<Owner>, performsFirstActionWithFullSwipe: Bool = true,
    @SwipeActionBuilder _ actions: @escaping (Owner, PutDataBeforeThisStep, Int) -> [UIContextualAction]
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onBeginEditing")
  public func onBeginEditing(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onBeginEditing")
  public func onBeginEditing<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onBeginEditing")
  public func onBeginEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndEditing")
  public func onEndEditing(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndEditing")
  public func onEndEditing<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndEditing")
  public func onEndEditing<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
}
