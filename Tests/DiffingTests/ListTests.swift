import Testing

@testable import TableMakerDiffing

@Suite struct ListTests {
  private func difference(_ before: String, _ after: String) -> Difference {
    Difference(from: Array(before), to: Array(after))
  }

  private func moves(_ pairs: [(Int, Int)]) -> [IndexPair] { pairs.map { IndexPair(before: $0.0, after: $0.1) } }

  @Test func `one element moved to the end is one move`() {
    let found = difference("abcdefgh", "bcdefgha")
    #expect(found.moves == moves([(0, 7)]))
    #expect(found.removals.isEmpty && found.insertions.isEmpty)
  }

  @Test func `inserting at the head moves nothing`() {
    let found = difference("abc", "xabc")
    #expect(found.insertions == [0])
    #expect(found.moves.isEmpty && found.removals.isEmpty)
  }

  @Test func `reversing leaves one element where it is`() {
    #expect(difference("abcdefgh", "hgfedcba").moves.count == 7)
  }

  /// DK-B3: moves of elements 1 and 2, both to 0.
  @Test func `two of one identity never go to one place`() {
    let found = difference("abb", "bba")
    #expect(found.moves == moves([(0, 2)]))
    #expect(found.removals.isEmpty && found.insertions.isEmpty)
  }

  @Test func `the last of several of one identity is the one that goes, wherever the lists agree`() {
    #expect(difference("aa", "a").removals == [1])
    #expect(difference("aab", "ab").removals == [1])
    #expect(difference("aba", "ba").removals == [2])
    #expect(difference("aba", "ba").moves.count == 1)
    #expect(difference("xaba", "aba").removals == [0])
    #expect(difference("aba", "xaba").insertions == [0])
    #expect(difference("ba", "aba").insertions == [2])
  }

  @Test func `the last of many of one identity goes, behind a common end that is long`() {
    let before = [1, 2, 3, 4, 5, 6, 9] + Array(10..<60) + [9]
    let after = [11_000, 12_000] + Array(10..<60) + [9]
    let found = Difference(from: before, to: after)
    #expect(found.removals == [0, 1, 2, 3, 4, 5, 57])
    #expect(found.insertions == [0, 1])
    #expect(found.moves == moves([(6, 52)]))
  }

  @Test func `content is compared once for each element that stays`() {
    let before = [1, 2, 3, 4, 5].map { Item(id: $0) }
    let after = [1, 4, 2, 6, 5].map { Item(id: $0, content: $0) }
    var compared: [Int] = []
    let found = Difference(from: before, to: after, identity: { $0.id }) { old, new in
      compared.append(old.id)
      return old.content == new.content
    }
    #expect(compared.sorted() == [1, 2, 4, 5])
    #expect(found.changes == moves([(0, 0), (3, 1), (1, 2), (4, 4)]))
    #expect(!found.isEmpty && !found.isOrderKept)
  }

  @Test func `a change of content alone keeps the order`() {
    let before = [Book(id: "a", title: "A"), Book(id: "b", title: "B")]
    var after = before
    #expect(Difference(from: before, to: after).isEmpty)
    after[1].title = "C"
    let found = Difference(from: before, to: after)
    #expect(found.isOrderKept && !found.isEmpty)
    #expect(found.changes == moves([(1, 1)]))
  }

  @Test func `only what stands between the first and the last difference is hashed`() {
    /// How many identities are hashed for a change of fifty elements.
    func hashes(_ change: (inout [Int]) -> Void) -> Int {
      let count = Count()
      var after = Array(0..<50)
      change(&after)
      _ = Difference(
        from: (0..<50).map { Counted(id: $0, count: count) }, to: after.map { Counted(id: $0, count: count) })
      return count.value
    }
    #expect(hashes { _ in } == 0)
    #expect(hashes { $0.append(77) } == 0)
    #expect(hashes { $0.insert(77, at: 0) } == 0)
    #expect(hashes { $0.removeFirst() } == 0)
    #expect(hashes { $0.swapAt(20, 21) } == 4)
  }

  @Test func `what follows the same element as before, or is followed by it, is not hashed again`() {
    /// Returns the number of hashed identities in addition to those of a thousand elements before, which are hashed once
    /// each.
    func hashes(_ change: (inout [Int]) -> Void) -> Int {
      let count = Count()
      var after = Array(0..<1000)
      change(&after)
      _ = Difference(
        from: (0..<1000).map { Counted(id: $0, count: count) }, to: after.map { Counted(id: $0, count: count) })
      return count.value - 1000
    }
    #expect(hashes { $0.append($0.removeFirst()) } <= 3)
    #expect(hashes { $0.insert($0.removeLast(), at: 0) } <= 3)
    #expect(hashes { $0.reverse() } <= 3)
    #expect(hashes { $0 = Array($0[500...] + $0[..<500]) } <= 5)
    // Both ends change places, so that all are between; five go and five come.
    #expect(
      hashes {
        $0.swapAt(0, 999)
        for place in stride(from: 900, to: 400, by: -100) { $0.remove(at: place) }
        for place in stride(from: 350, to: 100, by: -50) { $0.insert(1000 + place, at: place) }
      } <= 30)
    var random = SeededGenerator(seed: 1)
    #expect((1000...1100).contains(hashes { $0.shuffle(using: &random) }))
  }

  /// complaints.md 5 and 6: identities that cause a crash elsewhere.
  @Test func `identities that break the rules of hashing end in a difference that fits`() {
    func check<ID: Hashable>(_ before: [ID], _ after: [ID]) {
      let found = Difference(from: before, to: after)
      let places = before.indices.map { Occurrence(id: $0, number: 0) }
      #expect(ListOracle.replay(found, on: places, count: after.count) != nil, "\(before) to \(after)")
    }
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      func names() -> [Int] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in .random(in: 0..<9, using: &random) }
      }
      let (before, after) = (names(), names())
      check(before.map { $0 < 3 ? Double.nan : Double($0) }, after.map { $0 < 3 ? Double.nan : Double($0) })
      check(before.map { Restless(id: $0) }, after.map { Restless(id: $0) })
      check(before.map { Near(id: $0) }, after.map { Near(id: $0) })
    }
  }

  @Test func `the same array is not looked at`() {
    let list = (0..<50).map { Item(id: $0) }
    let copy = list
    let found = Difference(
      from: list, to: copy,
      identity: { element in
        Issue.record("asked for the identity of \(element)")
        return element.id
      }, isUnchanged: { _, _ in true })
    #expect(found.isEmpty)
  }
}

private struct Book: Identifiable, Equatable {
  var id: String
  var title: String
}

/// Counts how often it is hashed.
private struct Counted: Hashable {
  let id: Int
  let count: Count

  static func == (left: Counted, right: Counted) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    count.value += 1
    hasher.combine(id)
  }
}

private final class Count {
  var value = 0
}

/// Equal to those of its number, and with another hash each time.
private struct Restless: Hashable {
  let id: Int

  func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<Int.max)) }
}

/// A value that is equal to its neighbors, but not to the neighbors of its neighbors.
private struct Near: Hashable {
  let id: Int

  static func == (left: Near, right: Near) -> Bool { abs(left.id - right.id) < 2 }

  func hash(into hasher: inout Hasher) {}
}
