/// `.section().cell(C.self)`: no data yet.
@MainActor public struct CellSection<Cell>: SectionOptions {
  /// What the section's steps have said so far; for the package.
  public var _draft: _SectionDraft
}

extension CellSection {
  /// Gives the section its items. Once in each section, before or after `cell`.
  ///
  /// A row is known by its item's `id` where the item is `Identifiable`, else by the item itself where it is `Hashable`,
  /// else by its place. To change the items later, give an `ItemList`.
  public func data<Item>(_ items: [Item]) -> TypedSection<Cell, Item, ItemList<Item>> {
    TypedSection(_draft: _draft, source: ItemList(items))
  }

  /// Gives the section its items, and says what makes two of them the same row over time. Once in each section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - id: The part of an item that no other item of the section has.
  public func data<Item, ID: Hashable>(
    _ items: [Item], id: any KeyPath<Item, ID> & Sendable
  ) -> TypedSection<Cell, Item, ItemList<Item>> {
    TypedSection(_draft: _draft, source: ItemList(items, identity: .given(by: id)))
  }

  /// Gives the section a source of items, such as an `ItemList`. Once in each section, before or after `cell`.
  ///
  /// The table shows the items that the source has when the table is made, and follows when it tells that they have changed.
  @_disfavoredOverload public func data<Item, Source: AnyObject & TellsChanges & ItemSource<Item>>(
    _ source: Source
  ) -> TypedSection<Cell, Item, Source> {
    TypedSection(_draft: _draft, source: source)
  }
}
