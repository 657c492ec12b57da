public import UIKit

/// A section with several cell classes, each for some of the items: `.section().data(items).cells(C.self, for:) { … }`.
@preconcurrency @MainActor public struct MixedSection<Item, Source: ItemSource<Item>>: CellOptions, Finished {
  /// The class that steps with a cell receive, because a cell can be of any of the section's classes.
  public typealias Cell = UITableViewCell

  /// The settings of the section's steps so far; for the package.
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

  /// The section, with the chain before it; for the package.
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
  /// Adds a cell class for the items that satisfy a condition.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it. Put the most common class last,
  /// with `otherwise`. If no step accepts an item, its row is empty and TableMaker reports a diagnostic.
  ///
  /// ```swift
  /// .section().data(messages)
  /// .cells(NoticeCell.self, for: \.isNotice) { cell, message, index in cell.show(message) }
  /// .cells(PictureCell.self, as: \.picture) { cell, picture, index in cell.show(picture) }
  /// .otherwise(TextCell.self) { cell, message, index in cell.show(message) }
  /// ```
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - test: A key path or a closure that returns whether the class shows the item. If the result depends on other
  ///     state, call `update()` when that state changes.
  ///   - adapter: A closure that shows an item in a cell, like a section's `adapter`.
  @inlinable public func cells<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (Cell, Item, Int) -> Void
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, for: test, adapter) }
  }

  /// Adds a cell class that configures itself, for the items that satisfy a condition.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - test: A key path or a closure that returns whether the class shows the item.
  @inlinable public func cells<Cell: Configurable>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool
  ) -> MixedSection<Item, Source> where Cell.Item == Item {
    MixedSection(self).adding { $0.add(cell, from: origin, for: test) { $0.configure(with: $1, at: $2) } }
  }

  /// Adds a cell class for the items that have a payload, which the cell shows.
  ///
  /// Use it for properties that are `nil` in other items, and for the cases of an enumeration. Write the return type of
  /// such a closure, so the compiler still finds the right line of a mistake elsewhere in the chain. If you use `cells`
  /// steps more than once, the first that accepts an item shows it.
  ///
  /// ```swift
  /// .cells(PictureCell.self, as: { item -> Picture? in if case .picture(let picture) = item { picture } else { nil } }) {
  ///   cell, picture, index in cell.show(picture)
  /// }
  /// ```
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - payload: A key path or a closure that returns the item's payload, or `nil` if the class doesn't show the item.
  ///   - adapter: A closure that receives the cell, the payload, and the item's index in the section.
  @inlinable public func cells<Cell: UITableViewCell, Payload>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (Cell, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, as: payload, adapter) }
  }

  /// Adds a cell class that configures itself with a payload, for the items that have one.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - payload: A key path or a closure that returns the item's payload, or `nil` if the class doesn't show the item.
  @inlinable public func cells<Cell: Configurable>(
    _ cell: Cell.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Cell.Item?
  ) -> MixedSection<Item, Source> {
    MixedSection(self).adding { $0.add(cell, from: origin, as: payload) { $0.configure(with: $1, at: $2) } }
  }
}

extension MixedSection {
  /// Adds a cell class for the items that satisfy a condition.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - test: A key path or a closure that returns whether the class shows the item. If the result depends on other
  ///     state, call `update()` when that state changes.
  ///   - adapter: A closure that shows an item in a cell, like a section's `adapter`.
  @inlinable public func cells<Other: UITableViewCell>(
    _ cell: Other.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Item, Int) -> Void
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, for: test, adapter) }
  }

  /// Adds a cell class that configures itself, for the items that satisfy a condition.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - test: A key path or a closure that returns whether the class shows the item.
  @inlinable public func cells<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code, @OneValue<Bool> for test: @escaping (Item) -> Bool
  ) -> MixedSection<Item, Source> where Other.Item == Item {
    adding { $0.add(cell, from: origin, for: test) { $0.configure(with: $1, at: $2) } }
  }

  /// Adds a cell class for the items that have a payload, which the cell shows.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - payload: A key path or a closure that returns the item's payload, or `nil` if the class doesn't show the item.
  ///   - adapter: A closure that receives the cell, the payload, and the item's index in the section.
  @inlinable public func cells<Other: UITableViewCell, Payload>(
    _ cell: Other.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Payload?,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Payload, Int) -> Void
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, as: payload, adapter) }
  }

  /// Adds a cell class that configures itself with a payload, for the items that have one.
  ///
  /// If you use `cells` steps more than once, the first that accepts an item shows it.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - payload: A key path or a closure that returns the item's payload, or `nil` if the class doesn't show the item.
  @inlinable public func cells<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code, as payload: @escaping (Item) -> Other.Item?
  ) -> MixedSection<Item, Source> {
    adding { $0.add(cell, from: origin, as: payload) { $0.configure(with: $1, at: $2) } }
  }

  /// Sets the cell class for all items that no `cells` step accepts.
  ///
  /// Use this step once in each section, after the `cells` steps.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  ///   - adapter: A closure that shows an item in a cell, like a section's `adapter`.
  @inlinable public func otherwise<Other: UITableViewCell>(
    _ cell: Other.Type, from origin: CellOrigin = .code,
    @ClosureWithoutReturn _ adapter: @escaping (Other, Item, Int) -> Void
  ) -> ReadySection<UITableViewCell, Item, Source> {
    adding { $0.add(cell, from: origin, for: { _ in true }, adapter) }.ready
  }

  /// Sets a cell class that configures itself, for all items that no `cells` step accepts.
  ///
  /// Use this step once in each section, after the `cells` steps.
  /// - Parameters:
  ///   - cell: The cell class.
  ///   - origin: The origin of the class; by default, its code.
  @inlinable public func otherwise<Other: Configurable>(
    _ cell: Other.Type, from origin: CellOrigin = .code
  ) -> ReadySection<UITableViewCell, Item, Source> where Other.Item == Item {
    adding { $0.add(cell, from: origin, for: { _ in true }) { $0.configure(with: $1, at: $2) } }.ready
  }
}
