import TableMaker
import TestSupport

/// The changes of a list.
enum ListVerb: CaseIterable {
  case append, appendMany, insertBefore, insertAfter, insertManyBefore, insertManyAfter, insertAt, insertManyAt
  case remove, removeAt, removeWhere, removeAll
  case move, replace, replaceWith, edit, setByIndex, setByID
  case assign, shuffle, reverse, changeAll, changeInPlace

  static func random(_ count: Int, _ random: inout SeededGenerator) -> ListVerb {
    if count == 0 { return [.append, .appendMany, .insertManyAt, .assign].random(&random) }
    // Keeps lists at about the same length.
    if count > 60, random.chance(2) { return [.removeAt, .removeWhere, .assign, .remove].random(&random) }
    let verb = allCases.random(&random)
    return verb == .removeAll && !random.chance(3) ? .removeWhere : verb
  }
}

/// A list of items that a section shows, and the same list as a plain array.
@MainActor final class Part<Item: FuzzItem> {
  /// The expected rows of the list.
  private(set) var rows: [Row]
  /// The list that verbs edit; nil for a source that receives only whole states.
  var list: ItemList<Item>?
  /// A closure that gives the source a new state.
  var put: (([Item]) -> Void)?
  /// A closure that returns the rows of one of the library's lists that receives whole states.
  var now: (() -> [Row])?
  private let numbers: Numbers
  private let world: Int?
  /// The traits of the items that the list knows.
  var traits = Item.traits

  init(_ rows: [Row], _ numbers: Numbers, world: Int?) {
    (self.rows, self.numbers, self.world) = (rows, numbers, world)
  }

  func apply(_ verb: ListVerb, _ random: inout SeededGenerator) {
    switch verb {
    case .append, .appendMany, .insertBefore, .insertAfter, .insertManyBefore, .insertManyAfter, .insertAt,
      .insertManyAt:
      insert(verb, &random)
    case .remove, .removeAt, .removeWhere, .removeAll: remove(verb, &random)
    default: change(verb, &random)
    }
    if list == nil { put?(rows.map { Item($0) }) }
  }

  /// Removes a row and returns it, for another list.
  func take(_ random: inout SeededGenerator) -> Row? {
    guard !rows.isEmpty else { return nil }
    let index = random.below(rows.count)
    let row = rows[index]
    remove(at: index)
    return row
  }

  /// Inserts a row that was in another list.
  func give(_ row: Row, _ random: inout SeededGenerator) {
    let index = random.below(rows.count + 1)
    rows.insert(row, at: index)
    list?.insert(Item(row), at: index)
    if list == nil { put?(rows.map { Item($0) }) }
  }

  // MARK: Hands

  var rowsNow: [Row]? { list.map { $0.items.map(\.row) } ?? now?() }

  /// Replaces the rows with those that a server sent.
  func adopt(_ rows: [Row]) { self.rows = rows }

  func adoptList() { if let rowsNow { rows = rowsNow } }

  func remove(at index: Int) {
    rows.remove(at: index)
    list?.remove(at: index)
    if list == nil { put?(rows.map { Item($0) }) }
  }

  func move(from: Int, to: Int) {
    guard rows.indices.contains(from), rows.indices.contains(to) else { return }
    rows.insert(rows.remove(at: from), at: to)
    list?.move(from: from, to: to)
    if list == nil { put?(rows.map { Item($0) }) }
  }

  private func fresh(_ random: inout SeededGenerator) -> Row { numbers.make(world, &random) }

  private func some(_ random: inout SeededGenerator) -> [Row] {
    let count = random.chance(12) ? 40 : 1 + random.below(4)
    return (0..<count).map { _ in fresh(&random) }
  }

  /// Returns the index at which the list finds a row; nil if it can't find one.
  private func place(of row: Row) -> Int? {
    switch traits.identity {
    case .number: rows.firstIndex { $0.number == row.number }
    case .value: rows.firstIndex(of: row)
    case .position: traits.isComparable ? rows.firstIndex(of: row) : nil
    }
  }

  private func anyRow(_ random: inout SeededGenerator) -> Row { rows.isEmpty ? Row(-1) : rows.random(&random) }

  // MARK: Inserting

  private func insert(_ verb: ListVerb, _ random: inout SeededGenerator) {
    let isSeveral = [.appendMany, .insertManyBefore, .insertManyAfter, .insertManyAt].contains(verb)
    let new = isSeveral ? some(&random) : [fresh(&random)]
    let anchor = anyRow(&random)
    let index = random.below(rows.count + 1)
    let items = new.map { Item($0) }
    var place = index
    switch verb {
    case .append, .appendMany: place = rows.count
    case .insertBefore, .insertManyBefore: place = self.place(of: anchor) ?? rows.count
    case .insertAfter, .insertManyAfter: place = self.place(of: anchor).map { $0 + 1 } ?? rows.count
    default: break
    }
    rows.insert(contentsOf: new, at: place)
    guard let list else { return }
    switch verb {
    case .append: list.append(items[0])
    case .appendMany: list.append(contentsOf: items)
    case .insertBefore: list.insert(items[0], before: Item(anchor))
    case .insertManyBefore: list.insert(contentsOf: items, before: Item(anchor))
    case .insertAfter: list.insert(items[0], after: Item(anchor))
    case .insertManyAfter: list.insert(contentsOf: items, after: Item(anchor))
    case .insertAt: list.insert(items[0], at: index)
    default: list.insert(contentsOf: items, at: index)
    }
  }

  // MARK: Removing

  private func remove(_ verb: ListVerb, _ random: inout SeededGenerator) {
    let row = anyRow(&random)
    let index = random.below(rows.count)
    let part = 2 + random.below(4)
    func isGone(_ row: Row) -> Bool { (row.number &+ row.revision) % part == 0 }
    switch verb {
    case .remove:
      if let place = place(of: row) { rows.remove(at: place) }
      list?.remove(Item(row))
    case .removeAt:
      guard !rows.isEmpty else { return }
      rows.remove(at: index)
      list?.remove(at: index)
    case .removeWhere:
      rows.removeAll(where: isGone)
      list?.removeAll { isGone($0.row) }
    default:
      rows = []
      list?.removeAll()
    }
  }

  // MARK: Changing

  private func change(_ verb: ListVerb, _ random: inout SeededGenerator) {
    guard !rows.isEmpty || verb == .assign || verb == .setByID else { return }
    let (from, to) = (random.below(rows.count), random.below(rows.count))
    var row = anyRow(&random)
    row.revision &+= 1 + random.below(2)
    let (old, new) = (anyRow(&random), fresh(&random))
    switch verb {
    case .move:
      rows.insert(rows.remove(at: from), at: to)
      list?.move(from: from, to: to)
    case .replace:
      if let place = place(of: row) { rows[place] = row }
      list?.replace(Item(row))
    case .replaceWith:
      if let place = place(of: old) { rows[place] = new }
      list?.replace(Item(old), with: Item(new))
    case .edit:
      var edited = old
      edited.revision &+= 1
      if let place = place(of: old) {
        edited = rows[place]
        edited.revision &+= 1
        rows[place] = edited
      }
      list?.edit(Item(old)) { $0 = Item(Row($0.row.number, $0.row.revision &+ 1)) }
    case .setByIndex:
      rows[from].revision &+= 1
      list?[from] = Item(rows[from])
    case .setByID: setByID(random.chance(3) ? new : row, isRemoval: random.chance(4))
    default: assign(verb, &random)
    }
  }

  private func setByID(_ row: Row, isRemoval: Bool) {
    let item = isRemoval ? nil : Item(row)
    if let list, !Item.set(item, id: row.number, in: list) { return }
    switch (rows.firstIndex { $0.number == row.number }, isRemoval) {
    case (let index?, true): rows.remove(at: index)
    case (let index?, false): rows[index] = row
    case (nil, false): rows.append(row)
    case (nil, true): break
    }
  }

  /// Assigns new states as a whole.
  private func assign(_ verb: ListVerb, _ random: inout SeededGenerator) {
    let first = random.below(rows.count)
    switch verb {
    case .shuffle: rows.shuffle(using: &random)
    case .reverse: rows.reverse()
    case .changeAll: for index in rows.indices { rows[index].revision &+= 1 }
    case .changeInPlace:
      for index in rows.indices.filter({ $0 % 3 == first % 3 }) { rows[index].revision &+= 1 }
      if let list {
        for index in list.items.indices.filter({ $0 % 3 == first % 3 }) { list.items[index] = Item(rows[index]) }
      }
      return
    default:
      rows = rows.filter { _ in !random.chance(3) }
      for _ in 0..<random.below(4) { rows.insert(fresh(&random), at: random.below(rows.count + 1)) }
      for index in rows.indices where random.chance(4) { rows[index].revision &+= 1 }
      if random.chance(2), rows.count > 1 { rows.swapAt(random.below(rows.count), random.below(rows.count)) }
    }
    list?.items = rows.map { Item($0) }
  }
}
