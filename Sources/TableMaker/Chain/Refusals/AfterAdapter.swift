public import UIKit

// Rejects a cell, data, or cells by item after the step that finishes a section.
@available(
  *, unavailable,
  message: "This section already has its cell, data, and adapter: put this step before .adapter, only once"
)
@_documentation(visibility: internal)
extension ReadySection {
  public func cell<C: UITableViewCell>(_ cell: C.Type) -> Self { neverCalled() }
  public func data(_ items: Any...) -> Self { neverCalled() }
  public func observing<Items>(_ items: @escaping () -> Items) -> Self { neverCalled() }
}

@available(
  *, unavailable, message: "All items already have cells: put .cells before .otherwise, and use .otherwise only once"
)
@_documentation(visibility: internal)
extension ReadySection {
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> Self { neverCalled() }
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> Self { neverCalled() }
  public func otherwise<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> Self { neverCalled() }
}

@available(*, unavailable, message: "This section already has data: use .data or .pagedSearch only once")
@_documentation(visibility: internal)
extension ItemOptions {
  public func pagedSearch<Found>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Found>
  ) -> Self { neverCalled() }
}
