@testable import TableMakerDiffing

/// A section of a table, identified by one value, with a kind: rows can move between sections of the same kind.
struct GridSection: Hashable, CustomStringConvertible {
  var id: Int
  var kind = 0
  var rows: [Item] = []

  var description: String { "\(id)\(kind == 0 ? "" : "k\(kind)")\(rows)" }
}

typealias Grid = [GridSection]

extension Grid {
  var counts: [Int] { map(\.rows.count) }

  /// A grid of sections by their number, each with the numbers of its rows.
  init(_ sections: KeyValuePairs<Int, [Int]>) {
    self = sections.map { id, rows in GridSection(id: id, rows: rows.map { Item(id: $0) }) }
  }

  subscript(path: RowPath) -> Item { self[path.section].rows[path.row] }

  func difference(to after: Grid) -> SectionedDifference {
    SectionedDifference(
      from: self, to: after, section: { $0.id }, kind: { $0.kind }, rows: { $0.rows }, row: { $0.id },
      isUnchanged: { $0.content == $1.content })
  }
}

// MARK: By chance

extension Grid {
  /// A grid of few names, so that rows cross and repeat.
  static func random(using random: inout SeededGenerator) -> Grid {
    let names = Int.random(in: 3...30, using: &random)
    let sectionNames = Int.random(in: 2...8, using: &random)
    let kinds = Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1
    return (0..<Int.random(in: 0...6, using: &random)).map { _ in
      let id = Int.random(in: 0..<sectionNames, using: &random)
      return GridSection(
        id: id, kind: id % kinds,
        rows: (0..<Int.random(in: 0...6, using: &random)).map { _ in
          Item(id: .random(in: 0..<names, using: &random), content: .random(in: 0...1, using: &random))
        })
    }
  }

  /// The grid after a few edits as apps make them.
  func edited(using random: inout SeededGenerator) -> Grid {
    var grid = self
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      guard !grid.isEmpty else {
        grid.append(GridSection(id: .random(in: 0..<8, using: &random)))
        continue
      }
      let section = grid.indices.randomElement(using: &random) ?? 0
      let row = Int.random(in: 0...grid[section].rows.count, using: &random)
      let hasRow = row < grid[section].rows.count
      let other = grid.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<12, using: &random) {
      case 0: grid[section].rows.insert(Item(id: .random(in: 0..<30, using: &random)), at: row)
      case 1 where hasRow: grid[section].rows.remove(at: row)
      case 2 where hasRow: grid[section].rows[row].content += 1
      case 3...5 where hasRow:
        let moved = grid[section].rows.remove(at: row)
        let target = Bool.random(using: &random) ? section : other
        grid[target].rows.insert(moved, at: .random(in: 0...grid[target].rows.count, using: &random))
      case 6: grid.insert(GridSection(id: .random(in: 0..<12, using: &random)), at: section)
      case 7: grid.remove(at: section)
      case 8, 9:
        let moved = grid.remove(at: section)
        grid.insert(moved, at: .random(in: 0...grid.count, using: &random))
      case 10: grid[section].rows.removeAll()
      case 11 where Bool.random(using: &random): grid[section].kind += 1
      default: break
      }
    }
    return grid
  }
}
