public import UIKit

// Loading, at the wrong place.

extension ItemOptions {
  /// Not here: the source has no pages.
  @_disfavoredOverload
  @available(*, unavailable, message: "Only pages load more: make a PagedList and give it to .data")
  public func loadsMore(_ trigger: LoadTrigger = .byItself) -> Self { neverCalled() }
}

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .loadsMore")
  public func loadsMore(_ trigger: LoadTrigger = .byItself) -> Self { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .placeholder")
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> Self { neverCalled() }
}

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .loadsMore")
  public func loadsMore(_ trigger: LoadTrigger = .byItself) -> DataSource { neverCalled() }
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .loads")
  public func loads(_ trigger: LoadTrigger) -> DataSource { neverCalled() }
}

extension DataSource {
  /// Not here: there is no section yet.
  @available(*, unavailable, message: "There is no section yet: put .section() before .paged")
  public func paged<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> DataSection<Item, PagedQueries<Item>> { neverCalled() }
}

extension ItemOptions {
  /// Not here: the section has its data.
  @available(*, unavailable, message: "This section has its data already: give it .data or .paged, once")
  public func paged<Found>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Found>
  ) -> Self { neverCalled() }
}

extension SectionOptions {
  /// Not here: it is the table's.
  @available(*, unavailable, message: "This step is the table's: put .refreshes before the first section")
  public func refreshes(after time: Duration) -> Self { neverCalled() }
  /// Not here: it is the table's.
  @available(*, unavailable, message: "This step is the table's: put .refreshable before the first section")
  public func refreshable() -> Self { neverCalled() }
  /// Not here: it is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onRefresh before the first section")
  public func onRefresh(@ClosureWithoutReturn _ body: @escaping @MainActor () async throws -> Void) -> Self {
    neverCalled()
  }
  /// Not here: it is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onRefresh before the first section")
  public func onRefresh<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> Self { neverCalled() }
  /// Not here: it is the table's.
  @available(*, unavailable, message: "This step is the table's: put .onRefresh before the first section")
  public func onRefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> Self { neverCalled() }
}
