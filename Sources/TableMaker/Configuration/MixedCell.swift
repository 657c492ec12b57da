import UIKit

/// What a row needs to know of its cell in a section of several classes.
struct CellKind {
  /// The reuse identifier.
  let identifier: String
  /// The name of the class.
  let className: String
}

/// One of the classes of cells in a section of several, with the items that it shows.
@MainActor struct MixedCell<Item> {
  let source: CellSource
  let kind: CellKind
  /// Whether cells of this class show an item.
  let shows: (Item) -> Bool
  /// Shows an item of a row in a cell; false if the cell is not of the class.
  let fill: (UITableViewCell, Item, Int) -> Bool
  /// The height that the class computes for an item; nil if it does not.
  let ownHeight: ItemHeight<Item>?

  init(
    _ source: CellSource, shows: @escaping (Item) -> Bool, fill: @escaping (UITableViewCell, Item, Int) -> Bool,
    ownHeight: ItemHeight<Item>?
  ) {
    self.source = source
    kind = CellKind(identifier: source.identifier, className: source.className)
    self.shows = shows
    self.fill = fill
    self.ownHeight = ownHeight
  }

  /// Cells for the items that pass a test.
  init<Cell: UITableViewCell>(
    _ cell: Cell.Type, from origin: CellOrigin, for test: @escaping (Item) -> Bool,
    _ body: @escaping (Cell, Item, Int) -> Void
  ) {
    self.init(
      .cells(of: cell, from: origin), shows: test,
      fill: { cell, item, row in
        guard let cell = cell as? Cell else { return false }
        body(cell, item, row)
        return true
      }, ownHeight: itemHeight(of: cell, for: Item.self))
  }

  /// Cells for the items that have a payload, which they show.
  init<Cell: UITableViewCell, Payload>(
    _ cell: Cell.Type, from origin: CellOrigin, as payload: @escaping (Item) -> Payload?,
    _ body: @escaping (Cell, Payload, Int) -> Void
  ) {
    var ownHeight: ItemHeight<Item>?
    if let height = itemHeight(of: cell, for: Payload.self) {
      ownHeight = { item, width, traits in
        guard let payload = payload(item) else { return 0 }
        return height(payload, width, traits)
      }
    }
    self.init(
      .cells(of: cell, from: origin), shows: { payload($0) != nil },
      fill: { cell, item, row in
        guard let cell = cell as? Cell else { return false }
        if let payload = payload(item) { body(cell, payload, row) }
        return true
      }, ownHeight: ownHeight)
  }
}

extension _RowMaker {
  /// Fills cells of several classes, each with the items that it shows.
  init(_ cells: [MixedCell<Item>]) {
    cell = UITableViewCell.self
    fill = { items in
      { cell, row in
        let item = items[row]
        return cells.first { $0.shows(item) }?.fill(cell, item, row) ?? false
      }
    }
    dequeue = { items, _ in
      { tableView, indexPath, row in
        let item = items[row]
        guard let mixed = cells.first(where: { $0.shows(item) }), mixed.source.kind.isOrdinary else { return nil }
        let cell = tableView.dequeueReusableCell(withIdentifier: mixed.kind.identifier, for: indexPath)
        return mixed.fill(cell, item, row) ? cell : nil
      }
    }
  }
}
