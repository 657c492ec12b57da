import TableMakerDiffing

/// `.section().cell(C.self)`: no data yet.
@MainActor public struct CellSection<Cell>: SectionOptions {
  /// The settings that the section's steps have made so far; for the package.
  public var _configuration: _SectionConfiguration
}

extension CellSection {
  /// Gives the section its items: an array, or a source such as an `ItemList`. Once in each section, before or after `cell`.
  ///
  /// Items of an array are known by their `id` where they are `Identifiable`, else by themselves where they are `Hashable`,
  /// else by their place; to change them later, give an `ItemList`. The table shows the items that a source has when the table
  /// is made, and follows when the source tells that they have changed.
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> TypedSection<Cell, Item, Items._Source> {
    TypedSection(_configuration: _configuration, source: items._source)
  }

  /// Gives the section its items, and says what makes two of them the same row over time. Once in each section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - id: The part of an item that no other item of the section has.
  public func data<Item, ID: Hashable>(
    _ items: [Item], id: any KeyPath<Item, ID> & Sendable
  ) -> TypedSection<Cell, Item, ItemList<Item>> {
    TypedSection(_configuration: _configuration, source: ItemList(items, identity: .given(by: id)))
  }
}
