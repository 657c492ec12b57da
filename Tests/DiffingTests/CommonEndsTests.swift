import Testing

@testable import TableMakerDiffing

/// Differences with common ends that the caller has found, and differences that are abandoned because much is between the
/// ends.
@Suite struct CommonEndsTests {
  private func difference(_ before: [Int], _ after: [Int], limit: Int = .max) -> Difference? {
    Difference(
      countBefore: before.count, countAfter: after.count, amongAtMost: limit, identityBefore: { before[$0] / 10 },
      identityAfter: { after[$0] / 10 }, isUnchanged: { before[$0] == after[$1] })
  }

  @Test func `a difference is found if no more stands between the ends than is allowed`() {
    let before = [10, 20, 30, 40, 50]
    let after = [11, 20, 70, 80, 90, 40, 50]
    #expect(difference(before, after, limit: 2) == nil)
    #expect(difference(before, after, limit: 3) == difference(before, after))
    #expect(difference(before, before, limit: 0)?.isEmpty == true)
    #expect(difference(before, [10, 21, 30, 40, 50], limit: 0)?.changes == [IndexPair(before: 1, after: 1)])
  }

  @Test func `common ends that are known lead to the same difference, also shorter ones`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let before = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<60, using: &random) }
      var after = before
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        after.insert(.random(in: 0..<60, using: &random), at: .random(in: 0...after.count, using: &random))
        after.remove(at: .random(in: 0..<after.count, using: &random))
      }
      let shorter = min(before.count, after.count)
      let commonStart = (0..<shorter).first { before[$0] / 10 != after[$0] / 10 } ?? shorter
      let start = Int.random(in: 0...commonStart, using: &random)
      let commonEnd =
        (0..<shorter - start).first { before[before.count - 1 - $0] / 10 != after[after.count - 1 - $0] / 10 }
        ?? shorter - start
      let end = Int.random(in: 0...commonEnd, using: &random)
      let found = Difference(
        countBefore: before.count, countAfter: after.count, commonStart: start,
        changesAtStart: (0..<start).filter { before[$0] != after[$0] }.map { IndexPair(before: $0, after: $0) },
        commonEnd: end, identityBefore: { before[$0] / 10 }, identityAfter: { after[$0] / 10 },
        identityAtStart: { before[$0] / 10 }, isUnchanged: { before[$0] == after[$1] })
      #expect(found == difference(before, after))
    }
  }

  @Test func `changes of content are added to what was found by identities alone`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<2000 {
      let before = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<60, using: &random) }
      let after = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<60, using: &random) }
      var found = Difference(from: before.map { $0 / 10 }, to: after.map { $0 / 10 })
      found.addChanges(countBefore: before.count, countAfter: after.count) { before[$0] == after[$1] }
      #expect(found == difference(before, after))
    }
  }

  @Test func `each element after is told its place before`() {
    func origins(_ before: String, _ after: String) -> [Int?] {
      let (before, after) = (Array(before), Array(after))
      return Difference.origins(
        countBefore: before.count, countAfter: after.count, identityBefore: { before[$0] }, identityAfter: { after[$0] }
      )
    }
    #expect(origins("abcde", "abcde") == [0, 1, 2, 3, 4])
    #expect(origins("abcde", "abxde") == [0, 1, nil, 3, 4])
    #expect(origins("abcde", "ecba") == [4, 2, 1, 0])
    #expect(origins("aba", "ba") == [1, 0])
    #expect(origins("", "ab") == [nil, nil])
    #expect(origins("ab", "") == [])
  }
}
