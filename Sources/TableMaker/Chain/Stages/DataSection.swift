public import UIKit

/// A section with data and no cell yet: `.section().data(items)` or `.sections(from: source)`.
@preconcurrency @MainActor public struct DataSection<Item, Source: ItemSource<Item>>: ItemOptions {
  /// The settings of the section's steps so far; for the package.
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
      _configuration: _SectionConfiguration(after: table, name: name, location: CallSite(file: file, line: line)),
      source: SectionItems(source))
  }
}

extension DataSection {
  /// Sets the class of the section's cells.
  ///
  /// Use this step once in each section, before or after `data`.
  /// - Parameters:
  ///   - cell: The cell class. Sections with the same class share its registration and its reused cells.
  ///   - origin: The origin of the class; by default, its code.
  public func cell<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin = .code
  ) -> TypedSection<Cell, Item, Source> {
    TypedSection(_configuration: _configuration.with(.cells(of: cell, from: origin)), _rows: _rows, source: source)
  }

  /// Sets one of the system's cell styles for the section's cells.
  ///
  /// Use this step once in each section, before or after `data`.
  /// - Parameter style: A style that determines which labels a cell has: `.default` has no `detailTextLabel`.
  public func stockCell(_ style: UITableViewCell.CellStyle) -> TypedSection<UITableViewCell, Item, Source> {
    TypedSection(_configuration: _configuration.with(.stock(style)), _rows: _rows, source: source)
  }
}
