public import UIKit

// Events and questions of a section before any section.
extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onHighlight")
  public func onHighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onHighlight")
  public func onHighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onHighlight")
  public func onHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onUnhighlight")
  public func onUnhighlight(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onUnhighlight")
  public func onUnhighlight<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onUnhighlight")
  public func onUnhighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAccessoryTap")
  public func onAccessoryTap(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAccessoryTap")
  public func onAccessoryTap<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onAccessoryTap")
  public func onAccessoryTap<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldDeselect")
  public func shouldDeselect(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldDeselect")
  public func shouldDeselect<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldDeselect")
  public func shouldDeselect<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldHighlight")
  public func shouldHighlight(@OneValue<Bool> _ answer: @escaping (PutDataBeforeThisStep, Int) -> Bool) -> DataSource {
    neverCalled()
  }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldHighlight")
  public func shouldHighlight<Owner: AnyObject>(
    with owner: Owner, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .shouldHighlight")
  public func shouldHighlight<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @OneValue<Bool> _ answer: @escaping (Owner, PutDataBeforeThisStep, Int) -> Bool
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplay")
  public func onDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplay")
  public func onDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplay")
  public func onEndDisplay(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    with owner: Owner,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onEndDisplay")
  public func onEndDisplay<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, UITableViewCell, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayHeader")
  public func onDisplayHeader(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayHeader")
  public func onDisplayHeader<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayHeader")
  public func onDisplayHeader<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayFooter")
  public func onDisplayFooter(@ClosureWithoutReturn _ body: @escaping (UIView) -> Void) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayFooter")
  public func onDisplayFooter<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onDisplayFooter")
  public func onDisplayFooter<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping (Owner, UIView) -> Void
  ) -> DataSource { neverCalled() }
}
