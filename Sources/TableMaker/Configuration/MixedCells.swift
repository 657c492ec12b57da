public import UIKit

/// The properties of a row's cell in a section with several cell classes.
struct CellKind {
  let source: CellSource
  /// The reuse identifier.
  var identifier: String
  /// The name of the class.
  let className: String

  @MainActor init(_ source: CellSource) {
    self.source = source
    identifier = source.identifier
    className = source.className
  }
}

/// The cell classes of a section, with the items that each shows; for the package. Apps use `cells` instead.
///
/// As in `_RowMaker`, the closures are created where the types are known, so a call in an optimized app isn't generic.
@preconcurrency @MainActor public struct _MixedCells<Item> {
  /// Returns the index of the first class that shows an item; -1 if none does.
  @usableFromInline private(set) var kindIndex: (Item) -> Int = { _ in -1 }
  /// The closures that show an item in a cell, by class. Each returns `false` if the cell has another class.
  @usableFromInline private(set) var fills: [(UITableViewCell, Item, Int) -> Bool] = []
  /// The reuse identifiers by class; `nil` for a class with cells that need checks.
  @usableFromInline private(set) var ordinaryIdentifiers: [String?] = []
  /// The kinds of cells by class.
  private(set) var kinds: [CellKind] = []
  /// The heights that the classes compute for items, by class; `nil` for a class that doesn't.
  private(set) var ownHeights: [ItemHeight<Item>?] = []

  @usableFromInline init() {}

  /// Adds a cell class for the items that satisfy a condition.
  @inlinable mutating func add<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin, for test: @escaping (Item) -> Bool,
    _ body: @escaping (Cell, Item, Int) -> Void
  ) {
    let (before, own) = (kindIndex, fills.count)
    let kindIndex = { (item: Item) -> Int in
      let found = before(item)
      return found >= 0 ? found : test(item) ? own : -1
    }
    add(cell, from: origin, kindIndex: kindIndex) { cell, item, row in
      guard let cell = cell as? Cell else { return false }
      body(cell, item, row)
      return true
    }
    noteHeight(of: cell)
  }

  /// Adds a cell class for the items that have a payload, which the cells show.
  @inlinable mutating func add<Cell: UITableViewCell, Payload>(
    _ cell: Cell.Type, from origin: CellOrigin, as payload: @escaping (Item) -> Payload?,
    _ body: @escaping (Cell, Payload, Int) -> Void
  ) {
    let (before, own) = (kindIndex, fills.count)
    let kindIndex = { (item: Item) -> Int in
      let found = before(item)
      return found >= 0 ? found : payload(item) != nil ? own : -1
    }
    add(cell, from: origin, kindIndex: kindIndex) { cell, item, row in
      guard let cell = cell as? Cell else { return false }
      if let payload = payload(item) { body(cell, payload, row) }
      return true
    }
    noteHeight(of: cell, as: payload)
  }

  /// Adds cells of a system style.
  mutating func add(
    _ style: UITableViewCell.CellStyle, for test: @escaping (Item) -> Bool,
    fill: @escaping (UITableViewCell, Item, Int) -> Bool
  ) {
    let (before, own) = (kindIndex, fills.count)
    kindIndex = { item in
      let found = before(item)
      return found >= 0 ? found : test(item) ? own : -1
    }
    add(.stock(style), fill)
    ownHeights.append(nil)
  }

  @usableFromInline mutating func add(
    _ cell: UITableViewCell.Type, from origin: CellOrigin, kindIndex: @escaping (Item) -> Int,
    fill: @escaping (UITableViewCell, Item, Int) -> Bool
  ) {
    self.kindIndex = kindIndex
    add(.cells(of: cell, from: origin), fill)
  }

  private mutating func add(_ source: CellSource, _ fill: @escaping (UITableViewCell, Item, Int) -> Bool) {
    let kind = CellKind(source)
    kinds.append(kind)
    fills.append(fill)
    ordinaryIdentifiers.append(source.kind.isOrdinary ? kind.identifier : nil)
  }

  /// Adds a cell class, with a closure that returns the index of an item's class. All calls pass the same closure.
  mutating func add(
    _ cell: UITableViewCell.Type, kindIndex: @escaping (Item) -> Int, height: ItemHeight<Item>?,
    fill: @escaping (UITableViewCell, Item, Int) -> Bool
  ) {
    add(cell, from: .code, kindIndex: kindIndex, fill: fill)
    ownHeights.append(height)
  }

  @usableFromInline mutating func noteHeight(of cell: UITableViewCell.Type) {
    ownHeights.append(itemHeight(of: cell, for: Item.self))
  }

  @usableFromInline mutating func noteHeight<Payload>(
    of cell: UITableViewCell.Type, as payload: @escaping (Item) -> Payload?
  ) {
    guard let height = itemHeight(of: cell, for: Payload.self) else { return ownHeights.append(nil) }
    ownHeights.append { item, width, traits in
      guard let payload = payload(item) else { return 0 }
      return height(payload, width, traits)
    }
  }

  var isEmpty: Bool { kinds.isEmpty }

  /// Returns the kind of an item's cell; `nil` if no class shows it.
  func kind(of item: Item) -> CellKind? {
    let kindIndex = kindIndex(item)
    return kindIndex >= 0 ? kinds[kindIndex] : nil
  }

  /// Returns the same classes with another suffix of their reuse identifiers.
  func with(reuseSuffix: String) -> _MixedCells {
    guard !reuseSuffix.isEmpty else { return self }
    var copy = self
    for kindIndex in kinds.indices where !kinds[kindIndex].source.hasOwnIdentifier {
      copy.kinds[kindIndex].identifier += reuseSuffix
    }
    return copy
  }

  /// Returns the height that the class of an item's cell computes; `nil` if it doesn't.
  func height(of item: Item, _ width: CGFloat, _ traits: UITraitCollection) -> CGFloat? {
    let kindIndex = kindIndex(item)
    return kindIndex >= 0 ? ownHeights[kindIndex]?(item, width, traits) : nil
  }

  /// A Boolean value that indicates whether a class computes its rows' heights.
  var isSelfMeasuring: Bool { ownHeights.contains { $0 != nil } }
}

extension _RowMaker {
  /// Creates a maker for cells of several classes, each with the items that it shows.
  @inlinable init(_ cells: _MixedCells<Item>) {
    let (kindIndex, fills, identifiers) = (cells.kindIndex, cells.fills, cells.ordinaryIdentifiers)
    cell = UITableViewCell.self
    fill = { items in
      { cell, row in
        let item = items[row]
        let kindIndex = kindIndex(item)
        return kindIndex >= 0 && fills[kindIndex](cell, item, row)
      }
    }
    dequeue = { items, suffix in
      let identifiers = suffix.isEmpty ? identifiers : identifiers.map { $0.map { $0 + suffix } }
      return { tableView, indexPath, row in
        let item = items[row]
        let kindIndex = kindIndex(item)
        guard kindIndex >= 0, let identifier = identifiers[kindIndex] else { return nil }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return fills[kindIndex](cell, item, row) ? cell : nil
      }
    }
  }
}
