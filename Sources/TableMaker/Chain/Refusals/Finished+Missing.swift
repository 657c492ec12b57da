public import UIKit

// Unfinished sections have the same three words, unavailable, with the missing step in the message; and an adapter before its
// time. Each returns what the chain would have had, so that the rest is still checked.

extension SectionStart {
  /// Not yet: this section has no cell and no data.
  @available(*, unavailable, message: "This section has no cell yet: add .cell(C.self) and .data(items)")
  public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: this section has no cell and no data.
  @available(*, unavailable, message: "This section has no cell yet: add .cell(C.self) and .data(items)")
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: this section has no cell and no data.
  @available(*, unavailable, message: "This section has no cell yet: add .cell(C.self) and .data(items)")
  public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
  /// Not yet: this section has no cell and no data.
  @available(
    *, unavailable,
    message: "This section has no cell and no data yet: put .cell(C.self) and .data(items) before .adapter"
  )
  public func adapter(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) -> Void
  ) -> ReadySection<UITableViewCell, PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }
}

extension CellSection {
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: add .data(items)")
  public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: add .data(items)")
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: add .data(items)")
  public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
  /// Not yet: this section has no data.
  @available(*, unavailable, message: "This section has no data yet: put .data(items) before .adapter")
  public func adapter(
    @ClosureWithoutReturn _ body: @escaping (Cell, PutDataBeforeThisStep, Int) -> Void
  ) -> ReadySection<Cell, PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>> { neverCalled() }
}

extension DataSection {
  /// Not yet: this section has no cell.
  @available(*, unavailable, message: "This section has no cell yet: put .cell(C.self) before .adapter")
  public func adapter(
    @ClosureWithoutReturn _ body: @escaping (UITableViewCell, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> { neverCalled() }
}

// Data, and perhaps that is all it takes, as with rows of the system's look; or cell and data, as with cells that fill themselves: two
// candidates each for `make`, `section` and `sections`. Were the second unavailable itself, the compiler would look at it only while
// looking for mistakes, and then blame every `return` in the chain's closures instead. An unavailable conformance is found after all
// types are.

/// A section without a cell.
@_documentation(visibility: internal)
@MainActor public protocol SectionWithoutCell: Chained {}

@available(*, unavailable, message: "This section has no cell yet: add .cell(C.self)")
extension DataSection: SectionWithoutCell {}

extension SectionWithoutCell {
  /// Not yet: this section has no cell.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: this section has no cell.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: this section has no cell.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}

/// A section without an adapter.
@_documentation(visibility: internal)
@MainActor public protocol SectionWithoutAdapter: Chained {}

@available(
  *, unavailable,
  message:
    "This section has no adapter yet: add .adapter { cell, item, index in … }, or let the cell conform to Configurable"
)
extension TypedSection: SectionWithoutAdapter {}

extension SectionWithoutAdapter {
  /// Not yet: this section has no adapter.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: this section has no adapter.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: this section has no adapter.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}

/// A section whose cells fill themselves, with another item than its data has.
@_documentation(visibility: internal)
@MainActor public protocol SectionOfOtherItems: SectionWithoutAdapter {}

@available(
  *, unavailable,
  message:
    "The cell is Configurable with another item than the data has: give the data that the cell shows, or add .adapter { cell, item, index in … }"
)
extension TypedSection: SectionOfOtherItems where Cell: Configurable {}

extension SectionOfOtherItems {
  /// Not yet: this section has no adapter, and its cell's is for other items.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  /// Not yet: this section has no adapter, and its cell's is for other items.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  /// Not yet: this section has no adapter, and its cell's is for other items.
  @_documentation(visibility: internal)
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, of source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}

// A cell or data given too late, after an adapter.
extension ReadySection {
  /// Too late: the adapter is there.
  @available(
    *, unavailable, message: "This section has its cell and its adapter already: put .cell before .adapter, once"
  )
  public func cell<C: UITableViewCell>(_ cell: C.Type) -> Self { neverCalled() }
  /// Too late: the adapter is there.
  @available(
    *, unavailable, message: "This section has its data and its adapter already: put .data before .adapter, once"
  )
  public func data(_ items: Any...) -> Self { neverCalled() }
  /// Too late: the adapter is there.
  @available(
    *, unavailable, message: "This section has its data and its adapter already: put .reading before .adapter, once"
  )
  public func reading<Items>(_ items: @escaping () -> Items) -> Self { neverCalled() }
}
