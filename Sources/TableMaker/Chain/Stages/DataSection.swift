public import UIKit

/// `.section().data(items)`, or `.sections(of: source)`: no cell yet.
@MainActor public struct DataSection<Item, Source: ItemSource<Item>>: ItemOptions {
  /// The settings that the section's steps have made so far; for the package.
  public var _configuration: _SectionConfiguration
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowConfiguration<Item>
  let source: Source

  init(_configuration: _SectionConfiguration, source: Source) {
    self._configuration = _configuration
    _rows = _RowConfiguration()
    self.source = source
  }

  init<Sections: SectionSource>(
    after table: TableConfiguration, name: String?, sections source: Sections, file: StaticString, line: UInt
  ) where Source == SectionItems<Sections> {
    self.init(
      _configuration: _SectionConfiguration(after: table, name: name, place: CallSite(file: file, line: line)),
      source: SectionItems(source))
  }
}

extension DataSection {
  /// Says which class the section's cells are of. Once in each section, before or after `data`.
  ///
  /// - Parameters:
  ///   - cell: The class. Sections of the same class share its registration and its reused cells.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  public func cell<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin = .code
  ) -> TypedSection<Cell, Item, Source> {
    TypedSection(_configuration: _configuration.with(.cells(of: cell, from: origin)), _rows: _rows, source: source)
  }

  /// Uses the system's own cells, in one of their styles. Once in each section, before or after `data`.
  ///
  /// - Parameter style: Decides which labels a cell has: `.default` has no `detailTextLabel`.
  public func stockCell(_ style: UITableViewCell.CellStyle) -> TypedSection<UITableViewCell, Item, Source> {
    TypedSection(_configuration: _configuration.with(.stock(style)), _rows: _rows, source: source)
  }
}
