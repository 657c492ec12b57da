public import UIKit

// Rejects a cell, data, or cells by item after the step that finishes a section.
@available(
  *, unavailable,
  message: "This section has its cell, its data, and its adapter already: put this step before .adapter, once"
)
@_documentation(visibility: internal)
extension ReadySection {
  public func cell<C: UITableViewCell>(_ cell: C.Type) -> Self { neverCalled() }
  public func data(_ items: Any...) -> Self { neverCalled() }
  public func observing<Items>(_ items: @escaping () -> Items) -> Self { neverCalled() }
}

@available(
  *, unavailable, message: "All items have their cells already: put .cells before .otherwise, and .otherwise once"
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

@available(*, unavailable, message: "This section has its data already: give it .data or .pagedSearch, once")
@_documentation(visibility: internal)
extension ItemOptions {
  public func pagedSearch<Found>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Found>
  ) -> Self { neverCalled() }
}
