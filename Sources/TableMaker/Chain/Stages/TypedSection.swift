/// A section with a cell and data, and no adapter yet.
///
/// It's already finished if the cell is `Configurable` with the item.
@preconcurrency @MainActor public struct TypedSection<Cell, Item, Source: ItemSource<Item>>: CellOptions {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowConfiguration<Item>
  @usableFromInline let source: Source

  init(_configuration: _SectionConfiguration, _rows: _RowConfiguration<Item> = _RowConfiguration(), source: Source) {
    self._configuration = _configuration
    self._rows = _rows
    self.source = source
  }
}

extension TypedSection {
  /// Sets the closure that shows an item in a cell.
  ///
  /// TableMaker calls it each time a row comes on screen. Set everything that depends on the item, because the cell can
  /// have shown another item before. Use this step once in each section, after `cell` and `data`.
  /// - Parameter body: A closure that receives the cell, the item, and its index in the section.
  @inlinable public func adapter(
    @ClosureWithoutReturn _ body: @escaping (Cell, Item, Int) -> Void
  ) -> ReadySection<Cell, Item, Source> {
    ReadySection(_configuration: _configuration, _rows: _rows, source: source, maker: _RowMaker(body))
  }
}

extension TypedSection: Finished where Cell: Configurable, Cell.Item == Item {
  /// The section, with the chain before it; for the package.
  @inlinable public var _closed: _ClosedChain {
    let maker = _RowMaker { (cell: Cell, item: Item, index: Int) in cell.configure(with: item, at: index) }
    return ReadySection<Cell, Item, Source>(_configuration: _configuration, _rows: _rows, source: source, maker: maker)
      ._closed
  }
}
