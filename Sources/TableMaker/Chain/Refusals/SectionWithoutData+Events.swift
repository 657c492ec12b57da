public import UIKit

// Events and questions of rows before there is data.
extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onHighlight")
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onHighlight")
  public func onHighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onHighlight")
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onUnhighlight")
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self
  {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onUnhighlight")
  public func onUnhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onUnhighlight")
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onAccessoryTap")
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> Self
  {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onAccessoryTap")
  public func onAccessoryTap<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onAccessoryTap")
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldDeselect")
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldDeselect")
  public func shouldDeselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldDeselect")
  public func shouldDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldHighlight")
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldHighlight")
  public func shouldHighlight<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .shouldHighlight")
  public func shouldHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDisplay")
  public func onDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndDisplay")
  public func onEndDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
}
