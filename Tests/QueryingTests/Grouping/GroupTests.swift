import Foundation
import TableMakerDiffing
import Testing

@testable import TableMakerQuerying

/// Groups by key, of what a query has found.
@Suite struct GroupTests {
  private struct Found: Equatable {
    var key: Int?
    var places: [Int32]
  }

  private static func found(_ groups: [PlacedGroup<Int>]) -> [Found] {
    groups.map { Found(key: $0.key, places: Array($0.places)) }
  }

  /// Each key in turn, and the rows that have it.
  private static func naive(_ keys: [Int?], _ rows: [Int32], _ order: GroupOrder<Int>) -> [Found] {
    var seen: [Int?] = []
    for row in rows where !seen.contains(keys[Int(row)]) { seen.append(keys[Int(row)]) }
    let ascending = seen.compactMap { $0 }.sorted()
    let missing: [Int?] = seen.contains(nil) ? [nil] : []
    let ordered: [Int?] =
      switch order {
      case .firstAppearance: seen
      case .forward: ascending + missing
      case .reverse: ascending.reversed() + missing
      case .given(let given):
        given.enumerated().filter { seen.contains($0.element) && !given[..<$0.offset].contains($0.element) }.map(
          \.element)
          + ascending.filter { !given.contains($0) } + missing
      }
    return ordered.map { key in Found(key: key, places: rows.filter { keys[Int($0)] == key }) }
  }

  /// A key that lies: equal ones have different hashes, or its answers change.
  fileprivate struct LyingKey: Hashable, Comparable {
    enum Lie: CaseIterable { case hashIsFiner, hashChanges, equalityChanges, isNotItself, equalsAll }

    let lie: Lie
    let number, salt: Int

    static func == (one: LyingKey, other: LyingKey) -> Bool {
      switch one.lie {
      case .equalityChanges: Bool.random()
      case .isNotItself: false
      case .equalsAll: true
      default: one.number == other.number
      }
    }

    static func < (one: LyingKey, other: LyingKey) -> Bool { one.number < other.number }

    func hash(into hasher: inout Hasher) {
      switch lie {
      case .hashIsFiner: hasher.combine(salt)
      case .hashChanges: hasher.combine(Int.random(in: 0..<3))
      default: hasher.combine(number)
      }
    }
  }

  @Test(arguments: LyingKey.Lie.allCases)
  fileprivate func `keys that lie leave each row in one group, in every order, while the list changes`(
    _ lie: LyingKey.Lie
  ) {
    func key(_ number: Int) -> LyingKey? {
      number % 7 == 0 ? nil : LyingKey(lie: lie, number: number % 10, salt: number)
    }
    let given = (0..<4).map { LyingKey(lie: lie, number: $0, salt: $0) }
    for order in [TableMakerQuerying.GroupOrder<LyingKey>.forward, .reverse, .firstAppearance, .given(given)] {
      var numbers = GroupNumbers<LyingKey>()
      numbers.append((0..<2_000).map(key))
      func places() -> [Int32] { numbers.groups(of: nil, in: order).flatMap(\.places).sorted() }
      #expect(places() == Array(0..<2_000))
      for start in 1..<20 {
        var difference = Difference()
        difference.removals = Array(0..<100)
        difference.insertions = Array(1_900..<2_000)
        numbers.follow(difference, countAfter: 2_000) { key(start * 100 + $0) }
        #expect(places() == Array(0..<2_000))
      }
    }
  }

  @Test func `random lists are grouped as key by key, in every order, while they change`() {
    var generator = SeededGenerator(seed: 11)
    let orders: [GroupOrder<Int>] = [.forward, .reverse, .firstAppearance, .given([3, 9, 1, 3])]
    for _ in 0..<300 {
      var next = 0
      func element() -> (id: Int, value: Int) {
        next += 1
        return (next, Int.random(in: -1..<5, using: &generator))
      }
      var list = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in element() }
      func keys() -> [Int?] { list.map { $0.value < 0 ? nil : $0.value } }
      var numbers = GroupNumbers<Int>()
      numbers.append(keys())
      for _ in 0..<4 {
        let all = keys()
        let rows = list.indices.map { Int32($0) }.shuffled(using: &generator)
          .prefix(Int.random(in: 0...list.count, using: &generator))
        for order in orders {
          #expect(Self.found(numbers.groups(of: Array(rows), in: order)) == Self.naive(all, Array(rows), order))
          let places = list.indices.map { Int32($0) }
          #expect(Self.found(numbers.groups(of: nil, in: order)) == Self.naive(all, places, order))
        }
        let old = list
        for _ in 0..<3 {
          let place = Int.random(in: 0...list.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: list.insert(element(), at: place)
          case 1 where place < list.count: list.remove(at: place)
          case 2 where place < list.count: list[place].value = Int.random(in: -1..<5, using: &generator)
          case 3 where place < list.count: list.swapAt(place, 0)
          default: break
          }
        }
        let difference = SortedOrderTests.difference(old, list)
        let touched = Set(difference.insertions + difference.moves.map(\.after) + difference.changes.map(\.after))
        numbers.follow(difference, countAfter: list.count) { place in
          #expect(touched.contains(place))
          return list[place].value < 0 ? nil : list[place].value
        }
      }
    }
  }

  @Test func `keys that went are forgotten when they are many`() {
    var numbers = GroupNumbers<Int>()
    numbers.append([0])
    for key in 1..<5_000 {
      var difference = Difference()
      difference.changes = [IndexPair(before: 0, after: 0)]
      numbers.follow(difference, countAfter: 1) { _ in key }
      #expect(numbers.groups(of: nil).map(\.key) == [key])
    }
  }

  @Test func `groups are named by descriptions, which are made unique`() {
    #expect(GroupNames.names(of: [1, nil, 2]) == ["1", "", "2"])
    #expect(GroupNames.unique(["a", "a", "a (2)", "a", "", ""]) == ["a", "a (3)", "a (2)", "a (4)", "", "(2)"])
  }

  @Test func `index titles lead to the first section that has them`() {
    let titles: [String?] = ["Anna", "anton", nil, "", "Berta", "Anna"]
    let full = IndexTitles(.full, of: titles)
    #expect(full.titles == ["Anna", "anton", "Berta"])
    #expect(full.sections == [0, 1, 4])
    let single = IndexTitles(.singleLetter, of: titles)
    #expect(single.titles == ["A", "B"])
    #expect(single.sections == [0, 4])
    #expect(IndexTitles(.none, of: titles).titles.isEmpty)
  }

  @Test func `titles of one's own lead to the nearest section before`() {
    let index = IndexTitles(.custom(["0", "A", "B", "C", "B", "", "Z"]), of: ["A", "Cäsar", "Z"])
    #expect(index.titles == ["0", "A", "B", "C", "Z"])
    #expect(index.sections == [0, 0, 0, 1, 2])
    #expect(IndexTitles(.custom(["A"]), of: []).titles.isEmpty)
  }
}
