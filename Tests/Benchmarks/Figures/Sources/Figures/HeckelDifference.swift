import UIKit

/// The difference of two lists by Heckel's algorithm, as DifferenceKit and IGListKit find it: linear, with more moves than needed.
///
/// Source: Paul Heckel, *A technique for isolating differences between files*, Communications of the ACM 21 (1978).
struct HeckelDifference {
  private(set) var deletions: [Int] = []
  private(set) var insertions: [Int] = []
  /// The places of the rows that move, after the deletions and in the end.
  private(set) var moves: [(from: Int, to: Int)] = []
  /// The places of the items with changed content, before and in the end.
  private(set) var changes: [(from: Int, to: Int)] = []
  /// The indexes of the items that stay, before.
  private(set) var kept: [Int] = []

  init(from before: [Line], to after: [Line]) {
    var places = Dictionary<String, Int>(minimumCapacity: before.count)
    for (index, line) in before.enumerated() { places[line.id] = index }
    var isKept = Array(repeating: false, count: before.count)
    var origins: [Int?] = []
    origins.reserveCapacity(after.count)
    for (index, line) in after.enumerated() {
      let origin = places[line.id]
      origins.append(origin)
      guard let origin else {
        insertions.append(index)
        continue
      }
      isKept[origin] = true
      if before[origin] != line { changes.append((origin, index)) }
    }
    // Their places after the deletions.
    var ranks = Array(repeating: 0, count: before.count)
    for index in before.indices {
      ranks[index] = kept.count
      if isKept[index] { kept.append(index) } else { deletions.append(index) }
    }
    var inserted = 0
    for (index, origin) in origins.enumerated() {
      guard let origin else {
        inserted += 1
        continue
      }
      if ranks[origin] + inserted != index { moves.append((ranks[origin], index)) }
    }
  }
}

extension HandStage {
  /// Goes to other lines in DifferenceKit's stages: content, then deletions, then insertions and moves.
  func change(to after: [Line]) {
    let difference = HeckelDifference(from: rows.lines, to: after)
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    var lines = rows.lines
    if !difference.changes.isEmpty {
      for (from, to) in difference.changes { lines[from] = after[to] }
      perform(lines) { $0.reloadRows(at: difference.changes.map { path($0.from) }, with: .none) }
    }
    if !difference.deletions.isEmpty {
      lines = difference.kept.map { lines[$0] }
      perform(lines) { $0.deleteRows(at: difference.deletions.map(path), with: .none) }
    }
    guard !difference.insertions.isEmpty || !difference.moves.isEmpty else { return }
    perform(after) { table in
      table.insertRows(at: difference.insertions.map(path), with: .none)
      for (from, to) in difference.moves { table.moveRow(at: path(from), to: path(to)) }
    }
  }
}
