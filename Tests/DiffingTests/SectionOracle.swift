@testable import TableMakerDiffing

/// An oracle that checks whether a sectioned difference is as small as it can be.
enum SectionOracle {
  /// Returns a description of the first unnecessary change, or nil.
  static func complaint(about difference: SectionedDifference, from before: Grid, to after: Grid) -> String? {
    let old = Occurrence.all(in: before) { $0.id }
    let new = Occurrence.all(in: after) { $0.id }
    let surviving = new.indices.compactMap { place in
      old.firstIndex(of: new[place]).map { IndexPair(before: $0, after: place) }
    }
    func rowsChange(_ pair: IndexPair) -> Bool {
      before[pair.before].rows.map(\.id) != after[pair.after].rows.map(\.id)
        || !before[pair.before].rows.isEmpty && before[pair.before].kind != after[pair.after].kind
    }

    // The sections that stay in place: as many as possible, and among them as many with changed rows as possible.
    var best = (count: 0, changed: 0)
    for subset in 0..<(1 << surviving.count) {
      let staying = surviving.indices.filter { subset >> $0 & 1 == 1 }.map { surviving[$0] }
      guard zip(staying, staying.dropFirst()).allSatisfy({ $0.before < $1.before }) else { continue }
      let candidate = (count: staying.count, changed: staying.count(where: rowsChange))
      if candidate > best { best = candidate }
    }
    let moved = Set(difference.sections.moves.map(\.after))
    let removed = Set(difference.sections.removals)
    let inPlace = difference.keptSections.filter { !moved.contains($0.after) }
    guard (inPlace.count, inPlace.count(where: rowsChange)) == best else { return "\(best) sections could stay" }
    for pair in surviving where removed.contains(pair.before) != difference.sections.insertions.contains(pair.after) {
      return "section \(pair) is removed or inserted, not both"
    }
    for pair in surviving where removed.contains(pair.before) && !rowsChange(pair) {
      return "section \(pair) is removed though it could move"
    }
    for move in difference.sections.moves where rowsChange(move) { return "section \(move) moves, and its rows change" }

    // Rows: nothing goes that could stay or cross, and nobody moves without need.
    struct Name: Hashable {
      var kind: Int
      var id: Int
    }
    let gone = Set(difference.removals.map { Name(kind: before[$0.section].kind, id: before[$0].id) })
    let come = Set(difference.insertions.map { Name(kind: after[$0.section].kind, id: after[$0].id) })
    guard gone.isDisjoint(with: come) else { return "\(gone.intersection(come)) could cross" }
    for pair in inPlace where before[pair.before].kind == after[pair.after].kind {
      let rows = (before[pair.before].rows, after[pair.after].rows)
      let moves = difference.moves.count { $0.before.section == pair.before && $0.after.section == pair.after }
      let fewest = ListOracle.fewestMovesByTable(from: rows.0, to: rows.1)
      if moves != fewest { return "\(fewest) moves would do in section \(pair)" }
      let stay = Set(Occurrence.all(in: rows.0) { $0.id }).intersection(Occurrence.all(in: rows.1) { $0.id }).count
      let leave = (difference.removals + difference.moves.filter { $0.after.section != pair.after }.map(\.before))
        .count { $0.section == pair.before }
      if leave != rows.0.count - stay { return "\(stay) rows could stay in section \(pair)" }
    }
    return nil
  }
}
