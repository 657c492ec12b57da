public import UIKit

/// A finished section.
@preconcurrency @MainActor public struct ReadySection<Cell, Item, Source: ItemSource<Item>>: CellOptions, Finished {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowConfiguration<Item>
  let source: Source
  let maker: _RowMaker<Item>
  /// The section's cell classes if it has several; otherwise empty.
  let mixed: _MixedCells<Item>

  @usableFromInline init(
    _configuration: _SectionConfiguration, _rows: _RowConfiguration<Item>, source: Source, maker: _RowMaker<Item>
  ) {
    self._configuration = _configuration
    self._rows = _rows
    self.source = source
    self.maker = maker
    mixed = _MixedCells()
  }

  @usableFromInline init(
    _configuration: _SectionConfiguration, _rows: _RowConfiguration<Item>, source: Source, mixed: _MixedCells<Item>,
    maker: _RowMaker<Item>
  ) where Cell == UITableViewCell {
    self._configuration = _configuration.with(.mixed(mixed.kinds.map(\.source)))
    self._rows = _rows
    self.source = source
    self.maker = maker
    self.mixed = mixed
  }

  /// The section, with the chain before it; for the package.
  public var _closed: _ClosedChain { closed { [source] in source } }

  /// Returns the section with the chain before it.
  ///
  /// - Parameter makeSource: A closure that returns the section's source, called for each table view that the chain
  ///   sets up.
  func closed(_ makeSource: @escaping @MainActor () -> Source) -> _ClosedChain {
    _ClosedChain(
      table: _configuration.closed { [_rows, maker, mixed] in Self.content(of: makeSource(), _rows, maker, mixed) })
  }

  /// Returns the section's content: its source, or a source that searches, sorts, or groups it.
  private static func content(
    of source: Source, _ rows: _RowConfiguration<Item>, _ maker: _RowMaker<Item>, _ mixed: _MixedCells<Item>
  ) -> any SectionContent {
    let finding = rows.finding
    if finding.isEmpty { return ItemsContent(source: source, rows: rows, maker: maker, mixed: mixed) }
    let fetched = finding.fetch.map { RemoteSearchSource(source, debounce: $0.debounce, $0.body) }
    let pipeline = finding.stages.reduce(fetched.map { Pipeline(fetching: $0) } ?? Pipeline(source)) { $1($0) }
    // The results of a remote search don't have sections.
    let sectioned = fetched == nil ? source as? any SectionedItems<Item> : nil
    guard finding.grouping != nil || sectioned != nil else {
      return ItemsContent(source: QueriedSource<Source>(pipeline), rows: rows, maker: maker, mixed: mixed)
    }
    let grouped =
      if let (grouping, index) = finding.grouping {
        GroupedSource<Source>(pipeline, by: grouping, index: index)
      } else {
        // TableMaker searches and sorts a source of sections within each section.
        GroupedSource<Source>(pipeline, stage: GivenSections(of: sectioned), index: .none)
      }
    return ItemsContent(source: SectionItems(grouped), rows: rows, maker: maker, mixed: mixed)
  }
}
