import TestSupport

@testable import UIKit

/// Sections of rows that have names: what a table shows, as a test knows it.
struct Grid: Equatable {
  struct Section: Equatable {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section] = []
  private(set) var nextID = 0

  var counts: [Int] { sections.map(\.rows.count) }
  var ids: [[Int]] { sections.map(\.rows) }

  mutating func newID() -> Int {
    nextID += 1
    return nextID
  }

  static func random(sections: Int, rows: Int, using random: inout SeededGenerator) -> Grid {
    var grid = Grid()
    for _ in 0..<sections { grid.sections.append(grid.randomSection(rows: rows, using: &random)) }
    return grid
  }

  mutating func randomSection(rows: Int, using random: inout SeededGenerator) -> Section {
    let id = newID()
    return Section(id: id, rows: (0..<Int.random(in: 0...rows, using: &random)).map { _ in newID() })
  }
}

/// A change of a grid: its operations, and what the grid comes to by the rules of `batch-updates.md` 4.4, X17, written
/// as plainly as can be: what goes is taken out, what comes is put in its place, and what is left fills the gaps in
/// order.
struct GridUpdate {
  var operations: [TableOperation] = []
  var after: Grid

  private typealias Row = RowGeometry.Row

  /// A random change that every rule allows.
  ///
  /// - Parameters:
  ///   - share: Of 100, how many rows go, and about as many come or move.
  ///   - movesSections: Whether sections come, go and move too.
  init(of before: Grid, share: Int, movesSections: Bool, using random: inout SeededGenerator) {
    after = before
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let count = before.sections.count

    // Sections: some go, some move whole, the others stay and may change inside.
    var deleted: [Int] = []
    var moved: [Int] = []
    for section in 0..<count where movesSections {
      if chance(15) { deleted.append(section) } else if chance(15) { moved.append(section) }
    }
    let newSections = movesSections ? Int.random(in: 0...2, using: &random) : 0
    var places = Array(0..<(count - deleted.count + newSections)).shuffled(using: &random)
    let insertedAt = (0..<newSections).map { _ in places.removeLast() }
    var movedTo = moved.map { _ in places.removeLast() }
    // A move from a place to itself is no move: such are left out with all others.
    if zip(moved, movedTo).contains(where: { $0 == $1 }) { (moved, movedTo) = ([], []) }
    let stays = (0..<count).filter { !deleted.contains($0) && !moved.contains($0) }

    operations += deleted.map { TableOperation(.deleteSection($0), with: .fade) }
    operations += insertedAt.map { TableOperation(.insertSection($0), with: .fade) }
    operations += zip(moved, movedTo).map { TableOperation(.moveSection(from: $0, to: $1)) }
    var slots: [Grid.Section?] = Array(repeating: nil, count: stays.count + moved.count + newSections)
    for place in insertedAt { slots[place] = after.randomSection(rows: 6, using: &random) }
    for (from, to) in zip(moved, movedTo) { slots[to] = before.sections[from] }
    var newIndex: [Int: Int] = [:]
    var gaps = slots.indices.filter { slots[$0] == nil }.makeIterator()
    for section in stays { newIndex[section] = gaps.next() }

    // Rows of the sections that stay.
    var leaving: [(row: Row, id: Int)] = []
    var remaining: [Int: [Int]] = [:]
    for section in stays {
      for (row, id) in before.sections[section].rows.enumerated() {
        if chance(share) {
          operations.append(TableOperation(.deleteRow(Row(section: section, row: row)), with: .fade))
        } else if chance(share) {
          leaving.append((Row(section: section, row: row), id))
        } else {
          remaining[section, default: []].append(id)
        }
      }
    }
    // How many rows come into each section, and who: new ones, and those that have left another place.
    var coming: [Int: [(from: Row?, id: Int)]] = [:]
    for (row, id) in leaving {
      if let target = stays.randomElement(using: &random) { coming[target, default: []].append((row, id)) }
    }
    for section in stays {
      for _ in 0..<Int.random(in: 0...3, using: &random) where chance(share * 3) {
        coming[section, default: []].append((nil, after.newID()))
      }
    }
    for section in stays {
      guard let new = newIndex[section] else { continue }
      let rest = remaining[section, default: []]
      let guests = coming[section, default: []]
      var line: [Int?] = Array(repeating: nil, count: rest.count + guests.count)
      let seats = Array(line.indices.shuffled(using: &random).prefix(guests.count))
      for (seat, guest) in zip(seats, guests) {
        line[seat] = guest.id
        let place = Row(section: new, row: seat)
        if let from = guest.from {
          operations.append(TableOperation(.moveRow(from: from, to: place)))
        } else {
          operations.append(TableOperation(.insertRow(place), with: .fade))
        }
      }
      var others = rest.makeIterator()
      for seat in line.indices where line[seat] == nil { line[seat] = others.next() }
      slots[new] = Grid.Section(id: before.sections[section].id, rows: line.compactMap { $0 })
    }
    operations.shuffle(using: &random)
    after.sections = slots.compactMap { $0 }
  }

  /// A Boolean value that indicates whether some row is moved from a place to itself, which a strict table refuses
  /// where nothing shifts it.
  var hasMoveInPlace: Bool {
    operations.contains {
      switch $0.kind {
      case .moveRow(let from, let to): from == to
      case .moveSection(let from, let to): from == to
      default: false
      }
    }
  }
}

extension GridUpdate {
  /// Returns the rows that an operation moves, individually or with their section.
  func moved(of before: Grid) -> Set<Int> {
    var moved: Set<Int> = []
    for operation in operations {
      switch operation.kind {
      case .moveRow(let from, _): moved.insert(before.sections[from.section].rows[from.row])
      case .moveSection(let from, _): moved.formUnion(before.sections[from].rows)
      default: break
      }
    }
    return moved
  }
}
