extension SectionStart {
  /// Sets a closure that provides a paged list for each text of a search bar.
  ///
  /// While the first page for a text loads, the rows of the previous text stay; TableMaker then shows the difference.
  /// Use this step once in each section, in place of `data`, before or after `cell`.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - debounce: The time that a text must stay the same before TableMaker calls `list`. An empty text doesn't wait.
  ///   - list: A closure that returns the list for a text, including the empty text. The data source keeps it, so name
  ///     what it needs in its capture list.
  public func pagedSearch<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> DataSection<Item, PagedQueries<Item>> {
    DataSection(_configuration: _configuration, source: PagedQueries(by: bar, debounce: debounce, list: list))
  }
}

extension CellSection {
  /// Sets a closure that provides a paged list for each text of a search bar.
  ///
  /// While the first page for a text loads, the rows of the previous text stay; TableMaker then shows the difference.
  /// Use this step once in each section, in place of `data`, before or after `cell`.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a custom source of queries. TableMaker holds it weakly.
  ///   - debounce: The time that a text must stay the same before TableMaker calls `list`. An empty text doesn't wait.
  ///   - list: A closure that returns the list for a text, including the empty text. The data source keeps it, so name
  ///     what it needs in its capture list.
  public func pagedSearch<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> TypedSection<Cell, Item, PagedQueries<Item>> {
    TypedSection(_configuration: _configuration, source: PagedQueries(by: bar, debounce: debounce, list: list))
  }
}
