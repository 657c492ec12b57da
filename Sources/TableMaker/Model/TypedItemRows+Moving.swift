import TableMakerDiffing

extension TypedItemRows {
  var takesMovedRows: Bool { section.settings.moving.isMovable && content.traits.canMove }

  func isMovable(at row: Int) -> Bool {
    guard takesMovedRows, row < items.count else { return false }
    guard section.settings.moving.asksRows, let ask = content.rows.moving.isMovable else { return true }
    return ask(items[row], row)
  }

  func moveTarget(of row: Int, from: RowPlace, to: RowPlace) -> RowPlace {
    guard row < items.count, let target = content.rows.moving.target else { return to }
    return target(items[row], from, to)
  }

  func performMove(of row: Int, from: RowPlace, to: RowPlace, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    for body in content.rows.moving.handlers {
      do { try body(items[row], from, to) } catch { onError(error, "onMove") }
    }
  }

  var isStillListed: Bool { content.movableSource?.has(.init(section)) ?? true }

  func move(_ row: Int, to destination: Int, of target: any ItemRows) -> MoveEcho? {
    guard let target = target as? TypedItemRows, let own = content.movableSource,
      let reached = target.content.movableSource
    else { return nil }
    // The items next to the row, as if it had been elsewhere before.
    var others = target.collapsedItems?.array ?? target.items.array
    if self === target { others.remove(at: row) }
    let position = MovableSource<Item>.Position(
      section: .init(target.section), row: destination, above: destination > 0 ? others[destination - 1] : nil,
      below: destination < others.count ? others[destination] : nil)
    return own.move(
      items[row], from: .init(section: .init(section), row: row, above: nil, below: nil), to: position, in: reached)
  }

  // MARK: Rows after a move that the table view has already shown

  func moving(_ row: Int, to destination: Int) -> ChangedRows? {
    guard destination < items.count else { return nil }
    var difference = Difference()
    if row != destination { difference.moves = [IndexPair(before: row, after: destination)] }
    return (changed { $0.insert($0.remove(at: row), at: destination) }, difference)
  }

  func removing(_ row: Int) -> ChangedRows? {
    guard row < items.count else { return nil }
    var difference = Difference()
    difference.removals = [row]
    return (changed { $0.remove(at: row) }, difference)
  }

  func inserting(_ row: Int, of other: any ItemRows, at destination: Int) -> ChangedRows? {
    guard let other = other as? TypedItemRows, destination <= items.count else { return nil }
    var difference = Difference()
    difference.insertions = [destination]
    difference.duplicates = .unknown
    return (changed { $0.insert(other.items[row], at: destination) }, difference)
  }

  private func changed(by change: (inout [Item]) -> Void) -> TypedItemRows {
    var items = items.array
    change(&items)
    return TypedItemRows(of: content, in: section, items: RowItems(items))
  }
}

extension MovableSource.Section {
  @MainActor init(_ section: LiveSection) { self.init(name: section.settings.name, occurrence: section.occurrence) }
}
