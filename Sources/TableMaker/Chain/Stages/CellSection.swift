import TableMakerDiffing

/// A section with a cell and no data yet: `.section().cell(C.self)`.
@preconcurrency @MainActor public struct CellSection<Cell>: SectionOptions {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration
}

extension CellSection {
  /// Sets the section's items: an array, or a source such as an `ItemList`.
  ///
  /// The identity of an array's item is its `id` if it's `Identifiable`, the item if it's `Hashable`, and otherwise its
  /// index. To change the items later, pass an `ItemList`. The table view shows the items that a source has at
  /// `make()`, and updates when the source notifies it of changes. Use this step once in each section, before or after
  /// `cell`.
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> TypedSection<Cell, Item, Items._Source> {
    TypedSection(_configuration: _configuration, source: items._source)
  }

  /// Sets the section's items, and the property that identifies an item over time.
  ///
  /// Use this step once in each section.
  /// - Parameters:
  ///   - items: The items in order.
  ///   - id: A key path to a value that's unique in the section.
  public func data<Item, ID: Hashable>(
    _ items: [Item], id: any KeyPath<Item, ID> & Sendable
  ) -> TypedSection<Cell, Item, ItemList<Item>> {
    TypedSection(_configuration: _configuration, source: ItemList(items, identity: .given(by: id)))
  }
}
