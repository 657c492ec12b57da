import Testing

@testable import TableMakerDiffing

/// The walk over a difference, against elements followed one by one.
@Suite struct RunTests {
  /// The place before of each element after: the n-th of an identity was the n-th.
  private static func origins(_ before: [Item], _ after: [Item]) -> [Int?] {
    let (old, new) = (Occurrence.all(in: before) { $0.id }, Occurrence.all(in: after) { $0.id })
    return new.map { element in old.firstIndex { $0 == element } }
  }

  private static func runs(_ before: [Item], _ after: [Item]) -> [Difference.Run] {
    let difference = Difference(
      from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
    var runs: [Difference.Run] = []
    difference.forEachRun(countBefore: before.count, countAfter: after.count) { runs.append($0) }
    return runs
  }

  @Test(arguments: 0..<4) func `runs tell of each element after its place before and whether it changed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let (before, after) = RandomListTests.edited(random: &random)
      let (runs, expected) = (Self.runs(before, after), Self.origins(before, after))
      #expect(runs.flatMap { Array($0.after) } == Array(after.indices), "\(before) to \(after)")
      let origins = runs.flatMap { run in run.origins.map { $0.map { Optional($0) } } ?? [nil] }
      #expect(origins == expected, "\(before) to \(after)")
      for run in runs {
        let isChanged = run.after.map { place in
          expected[place].map { before[$0].content != after[place].content } ?? false
        }
        #expect(isChanged == run.after.map { _ in run.isChanged }, "\(before) to \(after)")
      }
    }
  }

  @Test func `what stays together is one run, however long`() {
    let before = (0..<10).map { Item(id: $0) }
    var after = before
    after.remove(at: 2)
    after.insert(Item(id: 99), at: 5)
    after[7].content = 1
    let runs = Self.runs(before, after)
    #expect(runs.map(\.after) == [0..<2, 2..<5, 5..<6, 6..<7, 7..<8, 8..<10])
    #expect(runs.map(\.before) == [0, 3, nil, 6, 7, 8])
    #expect(runs.map(\.isChanged) == [false, false, false, false, true, false])
    #expect(Self.runs(before, before).map(\.after) == [0..<10] && Self.runs(before, []).isEmpty)
  }

  @Test func `the first index of a condition is found wherever it is`() {
    for count in 0...9 {
      let list = Array(0..<count)
      for first in 0...count {
        #expect(list.partitioningIndex { $0 >= first } == first)
        #expect(list[(count / 2)...].partitioningIndex { $0 >= first } == max(first, count / 2))
      }
    }
  }
}
