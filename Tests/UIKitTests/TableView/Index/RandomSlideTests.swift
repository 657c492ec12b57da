import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers that slide along indexes of all kinds, against an independent rule of which title lies where.
@MainActor @Suite struct `A finger that slides along the section index` {
  /// Returns the title nearest to a height along the column. The places of all titles lie at even distances from
  /// the middle of the first line to that of the last.
  private func nearestTitle(to y: CGFloat, of count: Int, height: CGFloat) -> Int? {
    var lines = min(count, Int(height / 14))
    if lines < count && lines.isMultiple(of: 2) { lines -= 1 }
    guard lines > 0 else { return nil }
    let first = ((height - CGFloat(lines) * 14) / 2).rounded() + 7
    if lines == 1 { return (0..<count).last { CGFloat($0) / CGFloat(count) <= (y - first + 7) / 14 } ?? 0 }
    let length = CGFloat(lines - 1) * 14
    let places = (0..<count).map { first + length * CGFloat($0) / CGFloat(count - 1) }
    // Of two as near, the lower one.
    return places.indices.min { (abs(places[$0] - y), -$0) < (abs(places[$1] - y), -$1) }
  }

  @Test func `asks for the title that is nearest to it, once, and shows its section`() {
    var random = SeededGenerator(seed: 19)
    for _ in 0..<60 {
      let count = Int.random(in: 1...70, using: &random)
      let height = CGFloat(Int.random(in: 20...700, using: &random))
      let scene = TableScene([.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain, height: height)
      let source = IndexedSource(
        sections: (0..<count).map { ("S\($0)", Int.random(in: 0...20, using: &random)) },
        titles: (0..<count).map { "\($0)" })
      scene.table.rowHeight = 30
      scene.table.contentInset.top = CGFloat(Int.random(in: 0...5, using: &random))
      scene.show(source)
      let visible = height - scene.table.contentInset.top
      let x = 390 - CGFloat(Int.random(in: 1...14, using: &random))
      let finger = Finger(on: scene.window)
      var y = CGFloat(Int.random(in: 6...Int(height) - 1, using: &random))
      finger.press(at: CGPoint(x: x, y: y))
      var expected: [String] = []
      var last: Int?
      for _ in 0..<15 {
        if let title = nearestTitle(to: y - scene.table.contentInset.top, of: count, height: visible), title != last {
          expected.append("\(title)\(title)")
          last = title
        }
        if let last {
          scene.layOut()
          let end = scene.table.contentSize.height - height
          let start = scene.table.rectForHeader(inSection: last).minY - scene.table.contentInset.top
          let offset = max(-scene.table.contentInset.top, min(start, end))
          #expect(abs(scene.table.contentOffset.y - offset) <= 0.5)
        }
        y = CGFloat.random(in: -20...height + 20, using: &random)
        // Where two titles are as near as makes no difference, rounding decides.
        y = y.rounded() + 0.3
        finger.move(to: CGPoint(x: CGFloat.random(in: 0...390, using: &random), y: y))
      }
      if let title = nearestTitle(to: y - scene.table.contentInset.top, of: count, height: visible), title != last {
        expected.append("\(title)\(title)")
      }
      finger.lift()
      #expect(source.takeAsked() == expected, "\(count) titles, \(height) points")
      #expect(source.selected == [])
    }
  }

  @Test func `jumps in a table of a million rows without a look at rows that do not show`() {
    let scene = TableScene(height: 700)
    let source = IndexedSource("ABCDEFGHIJKLMNOPQRSTUVWXYZ#", rows: 37_038)
    scene.table.rowHeight = 44
    scene.show(source)
    let first = source.cellRequests
    let finger = scene.press(13)
    for title in [26, 0, 7, 19, 20, 3] { scene.slide(finger, to: title) }
    finger.lift()
    #expect(scene.distance(ofSection: 3) == 0)
    #expect(scene.table.contentOffset.y > 3 * 37_038 * 44)
    // Seven screens of 17 rows.
    #expect(source.cellRequests - first <= 7 * 17)
    #expect(source.titleRequests == 1)
  }
}
