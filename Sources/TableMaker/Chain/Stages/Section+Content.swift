public import UIKit

// Sections with content configurations in place of an adapter. These closures have no result builder because most have
// several statements and a `return`, and the compiler would report each `return` next to any mistake in the chain.
extension DataSection {
  /// Provides a content configuration for each row, in cells without other content.
  ///
  /// TableMaker calls the closure when a row comes on screen, is measured, or changes, and when its cell's state
  /// changes. You can also return SwiftUI's `UIHostingConfiguration`. Use this step once in each section, in place of
  /// `cell` and `adapter`.
  ///
  /// ```swift
  /// .section().data(goods).content { goods, index, state in
  ///   var content = UIListContentConfiguration.subtitleCell()
  ///   content.text = goods.name
  ///   content.secondaryText = state.isSelected ? goods.details : `nil`
  ///   return content
  /// }
  /// ```
  /// - Parameter content: A closure that receives the item, its index in the section, and the cell's state, and returns
  ///   the content.
  public func content(
    _ content:
      @escaping (Item, Int, UICellConfigurationState) ->
      any UIContentConfiguration
  ) -> ReadySection<UITableViewCell, Item, Source> {
    ready(_configuration.with(.registered(ContentCell.self)), _rows, source, content)
  }

  /// Provides the cell for each row, for full control.
  ///
  /// Register and dequeue the cells as in your own `UITableViewDataSource`. If an item changes, TableMaker reloads its
  /// row, which gets a new cell. With `autoHeight()`, UIKit measures the cells on screen, and TableMaker doesn't
  /// measure ahead. Use this step once in each section, in place of `cell` and `adapter`.
  /// - Parameter cell: A closure that receives the table view, the row's index path, and the item, and returns the
  ///   cell.
  public func cellProvider(
    _ cell: @escaping (UITableView, IndexPath, Item) -> UITableViewCell
  ) -> ReadySection<UITableViewCell, Item, Source> {
    ReadySection(
      _configuration: _configuration.with(.provided), _rows: _rows, source: source, maker: _RowMaker(providing: cell))
  }
}

extension TypedSection {
  /// Provides a content configuration for each row, in cells of the section's class.
  ///
  /// TableMaker calls the closure when a row comes on screen, is measured, or changes, and when its cell's state
  /// changes. Use this step once in each section, in place of `adapter`.
  /// - Parameter content: A closure that receives the item, its index in the section, and the cell's state, and returns
  ///   the content.
  public func content(
    _ content:
      @escaping (Item, Int, UICellConfigurationState) ->
      any UIContentConfiguration
  ) -> ReadySection<Cell, Item, Source> {
    ready(_configuration, _rows, source, content)
  }
}

/// Returns a section with content configurations.
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
