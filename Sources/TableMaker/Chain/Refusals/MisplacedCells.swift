public import UIKit

// Several classes of cells, at the wrong place of a section. Each returns what the chain would have had, so that the rest is still
// checked.

extension SectionWithoutData {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "Cells by item need the items: put .data(items) before .cells(_:for:)")
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code,
    @OneValue<Bool> for test: @escaping (PutDataBeforeThisStep) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, PutDataBeforeThisStep, Int) -> Void
  ) -> MixedSection<PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "Cells by item need the items: put .data(items) before .cells(_:as:)")
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (PutDataBeforeThisStep) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> MixedSection<PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }
}

extension DataSection {
  /// Not yet: there is no other class.
  @available(
    *, unavailable,
    message: "There is no .cells(C.self, for:) before .otherwise: add one, or say .cell(C.self) for a single class"
  )
  public func otherwise<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> { neverCalled() }
}

extension TypedSection {
  /// Too late: the section has its one class.
  @available(
    *, unavailable, message: "This section has one class of cells: put .cells(C.self, for:) in the place of .cell"
  )
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> MixedSection<Item, Source> { neverCalled() }
  /// Too late: the section has its one class.
  @available(
    *, unavailable, message: "This section has one class of cells: put .cells(C.self, as:) in the place of .cell"
  )
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> { neverCalled() }
}

extension MixedSection {
  /// Too late: the section has several classes.
  @available(
    *, unavailable,
    message:
      "This section has cells for some of its items: say .otherwise(C.self) { cell, item, index in … } for the others"
  )
  public func cell<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code
  ) -> TypedSection<C, Item, Source> { neverCalled() }
  /// Too late: the section has several classes.
  @available(
    *, unavailable,
    message: "Each .cells has its own adapter: say .otherwise(C.self) { cell, item, index in … } for the other items"
  )
  public func adapter(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> { neverCalled() }
}

extension ReadySection {
  /// Too late: all items have their cells.
  @available(*, unavailable, message: "All items have their cells already: put .cells(_:for:) before .otherwise")
  public func cells<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> Self { neverCalled() }
  /// Too late: all items have their cells.
  @available(*, unavailable, message: "All items have their cells already: put .cells(_:as:) before .otherwise")
  public func cells<C: UITableViewCell, Payload>(
    _ cell: C.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (C, Payload, Int) -> Void
  ) -> Self { neverCalled() }
  /// Too late: all items have their cells.
  @available(*, unavailable, message: "All items have their cells already: say .otherwise once, after the last .cells")
  public func otherwise<C: UITableViewCell>(
    _ cell: C.Type, from origin: CellOrigin = .code,
    @ClosureWithoutReturn _ adapter: @escaping (C, Item, Int) -> Void
  ) -> Self { neverCalled() }
}
