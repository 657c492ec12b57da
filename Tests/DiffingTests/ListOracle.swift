@testable import TableMakerDiffing

/// An oracle that describes what is wrong with a difference, in ways that don't depend on how it was found.
enum ListOracle {
  /// Returns a description of what is wrong, or nil.
  ///
  /// - Parameter fewestMoves: How few moves there can be; nil to leave their number unchecked.
  static func complaint(
    about difference: Difference, from before: [Item], to after: [Item], fewestMoves: Int?
  ) -> String? {
    let old = Occurrence.all(in: before) { $0.id }
    let new = Occurrence.all(in: after) { $0.id }
    let removed = old.indices.filter { !new.contains(old[$0]) }
    if difference.removals != removed { return "removals should be \(removed)" }
    let inserted = new.indices.filter { !old.contains(new[$0]) }
    if difference.insertions != inserted { return "insertions should be \(inserted)" }
    for move in difference.moves where old[move.before] != new[move.after] { return "\(move) joins different elements" }
    if difference.moves != difference.moves.sorted(by: { $0.after < $1.after }) { return "moves are not ascending" }

    var changed: [IndexPair] = []
    for (index, element) in new.enumerated() {
      guard let origin = old.firstIndex(of: element), before[origin].content != after[index].content else { continue }
      changed.append(IndexPair(before: origin, after: index))
    }
    if difference.changes != changed { return "changes should be \(changed)" }

    guard let result = replay(difference, on: old, count: new.count) else { return "it does not fill the list" }
    for index in new.indices {
      let expected = difference.insertions.contains(index) ? nil : new[index]
      if result[index] != expected { return "it leads to \(result)" }
    }
    if let fewestMoves, difference.moves.count != fewestMoves { return "\(fewestMoves) moves would do" }
    return nil
  }

  /// Returns the origin of each element after a difference, or nil for insertions. Returns nil as a whole if survivors don't
  /// fit exactly.
  static func replay(_ difference: Difference, on list: [Occurrence], count: Int) -> [Occurrence?]? {
    var gone = Set(difference.removals)
    var result: [Occurrence??] = Array(repeating: .none, count: count)
    for index in difference.insertions { result[index] = .some(nil) }
    for move in difference.moves {
      gone.insert(move.before)
      result[move.after] = .some(list[move.before])
    }
    var staying = list.indices.filter { !gone.contains($0) }[...]
    for index in result.indices {
      if case .none = result[index] {
        guard let next = staying.popFirst() else { return nil }
        result[index] = .some(list[next])
      }
    }
    return staying.isEmpty ? result.map { $0.flatMap { $0 } } : nil
  }

  /// The fewest moves, by trying every set of elements that could stay.
  static func fewestMovesByTrying(from before: [Item], to after: [Item]) -> Int {
    let old = Occurrence.all(in: before) { $0.id }
    let new = Occurrence.all(in: after) { $0.id }
    let places = new.compactMap { old.firstIndex(of: $0) }
    var most = 0
    for subset in 0..<(1 << places.count) {
      let staying = places.indices.filter { subset >> $0 & 1 == 1 }.map { places[$0] }
      if zip(staying, staying.dropFirst()).allSatisfy(<) { most = max(most, staying.count) }
    }
    return places.count - most
  }

  /// The fewest moves, by the textbook's table for the longest common subsequence.
  static func fewestMovesByTable(from before: [Item], to after: [Item]) -> Int {
    let old = Occurrence.all(in: before) { $0.id }
    let new = Occurrence.all(in: after) { $0.id }
    var row = Array(repeating: 0, count: new.count + 1)
    for element in old {
      var diagonal = 0
      for index in new.indices {
        let above = row[index + 1]
        row[index + 1] = element == new[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return Set(old).intersection(new).count - (row.last ?? 0)
  }
}
