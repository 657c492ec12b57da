public import UIKit

// Rejects cells of one class together with cells by item, and page loading for data without pages.
@available(
  *, unavailable,
  message: "There is no .cells(C.self, for:) before .otherwise: add one, or write .cell(C.self) for a single class"
)
@_documentation(visibility: internal)
extension DataSection {
  public func otherwise<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> { neverCalled() }
}

@available(*, unavailable, message: "This section has one class of cells: replace .cell with .cells(C.self, for:)")
@_documentation(visibility: internal)
extension TypedSection {
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> MixedSection<Item, Source> { neverCalled() }
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> { neverCalled() }
}

@available(
  *, unavailable,
  message: "Each .cells has its own adapter: write .otherwise(C.self) { cell, item, index in … } for the other items"
)
@_documentation(visibility: internal)
extension MixedSection {
  public func cell<C: UITableViewCell>(_ cell: C.Type, from origin: CellOrigin = .code) -> TypedSection<C, Item, Source>
  { neverCalled() }
  public func adapter(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) -> Void) -> ReadySection<
    UITableViewCell, Item, Source
  > { neverCalled() }
}

@available(*, unavailable, message: "Only a paged list loads more: make a PagedList and give it to .data")
@_documentation(visibility: internal)
extension ItemOptions {
  public func loadsMore(_ trigger: LoadTrigger = .automatic) -> Self { neverCalled() }
}
