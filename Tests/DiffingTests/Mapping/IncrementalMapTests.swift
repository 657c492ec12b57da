import Testing

@testable import TableMakerDiffing

@Suite struct IncrementalMapTests {
  private let identity = Identity<Item>(.given(\Item.id), by: { $0.id })

  @Test func `only items that are new or changed are transformed, once each and in their order`() {
    var done: [Int] = []
    func text(_ item: Item) -> String {
      done.append(item.id)
      return "\(item)"
    }
    var map = IncrementalMap<Item, String>(of: identity).updated(to: (0..<5).map { Item(id: $0) }, text)
    #expect(map.results == ["0", "1", "2", "3", "4"] && done == [0, 1, 2, 3, 4])
    done = []
    map = map.updated(to: [Item(id: 4), Item(id: 7), Item(id: 1, content: 1), Item(id: 2)], text)
    #expect(map.results == ["4", "7", "1'1", "2"] && done == [7, 1])
  }

  @Test(arguments: 0..<4) func `results are those of the items, whatever was transformed before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let (before, after) = RandomListTests.edited(random: &random)
      var count = 0
      let map = IncrementalMap<Item, Item>(of: identity).updated(to: before) { $0 }
      let next = map.updated(to: after) { item in
        count += 1
        return item
      }
      #expect(next.results == after && next.items == after, "\(before) to \(after)")
      let old = Occurrence.all(in: before) { $0.id }
      let expected = zip(after, Occurrence.all(in: after) { $0.id }).count { item, element in
        old.firstIndex(of: element).map { before[$0].content != item.content } ?? true
      }
      #expect(count == expected, "\(before) to \(after)")
    }
  }

  @Test func `an array that is still the same is not looked at, unless its items cannot be compared`() {
    struct Opaque: Sendable { let id: Int }
    let items = [Item(id: 1), Item(id: 2)]
    let map = IncrementalMap<Item, Int>(of: identity).updated(to: items) { $0.id }
    #expect(map.updated(to: items) { _ in 9 }.results == [1, 2])
    let opaque = [Opaque(id: 1), Opaque(id: 2)]
    let blind = IncrementalMap<Opaque, Int>(of: Identity(.given(\Opaque.id), by: { $0.id }, comparing: nil))
    #expect(blind.updated(to: opaque) { $0.id }.updated(to: opaque) { _ in 9 }.results == [9, 9])
  }
}
