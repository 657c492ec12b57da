import TestSupport
import Testing

@testable import UIKit

@Suite struct RowHeightsTests {
  /// The known state of a row, as plainly as can be.
  private struct Known: Equatable {
    var height: CGFloat
    var isEstimate = false
    var isMeasured = false
  }

  private func check(_ heights: RowHeights, _ known: [Known]) {
    #expect(heights.count == known.count)
    var edge: CGFloat = 0
    for (row, known) in known.enumerated() {
      #expect(abs(heights.edge(row) - edge) < 1e-6 && abs(heights.height(of: row) - known.height) < 1e-6)
      #expect(heights.isEstimate(row) == known.isEstimate && heights.isMeasured(row) == known.isMeasured)
      edge += known.height
    }
    #expect(abs(heights.total - edge) < 1e-6)
  }

  @Test(arguments: 0..<30)
  func `rows come, go and are corrected as in a plain list`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    func loaded(_ count: Int) -> [Known] {
      let isEstimate = Bool.random(using: &random)
      if Bool.random(using: &random) {
        return Array(repeating: Known(height: 44, isEstimate: isEstimate), count: count)
      }
      return (0..<count).map { _ in
        Known(height: CGFloat(Int.random(in: 1...90, using: &random)), isEstimate: isEstimate)
      }
    }
    func heights(_ known: [Known]) -> LoadedHeights {
      LoadedHeights(count: known.count) { (known[$0].height, known[$0].isEstimate) }
    }
    var known = loaded(Int.random(in: 0...30, using: &random))
    var subject = RowHeights(heights(known))
    check(subject, known)
    for _ in 0..<60 {
      if !known.isEmpty, Bool.random(using: &random) {
        let row = Int.random(in: known.indices, using: &random)
        let measured = Bool.random(using: &random)
        let height = CGFloat(Int.random(in: 1...90, using: &random))
        subject.correct(row, to: height, isMeasured: measured)
        known[row] = Known(height: height, isEstimate: false, isMeasured: measured)
      } else {
        let removed = known.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        for row in removed.reversed() { known.remove(at: row) }
        let new = loaded(Int.random(in: 0...5, using: &random))
        let count = known.count + new.count
        let placed = Array((0..<count).shuffled(using: &random).prefix(new.count)).sorted()
        for (place, row) in zip(placed, new) { known.insert(row, at: place) }
        subject.apply(IndexMap(removed: removed, placed: placed)) { rows in heights(rows.map { known[$0] }) }
      }
      check(subject, known)
    }
  }

  @Test func `a thousand changes are joined again, with all that is known`() {
    var known = Array(repeating: Known(height: 10, isEstimate: true), count: 2000)
    var subject = RowHeights(count: 2000, height: 10, areEstimates: true)
    for row in stride(from: 0, to: 2000, by: 7) {
      subject.correct(row, to: CGFloat(row % 50 + 1), isMeasured: row % 2 == 0)
      known[row] = Known(height: CGFloat(row % 50 + 1), isMeasured: row % 2 == 0)
    }
    for step in 0..<1000 {
      let place = step * 37 % known.count
      known.insert(Known(height: 20), at: place)
      subject.apply(IndexMap(placed: [place])) { LoadedHeights(count: $0.count, height: 20) }
    }
    check(subject, known)
  }

  @Test(arguments: 0..<200)
  func `an index map is what taking out and putting in does`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...20, using: &random)
    let removed = (0..<count).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    var list: [Int?] = (0..<count).filter { !removed.contains($0) }
    let guests = Int.random(in: 0...8, using: &random)
    let placed = Array((0..<(list.count + guests)).shuffled(using: &random).prefix(guests)).sorted()
    for place in placed { list.insert(nil, at: place) }
    let map = IndexMap(removed: removed.shuffled(using: &random), placed: placed.shuffled(using: &random))
    for index in 0..<count { #expect(map.new(ofOld: index) == list.firstIndex(of: index)) }
    for (index, old) in list.enumerated() {
      #expect(map.old(ofNew: index) == old)
      #expect(map.rank(ofNew: index) == list[..<index].compactMap { $0 }.count)
    }
  }
}
