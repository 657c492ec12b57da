import Testing

@testable import TableMakerDiffing

/// Every pair of lists of a small world.
@Suite struct ExhaustiveListTests {
  /// Every list of different items out of so many.
  static func lists(from items: [Int]) -> [[Int]] {
    [[]] + items.flatMap { first in lists(from: items.filter { $0 != first }).map { [first] + $0 } }
  }

  /// Every list of up to so many items, each item as often as it likes.
  static func listsWithDuplicates(of items: Range<Int>, upTo length: Int) -> [[Int]] {
    guard length > 0 else { return [[]] }
    return [[]] + listsWithDuplicates(of: items, upTo: length - 1).flatMap { list in items.map { [$0] + list } }
  }

  static func elements(_ ids: [Int], random: inout SeededGenerator) -> [Item] {
    ids.map { Item(id: $0, content: Int.random(in: 0..<4, using: &random) / 3) }
  }

  /// Names do not matter to a difference: the first list can have the items in their order, and nothing is lost.
  @Test(arguments: 0...6) func `every pair of lists from six items leads to the target by the fewest moves`(count: Int)
  {
    var random = SeededGenerator(seed: UInt64(count))
    for target in Self.lists(from: Array(0..<6)) {
      let before = Self.elements(Array(0..<count), random: &random)
      let after = Self.elements(target, random: &random)
      let difference = Difference(
        from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
      let fewest = ListOracle.fewestMovesByTrying(from: before, to: after)
      let complaint = ListOracle.complaint(about: difference, from: before, to: after, fewestMoves: fewest)
      #expect(complaint == nil, "\(before) to \(after): \(difference)")
    }
  }

  /// How many different items, and up to how long the lists are.
  #if DEBUG
    private static let worlds = [(items: 2, length: 5)]
  #else
    private static let worlds = [(items: 2, length: 6), (items: 3, length: 5)]
  #endif

  @Test(arguments: worlds) func `every pair of lists with duplicates leads to the target by the fewest moves`(
    items: Int, length: Int
  ) {
    var random = SeededGenerator(seed: 3)
    let lists = Self.listsWithDuplicates(of: 0..<items, upTo: length)
    for first in lists {
      for second in lists {
        let before = Self.elements(first, random: &random)
        let after = Self.elements(second, random: &random)
        let difference = Difference(
          from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
        let fewest = ListOracle.fewestMovesByTrying(from: before, to: after)
        let complaint = ListOracle.complaint(about: difference, from: before, to: after, fewestMoves: fewest)
        if let complaint { Issue.record("\(before) to \(after): \(complaint); \(difference)") }
      }
    }
  }
}
