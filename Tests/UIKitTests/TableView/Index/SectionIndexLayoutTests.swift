import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Which titles of an index show, and which lies where, without a view.
@Suite struct `The lines of a section index` {
  /// Every number of titles and every height up to some.
  private var layouts: [(layout: SectionIndexLayout, height: CGFloat)] {
    (0...60).flatMap { count in
      stride(from: -3, through: 500, by: 20.75).map { (SectionIndexLayout(count: count, height: $0), CGFloat($0)) }
    }
  }

  @Test func `are as many as there is room for, an odd number where not all fit, in the middle`() {
    for (layout, height) in layouts {
      let room = max(0, Int(height / 14))
      if layout.count <= room {
        #expect(layout.shown == layout.count)
      } else {
        #expect(layout.shown <= room && layout.shown >= min(room, max(room - 1, 0)))
        #expect(layout.shown == 0 || layout.shown % 2 == 1)
      }
      let below = height - layout.top - CGFloat(layout.shown) * 14
      #expect(abs(below - layout.top) <= 1, "\(layout) in \(height)")
    }
  }

  @Test func `begin with the first title and end with the last, and alternate with dots where not all fit`() {
    for (layout, _) in layouts where layout.shown > 0 {
      let lines = (0..<layout.shown).map(layout.title(ofLine:))
      let titles = lines.compactMap { $0 }
      #expect(titles.first == 0)
      #expect(layout.shown == 1 || titles.last == layout.count - 1)
      #expect(titles == titles.sorted() && Set(titles).count == titles.count)
      #expect(lines.enumerated().allSatisfy { ($1 == nil) == (layout.isThinned && $0 % 2 == 1) })
    }
  }

  @Test func `lead to the title that they show in their middle, and between them to every other`() throws {
    for (layout, height) in layouts where layout.shown > 0 {
      for line in 0..<layout.shown {
        guard let shown = layout.title(ofLine: line), layout.shown > 1 else { continue }
        #expect(layout.title(at: layout.top + (CGFloat(line) + 0.5) * 14) == shown)
      }
      let found = stride(from: -20, through: height + 20, by: 0.2).compactMap { layout.title(at: $0) }
      #expect(found == found.sorted())
      #expect(found.first == 0 && found.last == layout.count - 1)
      #expect(Set(found).count == layout.count)
      for title in 0..<layout.count where layout.shown > 1 {
        #expect(layout.title(at: layout.middle(ofTitle: title)) == title)
      }
    }
  }

  @Test func `are none where there is no title or no room, and lead nowhere`() {
    for layout in [
      SectionIndexLayout(count: 0, height: 400), SectionIndexLayout(count: 5, height: 13.9),
      SectionIndexLayout(count: 5, height: -10), SectionIndexLayout(count: 5, height: .infinity),
      SectionIndexLayout(count: 5, height: .nan),
    ] {
      #expect(layout.shown == 0)
      #expect(layout.title(at: 5) == nil)
    }
  }

  @Test func `of a thousand titles leave none out of a finger's reach that has pixels enough`() {
    let layout = SectionIndexLayout(count: 1000, height: 700)
    #expect(layout.shown == 49)
    let found = stride(from: 0, through: 700, by: 0.25).compactMap { layout.title(at: $0) }
    #expect(Set(found).count == 1000)
  }
}
