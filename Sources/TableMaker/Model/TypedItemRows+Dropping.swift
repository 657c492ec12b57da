import TableMakerDiffing

/// A dropped item and the row that it was dragged from, if the row still exists.
@MainActor struct DroppedItem {
  /// The item in its state at the beginning of the drag.
  let object: Any
  let origin: (rows: any ItemRows, row: Int)?
  /// The list that the item was dragged from, which contains it even if no row shows it.
  let source: (any LiftedItem)?
}

/// The location of an item in an editable list when the user began the drag.
@MainActor protocol LiftedItem {
  /// The list. The drop and its undo change it together with the list that receives the item.
  var revertibleList: (any RevertibleList)? { get }
}

extension MovableSource.Arrival.Origin: LiftedItem {
  var revertibleList: (any RevertibleList)? {
    switch source {
    case .list(let list): list as? any RevertibleList
    case .sections(let list): list
    }
  }
}

// A drop changes the lists, and the rows follow like after any other change.
extension TypedItemRows {
  var liftedItem: (any LiftedItem)? {
    // The origin has no row, because it's only used if no row shows the item.
    content.movableSource.map { MovableSource<Item>.Arrival.Origin(source: $0, section: .init(section), row: nil) }
  }

  func receive(_ dropped: [DroppedItem], at row: Int, moves: Bool) -> Int? {
    guard let own = content.movableSource else { return nil }
    var arrivals: [MovableSource<Item>.Arrival] = []
    // Rows that leave their section by this drop don't count as the rows next to the dropped items.
    var leaving = Set<Int>()
    for drop in dropped {
      guard let item = drop.object as? Item else { continue }
      if drop.origin == nil, moves, let origin = drop.source as? MovableSource<Item>.Arrival.Origin {
        arrivals.append(.init(item: item, origin: origin))
        continue
      }
      guard let origin = drop.origin, let rows = origin.rows as? TypedItemRows, let source = rows.content.movableSource,
        moves || rows === self
      else {
        arrivals.append(.init(item: item))
        continue
      }
      if rows === self { leaving.insert(origin.row) }
      arrivals.append(
        .init(
          item: rows.items[origin.row], origin: .init(source: source, section: .init(rows.section), row: origin.row)))
    }
    guard !arrivals.isEmpty else { return nil }
    let items = collapsedItems ?? items
    leaving.formUnion(identity.places(arrivals.map(\.item), items.array))
    let row = min(row, items.count)
    let above = (0..<row).last { !leaving.contains($0) }
    let below = (row..<items.count).first { !leaving.contains($0) }
    let position = MovableSource<Item>.Position(
      section: .init(section), row: row - leaving.count { $0 < row }, above: above.map { items[$0] },
      below: below.map { items[$0] })
    return own.receive(arrivals, at: position) ? position.row : nil
  }
}
