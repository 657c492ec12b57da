import Foundation
import Testing

@testable import Pages

/// Pages in a circle, for every small number of them.
struct PageLoopTests {
  @Test(arguments: 0...6, [false, true])
  func `going on for ever meets the pages in turn, and never leaves the places there are`(
    pages: Int, isRightToLeft: Bool
  ) {
    let loop = PageLoop(pages: pages, width: 320, isRightToLeft: isRightToLeft)
    #expect(loop.slots == (pages > 1 ? pages + 2 : pages))
    guard pages > 1 else { return }
    for direction in [1, -1] {
      var offset = loop.offset(of: loop.slot(of: 0))
      var expected = 0
      for _ in 0..<(3 * pages) {
        let slot = loop.slot(at: offset) + direction
        #expect((0..<loop.slots).contains(slot))
        expected = (expected + direction + pages) % pages
        #expect(loop.page(at: slot) == expected)
        let rest = loop.rest(at: loop.offset(of: slot))
        // At rest there is a page on either side.
        #expect(rest > 0 && rest < 320 * CGFloat(loop.slots - 1))
        #expect(loop.page(at: loop.slot(at: rest)) == expected)
        offset = rest
      }
    }
  }

  @Test(arguments: 2...5, [false, true])
  func `a copy lies beside the page that it is beside in the circle`(pages: Int, isRightToLeft: Bool) {
    let loop = PageLoop(pages: pages, width: 100, isRightToLeft: isRightToLeft)
    for slot in 0..<(loop.slots - 1) {
      #expect(loop.page(at: slot + 1) == (loop.page(at: slot) + 1) % pages)
      let step = loop.offset(of: slot + 1) - loop.offset(of: slot)
      #expect(step == (isRightToLeft ? -100 : 100))
    }
  }

  @Test func `content at rest between places stays where it is but for whole rounds`() {
    let loop = PageLoop(pages: 3, width: 100, isRightToLeft: false)
    #expect(loop.rest(at: 100) == 100 && loop.rest(at: 230) == 230)
    #expect(loop.rest(at: 0) == 300 && loop.rest(at: 400) == 100 && loop.rest(at: 390) == 90)
    #expect(PageLoop(pages: 1, width: 100, isRightToLeft: false).rest(at: 0) == 0)
    #expect(PageLoop(pages: 3, width: 0, isRightToLeft: false).slot(at: 50) == 0)
  }
}
