import TableMakerDiffing
import TestSupport
import Testing

@testable import TableMaker

/// An item with separate identity and content.
private struct Item: Equatable, Identifiable, CustomStringConvertible {
  var id: Int
  var text: Int
  var description: String { "\(id):\(text)" }
}

private struct Opaque { var id: Int }

@Suite struct ContentTokensTests {
  /// Follows lists and compares them with an oracle, which looks for each list's rows in all of the previous list.
  private func follow(_ lists: [[Item]]) {
    var counter = ContentTokens.Counter()
    var tokens = ContentTokens(count: lists[0].count, from: &counter)
    var seen = Set((0..<tokens.count).map { tokens[$0] })
    #expect(seen.count == lists[0].count)
    for (old, new) in zip(lists, lists.dropFirst()) {
      let identity = Identity<Item>(.identifiable, by: { $0.id })
      let next = tokens.following(identity.difference(old, new), count: new.count, from: &counter)
      #expect(next.count == new.count)
      let numbers = (0..<next.count).map { next[$0] }
      #expect(Set(numbers).count == numbers.count, "no two rows share a number: \(old) → \(new)")
      for (row, item) in new.enumerated() {
        let isKept = seen.contains(next[row])
        if isKept {
          // Kept numbers lead back to an equal item.
          let origin = (0..<old.count).first { tokens[$0] == next[row] }
          #expect(origin.map { old[$0] } == item, "\(old) → \(new)")
        } else if old.filter({ $0.id == item.id }).count == 1, new.filter({ $0.id == item.id }).count == 1 {
          // One of a kind, and new: it changed or was not there.
          #expect(!old.contains(item), "\(item) lost its number: \(old) → \(new)")
        }
      }
      seen.formUnion(numbers)
      tokens = next
    }
  }

  @Test func `every pair of lists of up to four items keeps the numbers of equal items, and of no others`() {
    let items = [Item(id: 0, text: 0), Item(id: 0, text: 1), Item(id: 1, text: 0), Item(id: 2, text: 0)]
    var lists: [[Item]] = [[]]
    var longest = lists
    for _ in 0..<4 {
      longest = longest.flatMap { list in items.map { list + [$0] } }
      lists += longest
    }
    // The empty list, then every list after every other of at most three items.
    let short = lists.filter { $0.count <= 3 }
    for old in short { for new in lists { follow([old, new]) } }
  }

  @Test(arguments: 0..<50) func `random edits, one after the other, keep the numbers of equal items`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var list = (0..<30).map { Item(id: $0 % 25, text: 0) }
    var lists = [list]
    for _ in 0..<20 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: list.shuffle(using: &random)
      case 1 where !list.isEmpty: list.remove(at: Int.random(in: 0..<list.count, using: &random))
      case 2: list.insert(Item(id: Int.random(in: 0..<40, using: &random), text: 0), at: list.count / 2)
      case 3 where !list.isEmpty: list[Int.random(in: 0..<list.count, using: &random)].text += 1
      default: list.append(contentsOf: list.prefix(2))
      }
      lists.append(list)
    }
    follow(lists)
  }

  @Test func `the same items again have the same numbers, without any being hashed`() {
    struct Unhashable: Hashable, Identifiable {
      var id: Unhashable { self }
      func hash(into hasher: inout Hasher) { Issue.record("hashed") }
    }
    let items = Array(repeating: Unhashable(), count: 5)
    var counter = ContentTokens.Counter()
    let tokens = ContentTokens(count: 5, from: &counter)
    let difference = Identity<Unhashable>(.value, by: { $0 }).difference
    let again = tokens.following(difference(items, items), count: 5, from: &counter)
    let longer = tokens.following(difference(items, items + items), count: 10, from: &counter)
    #expect(again == tokens && (0..<5).allSatisfy { longer[$0] == tokens[$0] })
  }

  @Test func `items that cannot be compared count as changed each time`() {
    var counter = ContentTokens.Counter()
    let items = [Opaque(id: 1), Opaque(id: 2)]
    let first = ContentTokens(count: 2, from: &counter)
    let difference = Identity<Opaque>.position.difference(items, items)
    let second = first.following(difference, count: 2, from: &counter)
    #expect(Set([first[0], first[1], second[0], second[1]]).count == 4)
  }

  @Test func `rows that are known by their place keep their numbers where the content there is equal`() {
    var counter = ContentTokens.Counter()
    let first = ContentTokens(count: 4, from: &counter)
    let difference = Identity<String>.position.difference(["a", "b", "c", "d"], ["a", "x", "c", "y"])
    let next = first.following(difference, count: 4, from: &counter)
    #expect(next[0] == first[0] && next[2] == first[2])
    #expect(next[1] != first[1] && next[3] != first[3])
  }

  @Test func `renewed rows get new numbers, the others keep theirs`() {
    var counter = ContentTokens.Counter()
    let first = ContentTokens(count: 4, from: &counter)
    var renewed = first
    renewed.renew([2], from: &counter)
    #expect((0..<4).map { renewed[$0] == first[$0] } == [true, true, false, true])
    #expect(!(0..<4).contains { first[$0] == renewed[2] })
  }
}
