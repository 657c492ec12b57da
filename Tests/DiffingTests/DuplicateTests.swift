import Testing

@testable import TableMakerDiffing

/// Identities that are in a list more than once: what a difference shows of them, and searches for them.
@Suite struct DuplicateTests {
  /// Returns the first element that repeats an earlier identity, and the first with that identity, by comparing each with
  /// each.
  private static func naive<ID: Equatable>(_ list: [ID]) -> DuplicateSearch.Progress {
    for (place, id) in list.enumerated() {
      if let first = list.firstIndex(of: id), first < place { return .found(first: first, second: place) }
    }
    return .none
  }

  /// Returns the result of a search that is stopped after every piece.
  private static func search<ID: Hashable>(_ search: DuplicateSearch, _ list: [ID]) -> DuplicateSearch.Progress {
    while true {
      let progress = search.advance(while: { false }, identity: { list[$0] })
      if progress != .unfinished { return progress }
    }
  }

  /// Returns the duplicates of a list that came from one without duplicates, without searching what the difference rules out.
  private static func found<ID: Hashable>(from before: [ID], to after: [ID]) -> DuplicateSearch.Progress {
    DuplicateSearch(after: Difference(from: before, to: after), among: after.count).map { search($0, after) } ?? .none
  }

  @Test(arguments: 0...5) func `after every small list without duplicates, those of every list are found`(count: Int) {
    // Names do not matter: the first list can have the items in their order.
    let before = Array(0..<count)
    for after in ExhaustiveListTests.listsWithDuplicates(of: 0..<6, upTo: 5) {
      let wanted = Self.naive(after)
      let found = Self.found(from: before, to: after)
      if found != wanted { Issue.record("\(before) to \(after): \(found), not \(wanted)") }
      // What the difference says for certain, without a search.
      if case .none = Difference(from: before, to: after).duplicates, wanted != .none {
        Issue.record("\(before) to \(after): said to have none")
      }
    }
  }

  /// A list without duplicates, and one that was made from it by edits, which bring some now and then.
  private static func edited(length: Int, random: inout SeededGenerator) -> (before: [Int], after: [Int]) {
    let before = Array((0..<2 * length).shuffled(using: &random).prefix(length))
    var after = before
    let edits = [1, 3, 5, 40, 300].randomElement(using: &random) ?? 1
    let region = Bool.random(using: &random) ? 0 : length / 4 * Int.random(in: 0...3, using: &random)
    var next = 10 * length
    for _ in 0..<edits {
      let place = min(after.count, region + Int.random(in: 0...max(1, length / 8), using: &random))
      switch Int.random(in: 0..<60, using: &random) {
      case 0: after.insert(after.randomElement(using: &random) ?? 0, at: place)
      case 1..<20 where place < after.count: after.remove(at: place)
      case 20..<30 where place < after.count:
        after.insert(after.remove(at: place), at: Int.random(in: 0..<after.count, using: &random))
      default:
        after.insert(next, at: place)
        next += 1
      }
    }
    return (before, after)
  }

  #if DEBUG
    private static let rounds = 60
  #else
    private static let rounds = 1500
  #endif

  @Test(arguments: 0..<8) func `the first two of a duplicate that edits bring to a long list are found`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let length = [40, 300, 700, 2500].randomElement(using: &random) ?? 40
      let (before, after) = Self.edited(length: length, random: &random)
      var first: [Int: Int] = [:]
      var wanted = DuplicateSearch.Progress.none
      for (place, id) in after.enumerated() {
        if let other = first[id] {
          wanted = .found(first: other, second: place)
          break
        }
        first[id] = place
      }
      #expect(Self.found(from: before, to: after) == wanted, "seed \(seed), round \(round)")
      #expect(
        Self.found(from: before.map { "row \($0) of the list" }, to: after.map { "row \($0) of the list" }) == wanted,
        "seed \(seed), round \(round), texts")
      #expect(Self.search(DuplicateSearch(among: after.count), after) == wanted, "seed \(seed), round \(round), search")
    }
  }

  @Test func `an edit of a long list that brings no duplicate mostly shows by itself that it does not`() {
    let before = Array(0..<5000)
    var edited = before.filter { $0 % 5 != 2 }
    for number in 0..<1000 { edited.insert(10_000 + number, at: number * 4) }
    edited.swapAt(100, 4000)
    #expect(Difference(from: before, to: edited).duplicates == .none)
    #expect(Difference(from: before, to: before.reversed()).duplicates == .none)
    #expect(Difference(from: before, to: Array(before.dropFirst(7))).duplicates == .none)
    #expect(Difference(from: before, to: [7000] + before).duplicates == .none)
    #expect(Difference(from: before, to: []).duplicates == .none)
    // A long common start is searched for duplicates later, and only for the inserted elements.
    #expect(Difference(from: before, to: before + [7000]).duplicates == .ofInserted(amongFirst: 5000))
    #expect(Difference(from: before, to: before + (8000..<8200)).duplicates == .ofInserted(amongFirst: 5000))
    #expect(Difference(from: [], to: before).duplicates == .ofInserted(amongFirst: 0))
  }

  @Test func `a search asks for each identity as often as it must, however often it is interrupted`() {
    for (inserted, count) in [(0, 3000), (1, 3000), (4, 3000), (5, 3000), (200, 3000)] {
      let before = Array(0..<count)
      let after = before + (count..<count + inserted)
      var asked = 0
      let search =
        inserted == 0
        ? DuplicateSearch(among: count)
        : DuplicateSearch(after: Difference(from: before, to: after), among: after.count)
      var pieces = 0
      while let search {
        pieces += 1
        let progress = search.advance(while: { false }) { place in
          asked += 1
          return after[place]
        }
        if progress != .unfinished { break }
      }
      // A few that were inserted are asked for in each piece, and each of the others once for each of them.
      let isFew = 1...4 ~= inserted
      #expect(asked == (isFew ? inserted * (count + pieces) : after.count), "\(inserted)")
      #expect(pieces > (inserted == 1 || inserted == 4 ? 2 : 10), "\(inserted)")
    }
  }

  @Test func `a search through a long list is done in many pieces, also where the table for it is made`() {
    let search = DuplicateSearch(among: 300_000)
    var (pieces, most, asked) = (0, 0, 0)
    var progress = DuplicateSearch.Progress.unfinished
    while progress == .unfinished {
      asked = 0
      progress = search.advance(while: { false }) { place in
        asked += 1
        return place % 299_999
      }
      (pieces, most) = (pieces + 1, max(most, asked))
    }
    #expect(progress == .found(first: 0, second: 299_999))
    #expect(most <= 257)
    #expect(pieces >= 300_000 / 256)
  }

  @Test(arguments: 0..<4) func `nothing ends the process where equality and hashes are by chance`(seed: UInt64) {
    let dice = Dice(seed: seed)
    for _ in 0..<300 {
      let before = (0..<dice.roll(300)).map { _ in Chance(dice: dice) }
      let after = (0..<dice.roll(300)).map { _ in Chance(dice: dice) }
      let difference = Difference(from: before, to: after)
      #expect(difference.insertions.count - difference.removals.count == after.count - before.count)
      _ = Self.found(from: before, to: after)
      _ = Self.search(DuplicateSearch(among: after.count), after)
    }
  }
}

/// Equal and not equal by chance, with a hash by chance.
private struct Chance: Hashable {
  let dice: Dice
  static func == (one: Chance, other: Chance) -> Bool { one.dice.roll(3) == 0 }
  func hash(into hasher: inout Hasher) { hasher.combine(dice.roll(5)) }
}

private final class Dice {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  func roll(_ sides: Int) -> Int { .random(in: 0..<sides, using: &random) }
}
