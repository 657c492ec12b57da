public import UIKit

// Rows that configurations fill, instead of cells that an adapter does. These closures are no builders: they mostly have several
// statements and a `return`, which the compiler would name beside any mistake in the chain.
extension DataSection {
  /// Shows what a configuration says in cells that have nothing else. Once in each section, in place of `cell` and `adapter`.
  ///
  /// Asked when a row comes on screen, is measured or has changed, and when its cell's state is another. A `UIHostingConfiguration` of
  /// SwiftUI's is one as any other.
  ///
  /// ```swift
  /// .section().data(goods).content { goods, index, state in
  ///   var content = UIListContentConfiguration.subtitleCell()
  ///   content.text = goods.name
  ///   content.secondaryText = state.isSelected ? goods.details : nil
  ///   return content
  /// }
  /// ```
  /// - Parameter content: Returns the content of the row that shows the item, at its index in the section, while its cell is selected,
  ///   highlighted, edited or expanded as the state says.
  public func content(
    _ content:
      @escaping (Item, Int, UICellConfigurationState) ->
      any UIContentConfiguration
  ) -> ReadySection<UITableViewCell, Item, Source> {
    ready(_configuration.with(.registered(ContentCell.self)), _rows, source, content)
  }

  /// Shows rows in cells that a closure makes, for full control. Once in each section, in place of `cell` and `adapter`.
  ///
  /// Register and dequeue cells as in a data source written by hand. A row whose item has changed gets a new cell, by a reload; with
  /// `autoHeight()` UIKit measures the cells on screen, and none is measured ahead.
  /// - Parameter cell: Returns the cell; gets the table, the row's index path and its item.
  public func cellProvider(
    _ cell: @escaping (UITableView, IndexPath, Item) -> UITableViewCell
  ) -> ReadySection<UITableViewCell, Item, Source> {
    ReadySection(
      _configuration: _configuration.with(.provided), _rows: _rows, source: source, maker: _RowMaker(providing: cell))
  }
}

extension TypedSection {
  /// Shows what a configuration says in cells of the section's class. Once in each section, in place of `adapter`.
  ///
  /// Asked when a row comes on screen, is measured or has changed, and when its cell's state is another.
  /// - Parameter content: Returns the content of the row that shows the item, at its index in the section, while its cell is selected,
  ///   highlighted, edited or expanded as the state says.
  public func content(
    _ content:
      @escaping (Item, Int, UICellConfigurationState) ->
      any UIContentConfiguration
  ) -> ReadySection<Cell, Item, Source> {
    ready(_configuration, _rows, source, content)
  }
}

/// A section that a configuration fills.
@MainActor private func ready<Cell, Item, Source: ItemSource<Item>>(
  _ configuration: _SectionConfiguration, _ rows: _RowConfiguration<Item>, _ source: Source,
  _ content: @escaping (Item, Int, UICellConfigurationState) -> any UIContentConfiguration
) -> ReadySection<Cell, Item, Source> {
  var (configuration, rows) = (configuration, rows)
  configuration.settings.appearance.asks.insert(.contents)
  rows.states.content = content
  return ReadySection(
    _configuration: configuration, _rows: rows, source: source, maker: _RowMaker { (_: Cell, _, _) in })
}
