import Foundation
import Testing

@testable import Pages

/// Banners in a circle, for every small number of them.
struct BannerLoopTests {
  @Test(arguments: 0...6, [false, true])
  func `going on for ever meets the banners in turn, and never leaves the slots`(
    count: Int, isRightToLeft: Bool
  ) {
    let loop = BannerLoop(count: count, width: 320, isRightToLeft: isRightToLeft)
    #expect(loop.slots == (count > 1 ? count + 2 : count))
    guard count > 1 else { return }
    for direction in [1, -1] {
      var offset = loop.offset(of: loop.slot(of: 0))
      var expected = 0
      for _ in 0..<(3 * count) {
        let slot = loop.slot(at: offset) + direction
        #expect((0..<loop.slots).contains(slot))
        expected = (expected + direction + count) % count
        #expect(loop.banner(at: slot) == expected)
        let rest = loop.rest(at: loop.offset(of: slot))
        // At rest there is a banner on either side.
        #expect(rest > 0 && rest < 320 * CGFloat(loop.slots - 1))
        #expect(loop.banner(at: loop.slot(at: rest)) == expected)
        offset = rest
      }
    }
  }

  @Test(arguments: 2...5, [false, true])
  func `a copy lies beside the banner that it is beside in the circle`(count: Int, isRightToLeft: Bool) {
    let loop = BannerLoop(count: count, width: 100, isRightToLeft: isRightToLeft)
    for slot in 0..<(loop.slots - 1) {
      #expect(loop.banner(at: slot + 1) == (loop.banner(at: slot) + 1) % count)
      let step = loop.offset(of: slot + 1) - loop.offset(of: slot)
      #expect(step == (isRightToLeft ? -100 : 100))
    }
  }

  @Test func `content at rest between places stays where it is but for whole rounds`() {
    let loop = BannerLoop(count: 3, width: 100, isRightToLeft: false)
    #expect(loop.rest(at: 100) == 100 && loop.rest(at: 230) == 230)
    #expect(loop.rest(at: 0) == 300 && loop.rest(at: 400) == 100 && loop.rest(at: 390) == 90)
    #expect(BannerLoop(count: 1, width: 100, isRightToLeft: false).rest(at: 0) == 0)
    #expect(BannerLoop(count: 3, width: 0, isRightToLeft: false).slot(at: 50) == 0)
  }
}
