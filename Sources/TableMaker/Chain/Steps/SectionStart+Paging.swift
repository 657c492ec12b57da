extension SectionStart {
  /// Gives the section a list in pages for each text of a search bar. In place of `data`, before or after `cell`.
  ///
  /// While a text's first page is loaded, the rows of the text before stay; then the difference is shown.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - debounce: How long a text must stay the same before its list is asked for. An empty one does not wait.
  ///   - list: Returns the list of a text, the empty one too. It is kept as long as the table's live object: name what it needs in its
  ///     capture list.
  public func paged<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> DataSection<Item, PagedQueries<Item>> {
    DataSection(_configuration: _configuration, source: PagedQueries(by: bar, debounce: debounce, list: list))
  }
}

extension CellSection {
  /// Gives the section a list in pages for each text of a search bar. In place of `data`, before or after `cell`.
  ///
  /// While a text's first page is loaded, the rows of the text before stay; then the difference is shown.
  /// - Parameters:
  ///   - bar: A `UISearchBar`, a `UISearchController`, or a source of queries of one's own. Held weakly.
  ///   - debounce: How long a text must stay the same before its list is asked for. An empty one does not wait.
  ///   - list: Returns the list of a text, the empty one too. It is kept as long as the table's live object: name what it needs in its
  ///     capture list.
  public func paged<Item>(
    by bar: any QuerySource, debounce: Duration = .milliseconds(250),
    _ list: @escaping @MainActor (String) -> PagedList<Item>
  ) -> TypedSection<Cell, Item, PagedQueries<Item>> {
    TypedSection(_configuration: _configuration, source: PagedQueries(by: bar, debounce: debounce, list: list))
  }
}
