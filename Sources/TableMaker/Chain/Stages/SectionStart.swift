import TableMakerDiffing
public import UIKit

/// `.section()`: no cell and no data yet.
@MainActor public struct SectionStart: SectionOptions {
  /// The settings that the section's steps have made so far; for the package.
  public var _configuration: _SectionConfiguration

  init(after table: TableConfiguration, name: String?, file: StaticString, line: UInt) {
    _configuration = _SectionConfiguration(after: table, name: name, place: CallSite(file: file, line: line))
  }

  init(after table: TableConfiguration, at place: CallSite) {
    _configuration = _SectionConfiguration(after: table, name: nil, place: place)
  }
}

extension SectionStart {
  /// Says which class the section's cells are of. Once in each section, before or after `data`.
  ///
  /// - Parameters:
  ///   - cell: The class. Sections of the same class share its registration and its reused cells.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  public func cell<Cell: UITableViewCell>(_ cell: Cell.Type, from origin: CellOrigin = .code) -> CellSection<Cell> {
    CellSection(_configuration: _configuration.with(.cells(of: cell, from: origin)))
  }

  /// Uses the system's own cells, in one of their styles. Once in each section, before or after `data`.
  ///
  /// - Parameter style: Decides which labels a cell has: `.default` has no `detailTextLabel`.
  public func stockCell(_ style: UITableViewCell.CellStyle) -> CellSection<UITableViewCell> {
    CellSection(_configuration: _configuration.with(.stock(style)))
  }
}

// Exactly three signatures of `data`, one of them in another file, told apart by labels and by the number of arguments alone. Were
// there one for arrays and one for sources, the compiler would try both for a mistake in a closure, and blame the argument.

extension SectionStart {
  /// Gives the section its items: an array, or a source such as an `ItemList`. Once in each section, before or after `cell`.
  ///
  /// Items of an array are known by their `id` where they are `Identifiable`, else by themselves where they are `Hashable`,
  /// else by their place; to change them later, give an `ItemList`. The table shows the items that a source has when the table
  /// is made, and follows when the source tells that they have changed.
  public func data<Item, Items: ArrayOrItemSource<Item>>(_ items: Items) -> DataSection<Item, Items._Source> {
    DataSection(_configuration: _configuration, source: items._source)
  }

  /// Gives the section its items, and says what makes two of them the same row over time. Once in each section.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - id: The part of an item that no other item of the section has.
  public func data<Item, ID: Hashable>(
    _ items: [Item], id: any KeyPath<Item, ID> & Sendable
  ) -> DataSection<Item, ItemList<Item>> {
    DataSection(_configuration: _configuration, source: ItemList(items, identity: .given(by: id)))
  }
}
