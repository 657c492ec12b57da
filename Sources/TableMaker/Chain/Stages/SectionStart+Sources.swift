// Items from several sources, and from a closure.

extension SectionStart {
  /// Gives the section the items of several sources, one after the other. Once in each section, before or after `cell`.
  ///
  /// Each source keeps its own items and edits. An array among them is `ItemList(array)`.
  /// - Parameters:
  ///   - first: The source whose items come first.
  ///   - second: The next one.
  ///   - rest: More.
  public func data<Item>(
    _ first: any ItemSource<Item>, _ second: any ItemSource<Item>, _ rest: any ItemSource<Item>...
  ) -> DataSection<Item, MergedSource<Item>> {
    DataSection(_configuration: _configuration, source: MergedSource([first, second] + rest))
  }

  /// Gives the section the items that a closure reads. Once in each section, in the place of `data`.
  ///
  /// It is read again when an `@Observable` object changes that it has read, or a list or source of the package, and at each `update()` of
  /// the data source. The `items` of a custom source aren't observed; read them through an `AnySource`.
  ///
  /// With several statements say what the closure returns, `{ () -> [Goods] in … }`, or give `data` a `ReadSource`:
  /// the compiler then still finds the right line of a mistake elsewhere in the chain.
  /// - Parameter items: Returns the items, in order: an array, or another collection of random access. It is kept as long as the table's live object: name what it needs in its
  ///   capture list, `{ [market] in market.goods }`, since a controller that it captures is kept too.
  public func reading<Item, Items: RandomAccessCollection<Item>>(
    _ items: @escaping () -> Items
  ) -> DataSection<Item, ReadSource<Item>> {
    DataSection(_configuration: _configuration, source: ReadSource { Array(items()) })
  }
}
