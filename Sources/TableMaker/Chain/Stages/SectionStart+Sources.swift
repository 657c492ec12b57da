// Items from several sources, and from a closure.

extension SectionStart {
  /// Sets several sources that provide the section's items, one source after the other.
  ///
  /// Each source keeps its own items and edits. With a `PagedList` among the sources, `loadsMore` loads its pages, and an
  /// item that another list also contains appears only once. To include an array, use `ItemList(array)`. Use this step
  /// once in each section, before or after `cell`.
  /// - Parameters:
  ///   - first: The source of the first items.
  ///   - second: The source of the next items.
  ///   - rest: Further sources.
  public func data<Item>(
    _ first: any ItemSource<Item>, _ second: any ItemSource<Item>, _ rest: any ItemSource<Item>...
  ) -> DataSection<Item, MergedSource<Item>> {
    DataSection(_configuration: _configuration, source: MergedSource([first, second] + rest))
  }

  /// Sets a closure that provides the section's items.
  ///
  /// TableMaker calls the closure again when an `@Observable` object, a list, or another source of the package that it
  /// has read changes, and at each `update()` of the data source. It doesn't observe the `items` of a custom source;
  /// read them through an `AnySource`. Use this step once in each section, in place of `data`.
  ///
  /// If the closure has several statements, write its return type, `{ () -> [Goods] in … }`, or pass an
  /// `ObservedSource` to `data`. The compiler then still finds the right line of a mistake elsewhere in the chain.
  /// - Parameter items: A closure that returns the items in order, as an array or another random-access collection. The
  ///   data source keeps it, and also a controller that it captures. Name what it needs in its capture list:
  ///   `{ [market] in market.goods }`.
  public func observing<Item, Items: RandomAccessCollection<Item>>(
    _ items: @escaping () -> Items
  ) -> DataSection<Item, ObservedSource<Item>> {
    DataSection(_configuration: _configuration, source: ObservedSource { Array(items()) })
  }
}
