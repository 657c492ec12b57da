import Foundation
import Testing

@testable import TableMakerDiffing

/// Identities that are found at run time lead to the differences that those known at compile time lead to.
@Suite struct FoundIdentityTests {
  private struct Card<ID: Hashable & Sendable>: Identifiable, Equatable {
    let id: ID
    var content: Int
  }

  /// An item with a custom `==`: items that differ in bytes can be equal.
  private struct Loose: Identifiable, Equatable {
    let id: String
    var content: Int
    static func == (left: Loose, right: Loose) -> Bool { left.content % 3 == right.content % 3 }
  }

  /// Not comparable: every item that stays has changed.
  private struct Opaque: Identifiable {
    let id: UUID
    let number: Int8
    let content: Int
  }

  private final class Box: Identifiable, Equatable {
    let id: Int
    let content: Int
    init(_ id: Int, _ content: Int) { (self.id, self.content) = (id, content) }
    static func == (left: Box, right: Box) -> Bool { left.content == right.content }
  }

  /// Known by parts of it, or by what is made of them.
  private struct Part: Equatable {
    let flag: Bool
    let uuid: UUID
    var text: String
    let number: Int
    var double: Int { number * 2 }
  }

  /// Items that may be sent to another thread.
  private struct Sent: Identifiable, Equatable, Sendable {
    let id: Int
    var content: Int
  }

  private struct Word: Hashable, Sendable { let text: String }

  /// An item that doesn't always equal itself.
  private struct Reading: Identifiable, Equatable {
    let id: Int
    var value: Double
  }

  private func sent(using random: inout SeededGenerator) -> [Sent] {
    var items: [Sent] = []
    for _ in 0..<12 {
      items.append(Sent(id: .random(in: 0..<15, using: &random), content: .random(in: 0...1, using: &random)))
    }
    return items
  }

  private func uuid(_ number: Int) -> UUID {
    UUID(uuid: (UInt8(number & 255), UInt8(number >> 8), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Compares many random edits of a list, in which numbers come twice as well, and lists with long common ends.
  private func compare<Item, ID: Hashable>(
    seed: UInt64, id: @escaping (Item) -> ID, isEqual: ((Item, Item) -> Bool)?,
    _ make: (_ number: Int, _ content: Int) -> Item
  ) {
    let identity = Identity<Item>.found()
    let reference = Identity<Item>(.identifiable, by: id, comparing: isEqual)
    #expect(identity.kind == .identifiable)
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let count = Int.random(in: 0...(round % 4 == 0 ? 900 : 12), using: &random)
      let numbers = (0..<count).map { round % 3 == 0 ? $0 : Int.random(in: 0...count, using: &random) }
      let before = numbers.map { make($0, 0) }
      // Items that are kept are the same bytes; others are created again.
      var after = round % 5 == 0 ? numbers.map { make($0, 0) } : before
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...after.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: after.insert(make(Int.random(in: 0...2 * count + 1, using: &random), 0), at: place)
        case 1 where place < after.count: after.remove(at: place)
        case 2 where place < after.count: after[place] = make(numbers.randomElement(using: &random) ?? 0, 1)
        case 3 where place < after.count: after.insert(after.remove(at: place), at: place / 2)
        default: break
        }
      }
      let expected = reference.difference(before, after)
      #expect(identity.difference(before, after) == expected)
      for limit in [0, 3, 10_000] {
        #expect(identity.differenceAmong(before, after, limit) == reference.differenceAmong(before, after, limit))
      }
      if let later = identity.laterDifference {
        #expect(identity.completing(later(before, after)(), before, after) == expected)
      }
    }
  }

  @Test func `by integers`() {
    compare(seed: 1, id: { $0.id }, isEqual: ==) { Card(id: $0, content: $1) }
  }

  @Test func `by UUIDs`() {
    compare(seed: 2, id: { $0.id }, isEqual: ==) { Card(id: uuid($0), content: $1) }
  }

  @Test func `by texts, of which some are of equal words in other memory`() {
    compare(seed: 3, id: { $0.id }, isEqual: ==) {
      Card(id: "a text that is too long to be kept in place \($0)", content: $1)
    }
  }

  @Test func `where content is compared by hand`() {
    compare(seed: 4, id: { $0.id }, isEqual: ==) { number, content in Loose(id: "\(number)", content: content * 4) }
  }

  @Test func `an item that does not equal itself is unchanged as long as its bytes are`() {
    let before = [Reading(id: 1, value: .nan), Reading(id: 2, value: 0)]
    let after = [Reading(id: 3, value: 0), Reading(id: 1, value: .nan), Reading(id: 2, value: 1)]
    let differences = [
      Identity<Reading>.found().difference(before, after),
      Identity<Reading>(.identifiable, by: { $0.id }).difference(before, after), Difference(from: before, to: after),
    ]
    for difference in differences {
      #expect(difference.insertions == [0])
      #expect(difference.changes == [IndexPair(before: 1, after: 2)])
    }
  }

  @Test func `where content cannot be compared`() {
    compare(seed: 5, id: { $0.id }, isEqual: nil) { Opaque(id: uuid($0), number: 1, content: $1) }
  }

  @Test func `of objects`() {
    compare(seed: 6, id: { $0.id }, isEqual: ==) { Box($0, $1) }
  }

  /// Many lists have common ends, by their bytes or only by their identities, and contain items twice.
  @Test func `of all short lists of a few items`() {
    let identity = Identity<Card<Int>>.found()
    let reference = Identity<Card<Int>>(.identifiable, by: { $0.id }, comparing: ==)
    var lists: [[Card<Int>]] = [[]]
    for start in 0..<3 {
      for list in lists where list.count == start {
        for id in 1...2 { lists += (0...1).map { list + [Card(id: id, content: $0)] } }
      }
    }
    for before in lists {
      for after in lists { #expect(identity.difference(before, after) == reference.difference(before, after)) }
    }
  }

  @Test func `only identities are sent where items are not Sendable, and content is compared afterwards`() throws {
    let identity = Identity<Box>(.identifiable, by: { $0.id }, later: Identity.sendable { $0.id })
    let later = try #require(identity.laterDifference)
    let before = (0..<5).map { Box($0, 0) }
    let after = [Box(3, 0), Box(1, 7), Box(0, 0), Box(9, 1)]
    let found = later(before, after)()
    #expect(found.changes == [])
    let complete = identity.completing(found, before, after)
    #expect(complete == identity.difference(before, after))
    #expect(complete.changes == [IndexPair(before: 1, after: 1)])
  }

  @Test func `by a part that the app names`() {
    let identity = Identity<Card<Int>>.given(by: \.content)
    let before = (0..<40).map { Card(id: 0, content: $0) }
    var after = before
    after.swapAt(3, 30)
    after[5] = Card(id: 1, content: 5)
    let found = identity.difference(before, after)
    #expect(found == Identity(.given(\Card<Int>.content), by: \.content, comparing: ==).difference(before, after))
    #expect(found.changes == [IndexPair(before: 5, after: 5)])
  }

  @Test func `by parts that are stored in items, or made of what is`() {
    var random = SeededGenerator(seed: 8)
    func compare<ID: Hashable>(_ id: any KeyPath<Part, ID> & Sendable) {
      let identity = Identity<Part>.given(by: id)
      let reference = Identity<Part>(.given(id), by: { $0[keyPath: id] }, comparing: ==)
      for round in 0..<60 {
        let before = (0..<(round % 5 == 0 ? 700 : 9)).map {
          Part(flag: $0 % 2 == 0, uuid: uuid($0 % 500), text: "a text of some length, number \($0)", number: $0)
        }
        var after = before
        for _ in 0..<4 {
          let place = Int.random(in: 0..<after.count, using: &random)
          if Bool.random(using: &random) { after.swapAt(place, 0) } else { after[place].text = "other" }
        }
        #expect(identity.difference(before, after) == reference.difference(before, after))
        #expect(identity.origins(before, after) == reference.origins(before, after))
      }
    }
    compare(\.number)
    compare(\.double)
    compare(\.uuid)
    compare(\.text)
    compare(\.flag)
  }

  @Test func `the content of Sendable items is compared elsewhere too`() throws {
    var random = SeededGenerator(seed: 9)
    let identity = Identity<Sent>(sendable: .identifiable) { $0.id }
    let words = Identity<Word>(sendable: .value) { $0 }
    let laterOfWords = try #require(words.laterDifference)
    for _ in 0..<200 {
      let (before, after) = (sent(using: &random), sent(using: &random))
      let later = try #require(identity.laterDifference)
      let found = later(before, after)()
      #expect(found == identity.difference(before, after))
      #expect(identity.completing(found, before, after) == found)
      let (old, new) = (before.map { Word(text: "\($0.id)") }, after.map { Word(text: "\($0.id)") })
      #expect(laterOfWords(old, new)() == words.difference(old, new))
    }
  }

  @Test func `an array that was copied and never written to has not changed, unless its items cannot tell`() {
    let cards = (0..<3).map { Card(id: $0, content: 0) }
    #expect(Identity<Card<Int>>.found().difference(cards, cards).isEmpty)
    let opaque = (0..<3).map { Opaque(id: uuid($0), number: 0, content: 0) }
    #expect(Identity<Opaque>.found().difference(opaque, opaque).changes.count == 3)
  }

  /// Today's arrays have memory even when they are empty; nothing promises it.
  @Test func `a list without memory is an empty one`() {
    let cards = [Card(id: 4, content: 0), Card(id: 5, content: 0)]
    let identities = ItemIdentities<Int>.stored(at: 0, stride: MemoryLayout<Card<Int>>.stride)
    let comparison = ItemComparison<Card<Int>>.found()
    func difference(_ items: UnsafeItemBuffers) -> Difference? { items.difference(by: identities, amongAtMost: .max) }
    cards.withUnsafeBytes { memory in
      #expect(
        UnsafeItemBuffers.with(nil, 0, memory.baseAddress, 2, comparison, difference)
          == Difference(replacing: 0, with: 2))
      #expect(
        UnsafeItemBuffers.with(memory.baseAddress, 2, nil, 0, comparison, difference)
          == Difference(replacing: 2, with: 0))
    }
    #expect(UnsafeItemBuffers.with(nil, 0, nil, 0, comparison, difference) == Difference())
    let isOneArray = UnsafeItemBuffers.with(nil, 0, nil, 0, comparison) { $0.isOneArray }
    #expect(isOneArray)
  }

  @Test func `items are compared with their own equality, if they have one`() throws {
    #expect(ItemComparison<Opaque>.found() == nil)
    let comparison = try #require(ItemComparison<Loose>.found())
    let items = [1, 4, 5].map { Loose(id: "\($0)", content: $0) }
    #expect(comparison.areEqual(items[0], items[1]) && !comparison.areEqual(items[0], items[2]))
    items.withUnsafeBytes { memory in
      guard let start = memory.baseAddress else { return }
      let places = (0..<3).map { start + $0 * MemoryLayout<Loose>.stride }
      #expect(comparison.areEqualInMemory(places[0], places[1]) && !comparison.areEqualInMemory(places[0], places[2]))
    }
  }
}
