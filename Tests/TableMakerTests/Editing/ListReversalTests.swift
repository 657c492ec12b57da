import TableMakerDiffing
import TestSupport
import Testing

@testable import TableMaker

/// `ListReversal`: a change that is taken back in a list which has gone on since.
@MainActor @Suite struct ListReversalTests {
  @Test func `random changes before and after by others stay, and what was taken is there once`() {
    var random = SeededGenerator(seed: 2128)
    for _ in 0..<400 {
      let before = (0..<8).shuffled(using: &random)
      var after = before
      let removed = Set(before.shuffled(using: &random).prefix(.random(in: 0...3, using: &random)))
      after.removeAll { removed.contains($0) }
      let inserted = (100..<100 + .random(in: 0...2, using: &random))
      for item in inserted { after.insert(item, at: .random(in: 0...after.count, using: &random)) }
      guard let reversal = ListReversal(.found(), from: before, to: after) else { continue }
      var current = after
      let foreign = (200..<200 + .random(in: 0...3, using: &random))
      for item in foreign { current.insert(item, at: .random(in: 0...current.count, using: &random)) }
      let gone = Set(current.shuffled(using: &random).prefix(.random(in: 0...2, using: &random)))
      current.removeAll { gone.contains($0) }
      let result = reversal.items(from: current, values: { _ in nil }) ?? []
      // All that was removed is back, all that was inserted has gone, and all others are as they were, in their order.
      #expect(Set(result) == Set(current).subtracting(inserted).union(removed))
      #expect(result.count == Set(result).count)
      #expect(result.filter { !removed.contains($0) } == current.filter { !inserted.contains($0) })
      // Each item that came back is below the nearest of the items above it that are in the result.
      for (place, item) in before.enumerated() where removed.contains(item) {
        guard let above = before[..<place].last(where: { result.contains($0) }) else { continue }
        #expect(result.firstIndex(of: above).map { $0 + 1 } == result.firstIndex(of: item))
      }
    }
  }

  @Test func `recorded items that share blocks are the items of each moment`() {
    var random = SeededGenerator(seed: 53)
    for count in [0, 1, 255, 256, 257, 2_000] {
      var items = (0..<count).map { "item \($0)" }
      var moments = [(items, RecordedItems(items, sharing: nil))]
      for step in 0..<60 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where !items.isEmpty: items.remove(at: .random(in: items.indices, using: &random))
        case 1 where !items.isEmpty: items[.random(in: items.indices, using: &random)] = "edited \(step)"
        case 2 where !items.isEmpty:
          items.append(items.remove(at: .random(in: items.indices, using: &random)))
        default: items.insert("new \(step)", at: .random(in: 0...items.count, using: &random))
        }
        moments.append((items, RecordedItems(items, sharing: moments[moments.count - 1].1)))
      }
      #expect(moments.allSatisfy { $0 == $1.array && $0.count == $1.count })
    }
  }
}
