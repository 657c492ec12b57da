public import UIKit

// Unfinished sections declare the steps that end a section, and an adapter that comes too early. Each returns what the
// chain would have had, so the compiler still checks the rest.
@available(
  *, unavailable,
  message: "This section has no cell and no data yet: put .cell(C.self) and .data(items) before this step"
)
@_documentation(visibility: internal)
extension SectionStart {
  public func make() -> TableViewDataSource { neverCalled() }
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  public func sections<Sections: SectionSource>(_ name: String? = nil, from source: Sections) -> DataSection<
    Sections.Item, SectionItems<Sections>
  > { neverCalled() }
  public func adapter(@ClosureWithoutReturn _ body: @escaping (UITableViewCell, PutDataBeforeThisStep, Int) -> Void)
    -> ReadySection<UITableViewCell, PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>>
  { neverCalled() }
}

@available(*, unavailable, message: "This section has no data yet: put .data(items) before this step")
@_documentation(visibility: internal)
extension CellSection {
  public func make() -> TableViewDataSource { neverCalled() }
  public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  public func sections<Sections: SectionSource>(_ name: String? = nil, from source: Sections) -> DataSection<
    Sections.Item, SectionItems<Sections>
  > { neverCalled() }
  public func adapter(@ClosureWithoutReturn _ body: @escaping (Cell, PutDataBeforeThisStep, Int) -> Void)
    -> ReadySection<Cell, PutDataBeforeThisStep, ItemList<PutDataBeforeThisStep>>
  { neverCalled() }
}
// A section with only data can be finished (stock rows), and so can one with a cell and data (cells that configure
// themselves). So `make`, `section`, and `sections` have two candidates each. If the second were unavailable, the
// compiler would consider it only while it diagnoses a mistake, and would then blame every `return` in the chain's
// closures. It finds an unavailable conformance only after all types.

/// A section without a cell.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol SectionWithoutCell: Chained {}

@available(*, unavailable, message: "This section has no cell yet: add .cell(C.self)")
extension DataSection: SectionWithoutCell {}

@_documentation(visibility: internal)
extension SectionWithoutCell {
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, from source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}

/// A section without an adapter.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol SectionWithoutAdapter: Chained {}

@available(
  *, unavailable,
  message:
    "This section has no adapter yet: add .adapter { cell, item, index in … }, or let the cell conform to Configurable"
)
extension TypedSection: SectionWithoutAdapter {}

@_documentation(visibility: internal)
extension SectionWithoutAdapter {
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, from source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}

/// A section with cells that configure themselves, with another item type than that of its data.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol SectionOfOtherItems: SectionWithoutAdapter {}

@available(
  *, unavailable,
  message:
    "The cell is Configurable for another type of item: change the data or the cell, or add .adapter { cell, item, index in … }"
)
extension TypedSection: SectionOfOtherItems where Cell: Configurable {}

@_documentation(visibility: internal)
extension SectionOfOtherItems {
  @_disfavoredOverload public func make() -> TableViewDataSource { neverCalled() }
  @_disfavoredOverload public func section(_ name: String? = nil) -> SectionStart { neverCalled() }
  @_disfavoredOverload public func sections<Sections: SectionSource>(
    _ name: String? = nil, from source: Sections
  ) -> DataSection<Sections.Item, SectionItems<Sections>> { neverCalled() }
}
