import Testing

@testable import TableMakerDiffing

/// Longer lists, by chance, with the kinds of change that lists see.
@Suite struct RandomListTests {
  #if DEBUG
    private static let rounds = 300
  #else
    private static let rounds = 20_000
  #endif

  /// A list, and one that was made from it by some edits.
  static func edited(random: inout SeededGenerator) -> (before: [Item], after: [Item]) {
    let length = Int.random(in: 0...24, using: &random)
    let names = Bool.random(using: &random) ? 1000 : Int.random(in: 1...12, using: &random)
    func element() -> Item { Item(id: Int.random(in: 0..<names, using: &random)) }
    let before = (0..<length).map { _ in element() }
    var after = before
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: 0...after.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: after.insert(element(), at: place)
      case 1 where place < after.count: after.remove(at: place)
      case 2 where place < after.count: after[place].content += 1
      case 3 where place < after.count:
        let moved = after.remove(at: place)
        after.insert(moved, at: Int.random(in: 0...after.count, using: &random))
      case 4 where place > 0: after[..<place].reverse()
      default: break
      }
    }
    return (before, after)
  }

  @Test(arguments: 0..<8) func `random edits lead to the target by the fewest moves`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Self.rounds {
      let (before, after) = Self.edited(random: &random)
      let difference = Difference(
        from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
      let fewest = ListOracle.fewestMovesByTable(from: before, to: after)
      let complaint = ListOracle.complaint(about: difference, from: before, to: after, fewestMoves: fewest)
      if let complaint { Issue.record("seed \(seed), \(before) to \(after): \(complaint); \(difference)") }
    }
  }

  @Test func `every type of identity gives the same difference`() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<200 {
      let (before, after) = Self.edited(random: &random)
      let expected = Difference(from: before.map(\.id), to: after.map(\.id))
      func check<ID: Hashable>(_ id: (Int) -> ID) {
        let difference = Difference(from: before.map { id($0.id) }, to: after.map { id($0.id) })
        #expect(difference == expected, "\(ID.self), \(before) to \(after)")
      }
      check { Int32($0) - 500 }
      check { Int64($0) << 40 }
      check { UInt64($0) << 52 }
      check { String($0) }
      check { "a name too long to be stored inside the string itself, \($0)" }
      check { AnyHashable($0) }
      check { Colliding(id: $0) }
      check { [$0: $0] }
    }
  }

  @Test func `a list of a hundred thousand leads to the target too`() {
    var random = SeededGenerator(seed: 5)
    let before = Array(0..<100_000).shuffled(using: &random)
    var after = before.filter { $0 % 10 != 3 }
    for index in 0..<10_000 { after.insert(100_000 + index, at: after.count / 10_000 * index) }
    for _ in 0..<2000 { after.swapAt(.random(in: 0..<after.count, using: &random), after.count / 2) }
    let difference = Difference(from: before, to: after)
    #expect(difference.removals.count == 10_000)
    #expect(difference.insertions.count == 10_000)
    #expect(difference.moves.count <= 2001)

    var gone = Set(difference.removals)
    for move in difference.moves { gone.insert(move.before) }
    var result = before.indices.filter { !gone.contains($0) }.map { before[$0] }
    let placed = difference.insertions.map { ($0, after[$0]) } + difference.moves.map { ($0.after, before[$0.before]) }
    for (place, element) in placed.sorted(by: { $0.0 < $1.0 }) { result.insert(element, at: place) }
    #expect(result == after)
  }
}

/// A value that has the same hash as every other value.
private struct Colliding: Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) {}
}
