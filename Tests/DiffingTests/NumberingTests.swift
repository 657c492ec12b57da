import Testing

@testable import Diffing

@Suite struct NumberingTests {
  @Test func `identities get numbers in the order in which they come, once each`() {
    var numbering = Numbering<String>()
    #expect(numbering.numbers(of: ["a", "b", "a", "c"]) { $0 } == [0, 1, 0, 2])
    #expect(numbering.number(of: "b") == 1)
    #expect(numbering.number(of: "d") == 3)
    #expect(numbering.numbers(of: ["d", "e", "a"]) { $0 } == [3, 4, 0])
    #expect(numbering.existingNumber(of: "e") == 4)
    #expect(numbering.existingNumber(of: "f") == nil)
    #expect(numbering.count == 5)
    #expect((0..<5).map { numbering.identity(of: $0) } == ["a", "b", "c", "d", "e"])
  }

  @Test func `numbers agree with those of a dictionary, however the identities come`() {
    var random = SeededGenerator(seed: 4)
    var numbering = Numbering<Int>()
    var expected: [Int: Int32] = [:]
    func number(of id: Int) -> Int32 {
      if let known = expected[id] { return known }
      expected[id] = Int32(expected.count)
      return Int32(expected.count - 1)
    }
    for _ in 0..<300 {
      let ids = (0..<Int.random(in: 0...600, using: &random)).map { _ in
        Int.random(in: -4000...4000, using: &random) << 20
      }
      #expect(numbering.numbers(of: ids) { $0 } == ids.map(number))
      let one = Int.random(in: -4000...4000, using: &random) << 20
      #expect(numbering.existingNumber(of: one) == expected[one])
      #expect(numbering.number(of: one) == number(of: one))
    }
    #expect(numbering.count == expected.count)
    for (id, number) in expected { #expect(numbering.identity(of: number) == id) }
  }

  @Test func `compacting forgets what is gone, and says how the rest is numbered`() {
    var numbering = Numbering<Int>()
    let before = numbering.numbers(of: Array(0..<1000)) { $0 }
    let kept = before.filter { $0 % 3 == 0 }
    let renumbered = numbering.compact(keeping: kept.reversed() + kept)
    #expect(numbering.count == 334)
    for number in before {
      let new = renumbered[Int(number)]
      #expect(new == (number % 3 == 0 ? number / 3 : -1))
      #expect(numbering.existingNumber(of: Int(number)) == (new < 0 ? nil : new))
    }
    #expect(numbering.number(of: 1) == 334)
  }

  @Test func `a copy goes its own way`() {
    var numbering = Numbering<Int>()
    _ = numbering.number(of: 7)
    var copy = numbering
    #expect(copy.number(of: 8) == 1)
    #expect(numbering.existingNumber(of: 8) == nil)
    #expect(numbering.number(of: 9) == 1)
  }

  @Test func `numbers give the difference that the identities give`() {
    var random = SeededGenerator(seed: 12)
    for round in 0..<3000 {
      // New numberings have small numbers, which are places in a table; old ones have great numbers, which are hashed.
      var numbering = Numbering<Int>()
      if round % 2 == 0 { _ = numbering.numbers(of: Array(-1000..<0)) { $0 } }
      let (before, after) = RandomListTests.edited(random: &random)
      let numbers = (numbering.numbers(of: before) { $0.id }, numbering.numbers(of: after) { $0.id })
      let found = Difference(fromNumbers: numbers.0, to: numbers.1) { before[$0].content == after[$1].content }
      let expected = Difference(
        from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
      #expect(found == expected, "\(before) to \(after)")
    }
  }

  @Test func `every pair of lists of numbers with duplicates gives the difference that identities give`() {
    let lists = ExhaustiveListTests.listsWithDuplicates(of: 0..<2, upTo: 5).map { $0.map { Int32($0) } }
    for before in lists {
      for after in lists {
        let found = Difference(fromNumbers: before, to: after)
        if found != Difference(from: before, to: after) { Issue.record("\(before) to \(after): \(found)") }
      }
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
