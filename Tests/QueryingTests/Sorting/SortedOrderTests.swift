import Foundation
import TableMakerDiffing
import Testing

@testable import TableMakerQuerying

/// Orders of lists, made in slices and kept under edits.
@Suite struct SortedOrderTests {
  private static func compare(_ one: Int, _ other: Int) -> ComparisonResult { ValueOrder().compare(one, other) }

  @Test func `all lists of up to six small numbers are sorted, equal ones in order, however often interrupted`() {
    for length in 0...6 {
      for code in 0..<Int(pow(3, Double(length))) {
        var rest = code
        let list = (0..<length).map { _ in
          defer { rest /= 3 }
          return rest % 3
        }
        var sort = MergeSort(count: length)
        var calls = 0
        while !sort.advance(by: { Self.compare(list[$0], list[$1]) }, while: { false }) { calls += 1 }
        let expected = list.indices.sorted { (list[$0], $0) < (list[$1], $1) }.map { Int32($0) }
        #expect(sort.places == expected, "\(list)")
      }
    }
  }

  @Test func `an interrupted sort of many goes on where it was, and asks after 32 comparisons`() {
    var generator = SeededGenerator(seed: 5)
    let list = (0..<5_000).map { _ in Int.random(in: 0..<500, using: &generator) }
    var sort = MergeSort(count: list.count)
    var comparisons = 0
    var slices = 0
    while !sort.advance(
      by: {
        comparisons += 1
        return Self.compare(list[$0], list[$1])
      }, while: { false })
    {
      slices += 1
      #expect(comparisons <= slices * 33)
    }
    #expect(slices > 1_000)
    #expect(comparisons < 5_000 * 13)
    #expect(sort.places == list.indices.sorted { (list[$0], $0) < (list[$1], $1) }.map { Int32($0) })
  }

  @Test func `a comparison that contradicts itself ends and loses nothing`() {
    var generator = SeededGenerator(seed: 6)
    let answers: [(Int, Int) -> ComparisonResult] = [
      { ValueOrder.ordered($0, $1) { _, _ in true } }, { _, _ in .orderedDescending }, { _, _ in .orderedAscending },
    ]
    for answer in answers {
      for count in [0, 1, 2, 3, 7, 8, 100, 1_001] {
        var order = SortedOrder(count: count, by: answer)
        #expect(Set(order.places) == Set((0..<count).map { Int32($0) }))
        #expect(order.places.count == count)
        var difference = Difference()
        difference.insertions = [count, count + 1]
        order.follow(difference, countAfter: count + 2, by: answer)
        #expect(order.places.sorted() == (0..<count + 2).map { Int32($0) })
      }
    }
    let order = SortedOrder(count: 500) { _, _ in
      [.orderedAscending, .orderedDescending, .orderedSame][Int.random(in: 0..<3, using: &generator)]
    }
    #expect(order.places.sorted() == (0..<500).map { Int32($0) })
    #expect(SortedOrder(count: 4) { ValueOrder.ordered($0, $1) { _, _ in true } }.places == [0, 1, 2, 3])
  }

  @Test func `after every edit of random lists the order is that of a new sort`() {
    var generator = SeededGenerator(seed: 7)
    for world in 0..<400 {
      let values = world % 2 == 0 ? 3 : 50
      var next = 0
      func element() -> (id: Int, value: Int) {
        next += 1
        return (next, Int.random(in: 0..<values, using: &generator))
      }
      var list = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in element() }
      var order = SortedOrder(count: list.count) { Self.compare(list[$0].value, list[$1].value) }
      for _ in 0..<6 {
        let old = list
        for _ in 0..<Int.random(in: 0..<5, using: &generator) {
          let place = Int.random(in: 0...list.count, using: &generator)
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: list.insert(element(), at: place)
          case 1 where place < list.count: list.remove(at: place)
          case 2 where place < list.count: list[place].value = Int.random(in: 0..<values, using: &generator)
          case 3 where place < list.count: list.swapAt(place, 0)
          default: break
          }
        }
        let difference = Self.difference(old, list)
        var asked: Set<Int> = []
        order.follow(difference, countAfter: list.count) {
          asked.formUnion([$0, $1])
          return Self.compare(list[$0].value, list[$1].value)
        }
        #expect(order.places == list.indices.sorted { (list[$0].value, $0) < (list[$1].value, $1) }.map { Int32($0) })
      }
    }
  }

  /// The difference of lists of elements with numbers of their own, with more moves than needed.
  static func difference(_ old: [(id: Int, value: Int)], _ new: [(id: Int, value: Int)]) -> Difference {
    var result = Difference()
    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
    result.removals = old.indices.filter { !newIDs.contains(oldIDs[$0]) }
    result.insertions = new.indices.filter { !oldIDs.contains(newIDs[$0]) }
    var last = -1
    for (after, id) in newIDs.enumerated() {
      guard let before = oldIDs.firstIndex(of: id) else { continue }
      if before < last { result.moves.append(IndexPair(before: before, after: after)) } else { last = before }
      if old[before].value != new[after].value { result.changes.append(IndexPair(before: before, after: after)) }
    }
    return result
  }

  @Test func `an edit of few rows asks for few comparisons`() {
    var generator = SeededGenerator(seed: 8)
    var list = (0..<100_000).map { _ in Int.random(in: 0..<1_000_000, using: &generator) }
    var order = SortedOrder(count: list.count) { Self.compare(list[$0], list[$1]) }
    var difference = Difference()
    for place in [3, 500, 70_000] {
      list[place] = Int.random(in: 0..<1_000_000, using: &generator)
      difference.changes.append(IndexPair(before: place, after: place))
    }
    var comparisons = 0
    order.follow(difference, countAfter: list.count) {
      comparisons += 1
      return Self.compare(list[$0], list[$1])
    }
    #expect(comparisons < 3 * 25)
    #expect(order.places == list.indices.sorted { (list[$0], $0) < (list[$1], $1) }.map { Int32($0) })
  }

  @Test func `missing values are last in both directions, and equal ones keep their order`() {
    let values: [Int?] = [2, nil, 1, 2, nil, 3]
    for (direction, expected) in [(SortOrder.forward, [2, 0, 3, 5, 1, 4]), (.reverse, [5, 0, 3, 2, 1, 4])] {
      let order = SortedOrder(count: values.count) { ValueOrder(direction).compare(values[$0], values[$1]) }
      #expect(order.places == expected.map { Int32($0) })
      #expect(order.rows(of: [4, 3, 2]) == expected.filter { (2...4).contains($0) }.map { Int32($0) })
    }
  }

  @Test func `texts with keys are sorted as without, in both directions, while the list changes`() {
    var generator = SeededGenerator(seed: 9)
    let parts = ["Anna", "anna", "Émile", "Östen", "张", "王", "阿", "12", "9", " ", "ß", "b"]
    func text() -> String? {
      if Int.random(in: 0..<20, using: &generator) == 0 { return nil }
      let count = Int.random(in: 0..<4, using: &generator)
      return (0..<count).map { _ in parts[Int.random(in: 0..<12, using: &generator)] }.joined()
    }
    for locale in ["sv_SE", "zh_CN"] {
      let order = TextOrder(locale: Locale(identifier: locale))
      var list = (0..<600).map { _ in text() }
      var keys = TextKeys(order: order, texts: list)
      for _ in 0..<3 {
        for direction in [SortOrder.forward, .reverse] {
          let places = SortedOrder(count: list.count) { keys.compare($0, $1, direction) }.places
          let expected = SortedOrder(count: list.count) { one, other in
            guard let a = list[one], let b = list[other] else {
              return list[one] != nil ? .orderedAscending : list[other] != nil ? .orderedDescending : .orderedSame
            }
            let result = order.compare(a, b)
            return direction == .forward ? result : result.reversed
          }
          #expect(places == expected.places)
        }
        var difference = Difference()
        difference.removals = [0, 5, 17]
        difference.insertions = [2, 30]
        list.remove(at: 17)
        list.remove(at: 5)
        list.remove(at: 0)
        for place in difference.insertions { list.insert(text(), at: place) }
        list[40] = "\u{5F20}\u{9999}\u{8D75}"
        difference.changes = [IndexPair(before: 41, after: 40)]
        keys.follow(difference, countAfter: list.count) { list[$0] }
        #expect(keys.texts == list)
      }
    }
  }

  @Test func `texts can be added to a list that was long and has become short or empty`() {
    for left in [0, 3] {
      var keys = TextKeys(order: TextOrder(locale: Locale(identifier: "en")), texts: (0..<600).map { "name \($0)" })
      var difference = Difference()
      difference.removals = Array(left..<600)
      keys.follow(difference, countAfter: left) { _ in nil }
      keys.append(["b", "a"])
      #expect(keys.count == left + 2)
      #expect(keys.compare(left, left + 1) == .orderedDescending)
      #expect(left == 0 || keys.compare(0, left) == .orderedDescending)
    }
  }
}
