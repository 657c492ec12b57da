import Testing

@testable import TableMakerDiffing

/// Parts of a list, by their places in it.
@Suite struct PlaceListTests {
  @Test(arguments: 0..<40) func `parts of a list that changes lead to each other by the fewest moves`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let before = Self.items(&random)
      let after = Bool.random(using: &random) ? before : Self.items(&random)
      let list = Difference(
        from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content })
      let first = Self.part(of: before.count, &random)
      let second = Self.part(of: after.count, &random)
      let (from, to) = ((0..<first.count).map { before[first[$0]] }, (0..<second.count).map { after[second[$0]] })

      // Small parts of a large list are found in another way.
      for more in [0, 1000] {
        let map = PlaceMap(list, countBefore: before.count + more, countAfter: after.count)
        let difference = Difference(from: first, to: second, through: map)

        let fewest = ListOracle.fewestMovesByTable(from: from, to: to)
        let complaint = ListOracle.complaint(about: difference, from: from, to: to, fewestMoves: fewest)
        #expect(complaint == nil, "\(from) to \(to): \(difference)")
      }
    }
  }

  @Test func `the same part of the same list is no difference`() {
    let part = PlaceList.listed([3, 1])
    #expect(Difference(from: part, to: part, through: PlaceMap(Difference(), countBefore: 4, countAfter: 4)).isEmpty)
  }

  @Test func `all places are as those that are listed one by one`() {
    let listed = PlaceList.listed([0, 1, 2])
    let map = PlaceMap(Difference(), countBefore: 3, countAfter: 3)
    #expect(Difference(from: .all(count: 3), to: listed, through: map).isEmpty)
    #expect((0..<3).map { PlaceList.all(count: 3)[$0] } == [0, 1, 2])
  }

  @Test(arguments: 0..<20) func `two changes of a list, one after the other, are as one`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let lists = [Self.items(&random), Self.items(&random), Self.items(&random)].map {
        Int.random(in: 0..<3, using: &random) == 0 ? [Item(id: 1, content: 0), Item(id: 2, content: 0)] : $0
      }
      let maps = zip(lists, lists.dropFirst()).map { before, after in
        PlaceMap(
          Difference(from: before, to: after, identity: { $0.id }, isUnchanged: { $0.content == $1.content }),
          countBefore: before.count, countAfter: after.count)
      }
      let both = maps[0].followed(by: maps[1], countAfter: lists[2].count)
      #expect(both.countBefore == lists[0].count)
      for (place, item) in lists[2].enumerated() {
        let middle = lists[1].first { $0.id == item.id }
        let origin = middle == nil ? nil : lists[0].firstIndex { $0.id == item.id }
        #expect(max(-1, both.origin(of: place)) == origin ?? -1)
        guard let origin, let middle else { continue }
        #expect(both.isChanged(place) == (lists[0][origin].content != middle.content || middle.content != item.content))
      }
    }
  }

  private static func items(_ random: inout SeededGenerator) -> [Item] {
    Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)).map {
      Item(id: $0, content: Int.random(in: 0..<4, using: &random) / 3)
    }
  }

  private static func part(of count: Int, _ random: inout SeededGenerator) -> PlaceList {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return .all(count: count) }
    let places = (0..<count).map(Int32.init).filter { _ in Bool.random(using: &random) }
    return .listed(Bool.random(using: &random) ? places : places.shuffled(using: &random))
  }
}
