import TableMakerDiffing
import Testing

@testable import TableMakerQuerying

/// The hits of a search in a list that changes.
@Suite struct SearchHitsTests {
  @Test func `hits follow any change of a small list, and only what is new is looked at`() {
    let lists: [[Int]] = [
      [], [1], [2], [1, 2], [2, 1], [1, 2, 3], [3, 1, 2], [3, 2, 1], [2, 4, 1, 3], [5, 1, 4, 2, 3], [6, 7, 8, 1],
    ]
    for before in lists {
      for after in lists {
        let difference = Difference(from: before, to: after, identity: { $0 }, isUnchanged: { _, _ in true })
        for kept in 0..<8 {
          func isHit(_ number: Int) -> Bool { kept >> (number % 3) & 1 == 1 }
          let hits = SearchHits.all(among: before.count) { isHit(before[$0]) }
          var asked: [Int] = []
          let found = SearchHits.following(
            hits, difference, countBefore: before.count, countAfter: after.count
          ) {
            asked.append($0)
            return isHit(after[$0])
          }
          #expect(found == SearchHits.all(among: after.count) { isHit(after[$0]) })
          #expect(asked.allSatisfy { !before.contains(after[$0]) })
        }
      }
    }
  }

  @Test func `what two lists have in common is what both have`() {
    for one in 0..<32 {
      for other in 0..<32 {
        let lists = [one, other].map { bits in SearchHits.all(among: 5) { bits >> $0 & 1 == 1 } }
        #expect(SearchHits.common(lists[0], lists[1]) == SearchHits.all(among: 5) { (one & other) >> $0 & 1 == 1 })
      }
    }
  }
}
