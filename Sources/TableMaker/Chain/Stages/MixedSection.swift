public import UIKit

/// `.section().data(items).cells(C.self, for:) { … }`: several classes of cells, each for some of the items. It may end.
@MainActor public struct MixedSection<Item, Source: ItemSource<Item>>: CellOptions, Finished {
  /// Steps that get a cell get any of the section's.
  public typealias Cell = UITableViewCell

  /// The settings that the section's steps have made so far; for the package.
  public var _configuration: _SectionConfiguration
  /// The settings that depend on the type of the items; for the package.
  public var _rows: _RowConfiguration<Item>
  @usableFromInline let source: Source
  @usableFromInline var cells = _MixedCells<Item>()

  @usableFromInline init(_ section: DataSection<Item, Source>) {
    _configuration = section._configuration
    _rows = section._rows
    source = section.source
  }

  /// The section with the chain before it; for the package.
  @inlinable public var _closed: _ClosedChain { ready._closed }

  @inlinable var ready: ReadySection<UITableViewCell, Item, Source> {
    ReadySection(_configuration: _configuration, _rows: _rows, source: source, mixed: cells, maker: _RowMaker(cells))
  }

  @inlinable func adding(_ change: (inout _MixedCells<Item>) -> Void) -> Self {
    var copy = self
    change(&copy.cells)
    return copy
  }
}

extension DataSection {
  /// Shows the items that pass a test in cells of a class. Adds to other `cells` steps; the first that takes an item shows it.
  ///
  /// Say the commonest last, with `otherwise`. An item that no step takes is a diagnostic, and its row is empty.
  ///
  /// ```swift
  /// .section().data(messages)
  /// .cells(NoticeCell.self, for: \.isNotice) { cell, message, index in cell.show(message) }
  /// .cells(PictureCell.self, as: \.picture) { cell, picture, index in cell.show(picture) }
  /// .otherwise(TextCell.self) { cell, message, index in cell.show(message) }
  /// ```
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - test: Whether the class shows an item: a key path, or a closure. Where its answer depends on more than the
  ///     item, call `update()` when that has changed.
  ///   - adapter: Shows an item in a cell, as a section's `adapter` does.
  @inlinable public func cells<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (Cell, Item, Int) -> Void
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, for: test, adapter) }
  }

  /// Shows the items that pass a test in cells that fill themselves. Adds to other `cells` steps; the first that takes an item shows it.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - test: Whether the class shows an item: a key path, or a closure.
  @inlinable public func cells<Cell: Configurable>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool
  ) -> MixedSection<Item, Source> where Cell.Item == Item {
    MixedSection(self).adding { $0.add(cell, from: origin, for: test) { $0.configure(with: $1, at: $2) } }
  }

  /// Shows the items that have a payload in cells of a class, which get the payload. Adds to other `cells` steps; the first takes an item.
  ///
  /// For properties that are nil in other items, and for the cases of an enumeration. Say what such a closure returns: the compiler then
  /// still finds the right line of a mistake elsewhere in the chain.
  ///
  /// ```swift
  /// .cells(PictureCell.self, as: { item -> Picture? in if case .picture(let picture) = item { picture } else { nil } }) {
  ///   cell, picture, index in cell.show(picture)
  /// }
  /// ```
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - payload: What the class shows of an item, nil where it does not: a key path, or a closure.
  ///   - adapter: Shows a payload in a cell; gets the cell, the payload and the item's index in the section.
  @inlinable public func cells<Cell: UITableViewCell, Payload>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (Cell, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, as: payload, adapter) }
  }

  /// Shows the items that have a payload in cells that fill themselves with it. Adds to other `cells` steps; the first takes an item.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - payload: What the class shows of an item, nil where it does not: a key path, or a closure.
  @inlinable public func cells<Cell: Configurable>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Cell.Item?
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, as: payload) { $0.configure(with: $1, at: $2) } }
  }
}

extension MixedSection {
  /// Shows the items that pass a test in cells of a class. Adds to other `cells` steps; the first that takes an item shows it.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - test: Whether the class shows an item: a key path, or a closure. Where its answer depends on more than the
  ///     item, call `update()` when that has changed.
  ///   - adapter: Shows an item in a cell, as a section's `adapter` does.
  @inlinable public func cells<Other: UITableViewCell>(
    _ cell: Other.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Item, Int) -> Void
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, for: test, adapter) }
  }

  /// Shows the items that pass a test in cells that fill themselves. Adds to other `cells` steps; the first that takes an item shows it.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - test: Whether the class shows an item: a key path, or a closure.
  @inlinable public func cells<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool
  ) -> MixedSection<Item, Source> where Other.Item == Item {
    adding { $0.add(cell, from: origin, for: test) { $0.configure(with: $1, at: $2) } }
  }

  /// Shows the items that have a payload in cells of a class, which get the payload. Adds to other `cells` steps; the first takes an item.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - payload: What the class shows of an item, nil where it does not: a key path, or a closure.
  ///   - adapter: Shows a payload in a cell; gets the cell, the payload and the item's index in the section.
  @inlinable public func cells<Other: UITableViewCell, Payload>(
    _ cell: Other.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, as: payload, adapter) }
  }

  /// Shows the items that have a payload in cells that fill themselves with it. Adds to other `cells` steps; the first takes an item.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - payload: What the class shows of an item, nil where it does not: a key path, or a closure.
  @inlinable public func cells<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Other.Item?
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, as: payload) { $0.configure(with: $1, at: $2) } }
  }

  /// Shows all items that no `cells` step takes in cells of a class. Once in each section, after them.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  ///   - adapter: Shows an item in a cell, as a section's `adapter` does.
  @inlinable public func otherwise<Other: UITableViewCell>(
    _ cell: Other.Type, from origin: CellOrigin = .code,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> {
    adding { $0.add(cell, from: origin, for: { _ in true }, adapter) }.ready
  }

  /// Shows all items that no `cells` step takes in cells that fill themselves. Once in each section, after them.
  ///
  /// - Parameters:
  ///   - cell: The class.
  ///   - origin: Where the class comes from: its code alone, unless said otherwise.
  @inlinable public func otherwise<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code
  ) -> ReadySection<UITableViewCell, Item, Source> where Other.Item == Item {
    adding { $0.add(cell, from: origin, for: { _ in true }) { $0.configure(with: $1, at: $2) } }.ready
  }
}
