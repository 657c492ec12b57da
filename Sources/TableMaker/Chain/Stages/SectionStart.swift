import TableMakerDiffing
public import UIKit

/// A section with no cell and no data yet: `.section()`.
@preconcurrency @MainActor public struct SectionStart: SectionOptions {
  /// The settings of the section's steps so far; for the package.
  public var _configuration: _SectionConfiguration

  init(after table: TableConfiguration, name: String?, file: StaticString, line: UInt) {
    _configuration = _SectionConfiguration(after: table, name: name, location: CallSite(file: file, line: line))
  }

  init(after table: TableConfiguration, at location: CallSite) {
    _configuration = _SectionConfiguration(after: table, name: nil, location: location)
  }
}

extension SectionStart {
  /// Sets the class of the section's cells.
  ///
  /// Use this step once in each section, before or after `data`.
  /// - Parameters:
  ///   - cell: The cell class. Sections with the same class share its registration and its reused cells.
  ///   - origin: The origin of the class; by default, its code.
  public func cell<Cell: UITableViewCell>(_ cell: Cell.Type, from origin: CellOrigin = .code) -> CellSection<Cell> {
    CellSection(_configuration: _configuration.with(.cells(of: cell, from: origin)))
  }

  /// Sets one of the system's cell styles for the section's cells.
  ///
  /// Use this step once in each section, before or after `data`.
  /// - Parameter style: A style that determines which labels a cell has: `.default` has no `detailTextLabel`.
  public func stockCell(_ style: UITableViewCell.CellStyle) -> CellSection<UITableViewCell> {
    CellSection(_configuration: _configuration.with(.stock(style)))
  }
}

// `data` has exactly three signatures, one of them in another file, which differ only in labels and in the number of
// arguments. With one for arrays and another for sources, the compiler would try both for a mistake in a closure, and
// blame the argument.

extension SectionStart {
  /// Sets the section's items: an array, or a source such as an `ItemList`.
  ///
  /// The identity of an array's item is its `id` if it's `Identifiable`, the item if it's `Hashable`, and otherwise its
  /// index. To change the items later, pass an `ItemList`. The table view shows the items that a source has at
  /// `make()`, and updates when the source notifies it of changes. Use this step once in each section, before or after
  /// `cell`.
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> DataSection<Item, Items._Source> {
    DataSection(_configuration: _configuration, source: items._source)
  }

  /// Sets the section's items, and the property that identifies an item over time.
  ///
  /// Use this step once in each section.
  /// - Parameters:
  ///   - items: The items in order.
  ///   - id: A key path to a value that's unique in the section.
  public func data<Item, ID: Hashable>(
    _ items: [Item], id: any KeyPath<Item, ID> & Sendable
  ) -> DataSection<Item, ItemList<Item>> {
    DataSection(_configuration: _configuration, source: ItemList(items, identity: .given(by: id)))
  }
}
