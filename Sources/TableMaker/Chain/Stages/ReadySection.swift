/// A section that lacks nothing.
@MainActor public struct ReadySection<Cell, Item, Source: ItemSource<Item>>: CellOptions, Finished {
  /// The settings that the section's steps have made so far; for the package.
  public var _configuration: _SectionConfiguration
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowConfiguration<Item>
  let source: Source
  let maker: _RowMaker<Item>

  @usableFromInline init(
    _configuration: _SectionConfiguration, _rows: _RowConfiguration<Item>, source: Source, maker: _RowMaker<Item>
  ) {
    self._configuration = _configuration
    self._rows = _rows
    self.source = source
    self.maker = maker
  }

  /// The section with the chain before it; for the package.
  public var _closed: _ClosedChain {
    var rows = _rows
    // A `title` has come after them.
    if !_configuration.settings.hasTitles { rows.titles = nil }
    return _ClosedChain(table: _configuration.closed(TypedSectionContent(source: source, rows: rows, maker: maker)))
  }
}
