public import UIKit

// The steps of a tree, before there is a section, before there is data, or before there is a cell.

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .expandable")
  public func expandable(
    @OneValue<[PutDataBeforeThisStep]> children: @escaping (PutDataBeforeThisStep) -> [PutDataBeforeThisStep],
    disclosure: TreeDisclosure = .chevron
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .nodes")
  public func nodes(@ClosureWithoutReturn _ show: @escaping (UITableViewCell, PutDataBeforeThisStep, TreeNode) -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onExpand")
  public func onExpand(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onExpand")
  public func onExpand<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onExpand")
  public func onExpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCollapse")
  public func onCollapse(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void)
    -> DataSource
  { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCollapse")
  public func onCollapse<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .onCollapse")
  public func onCollapse<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> DataSource { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .expandable")
  public func expandable(
    @OneValue<[PutDataBeforeThisStep]> children: @escaping (PutDataBeforeThisStep) -> [PutDataBeforeThisStep],
    disclosure: TreeDisclosure = .chevron
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .nodes")
  public func nodes(@ClosureWithoutReturn _ show: @escaping (UITableViewCell, PutDataBeforeThisStep, TreeNode) -> Void)
    -> Self
  { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onExpand")
  public func onExpand(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onExpand")
  public func onExpand<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onExpand")
  public func onExpand<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCollapse")
  public func onCollapse(@ClosureWithoutReturn _ body: @escaping (PutDataBeforeThisStep, Int) throws -> Void) -> Self {
    neverCalled()
  }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCollapse")
  public func onCollapse<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .onCollapse")
  public func onCollapse<Owner: AnyObject>(
    by owner: WeakReference<Owner>,
    @ClosureWithoutReturn _ body: @escaping (Owner, PutDataBeforeThisStep, Int) throws -> Void
  ) -> Self { neverCalled() }
}

extension DataSection {
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .nodes")
  public func nodes(@ClosureWithoutReturn _ show: @escaping (UITableViewCell, Item, TreeNode) -> Void) -> Self {
    neverCalled()
  }
}
