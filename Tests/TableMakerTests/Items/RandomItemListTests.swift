import TestSupport
import Testing

@testable import TableMaker

/// Random sequences of every verb, with duplicates, absent items and wrong indices, against a naive list.
@MainActor @Suite struct RandomItemListTests {
  private struct Word: Hashable { let id: Int }

  private struct Place: Equatable {
    let id: Int
    let version: Int
  }

  private final class Thing {
    let id: Int
    let version: Int

    init(_ id: Int, _ version: Int) { (self.id, self.version) = (id, version) }
  }

  @Test func `identifiable items`() {
    run(ItemList.init, make: { Note($0, "\($1)") }, isFound: { $0.id == $1.id }, label: { "\($0.id) \($0.text)" })
  }

  @Test func `items known by a part that is named`() {
    run(
      { ItemList($0, id: \.text) }, make: { Note($1, "\($0)") }, isFound: { $0.text == $1.text },
      label: { "\($0.text) \($0.id)" })
  }

  @Test func `items known by being equal`() {
    run(ItemList.init, make: { id, _ in Word(id: id) }, isFound: { $0.id == $1.id }, label: { "\($0.id)" })
  }

  @Test func `items known by their place, and found by being equal`() {
    run(
      ItemList.init, make: { Place(id: $0, version: $1 % 2) },
      isFound: { $0.id == $1.id && $0.version == $1.version }, label: { "\($0.id) \($0.version)" })
  }

  @Test func `items that cannot be compared`() {
    run(ItemList.init, make: Thing.init, isFound: { _, _ in false }, label: { "\($0.id) \($0.version)" })
  }

  private func run<Item>(
    _ makeList: ([Item]) -> ItemList<Item>, make: (Int, Int) -> Item, isFound: @escaping (Item, Item) -> Bool,
    label: (Item) -> String
  ) {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: seed)
      var version = 0
      func item(using random: inout SeededGenerator) -> Item {
        version += 1
        return make(Int.random(in: 0..<8, using: &random), version)
      }
      let start = (0..<6).map { _ in item(using: &random) }
      let list = makeList(start)
      var naive = NaiveList(start, isFound: isFound)
      let log = SourceLog(of: list)
      for step in 0..<100 {
        let reported = log.diagnostics.count
        let (expected, returned) = verb(on: list, and: &naive, item, label, using: &random)
        let comment: Comment = "seed \(seed), step \(step)"
        #expect(list.items.map(label) == naive.items.map(label), comment)
        #expect(log.takeChanges() == expected.changes, comment)
        #expect(log.diagnostics.count - reported == expected.diagnostics, comment)
        #expect(returned.map(label) == expected.returned.map(label), comment)
        let sought = item(using: &random)
        #expect(list.firstIndex(identifiedAs: sought) == naive.index(of: sought), comment)
        #expect(list.containsItem(identifiedAs: sought) == (naive.index(of: sought) != nil), comment)
      }
    }
  }

  /// Does a random thing to both lists; returns what must come of it, and what the list returned.
  private func verb<Item>(
    on list: ItemList<Item>, and naive: inout NaiveList<Item>, _ item: (inout SeededGenerator) -> Item,
    _ label: (Item) -> String,
    using random: inout SeededGenerator
  ) -> (NaiveList<Item>.Outcome, Item?) {
    let count = list.items.count
    let index = Int.random(in: -2...(count + 2), using: &random)
    let other = Int.random(in: -2...(count + 2), using: &random)
    let several = (0..<Int.random(in: 0...3, using: &random)).map { _ in item(&random) }
    let (one, two) = (item(&random), item(&random))
    switch Int.random(in: 0..<(count > 12 ? 18 : 15), using: &random) {
    case 0:
      list.append(one)
      return (naive.insert([one], at: count), nil)
    case 1:
      list.append(contentsOf: several)
      return (naive.insert(several, at: count), nil)
    case 2:
      list.insert(one, before: two)
      return (naive.insert([one], beside: two, after: 0), nil)
    case 3:
      list.insert(one, after: two)
      return (naive.insert([one], beside: two, after: 1), nil)
    case 4:
      list.insert(contentsOf: several, before: one)
      return (naive.insert(several, beside: one, after: 0), nil)
    case 5:
      list.insert(contentsOf: several, after: one)
      return (naive.insert(several, beside: one, after: 1), nil)
    case 6:
      list.insert(one, at: index)
      return (naive.insert([one], at: index), nil)
    case 7:
      list.insert(contentsOf: several, at: index)
      return (naive.insert(several, at: index), nil)
    case 8:
      list.move(from: index, to: other)
      return (naive.move(from: index, to: other), nil)
    case 9:
      list.move(from: other, to: index)
      return (naive.move(from: other, to: index), nil)
    case 10:
      let returned = list.replace(one)
      return (naive.replace(one, with: one), returned)
    case 11:
      let returned = list.replace(one, with: two)
      return (naive.replace(one, with: two), returned)
    case 12:
      let isEdited = list.edit(one) { $0 = two }
      var outcome = naive.replace(one, with: two)
      #expect(isEdited == (outcome.changes == 1))
      outcome.returned = nil
      return (outcome, nil)
    case 13 where list.items.indices.contains(index):
      list[index] = one
      return (NaiveList<Item>.Outcome(changes: 1), naive.set(one, at: index))
    case 14:
      let returned = list.remove(one)
      return (naive.remove(one), returned)
    case 15:
      let gone = label(one)
      list.removeAll { label($0) < gone }
      return (naive.removeAll { label($0) < gone }, nil)
    default:
      let returned = list.remove(at: index)
      return (naive.remove(at: index), returned)
    }
  }
}

extension NaiveList {
  fileprivate mutating func set(_ item: Item, at index: Int) -> Item? {
    self = NaiveList(Array(items[..<index]) + [item] + Array(items[(index + 1)...]), isFound: isFound)
    return nil
  }
}
