import Foundation
import Testing
import UIKit

@testable import Pages

/// The banner, in a window.
@MainActor struct BannerPagerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let pager = BannerPager(frame: CGRect(x: 0, y: 0, width: 390, height: 312))
  private let banners: [Market.Banner]

  init() throws {
    banners = try Market.read(Market.fileData, in: .english).banners
    pager.show(banners, pictures: nil)
    pager.pause = 0.05
    window.addSubview(pager)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private var scrollView: UIScrollView? { pager.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  /// The title of the banner in sight.
  private var title: String? {
    guard let scrollView else { return nil }
    let middle = scrollView.contentOffset.x + scrollView.bounds.width / 2
    let shown = scrollView.subviews.first { $0 is BannerView && $0.frame.minX <= middle && $0.frame.maxX > middle }
    return shown?.shownLabels.first?.text
  }

  @Test func `time brings every banner in turn, and the first again after the last`() async {
    #expect(pager.currentBanner == 0 && title == banners[0].title)
    var seen: [Int] = [0]
    pager.onBannerChange = { seen.append($0) }
    pager.isOnScreen = true
    #expect(await comesTrue { seen.count > 5 })
    #expect(seen.prefix(6) == [0, 1, 2, 3, 0, 1])
    pager.isOnScreen = false
    // The last step comes to its end, and the content rests on a page that is no copy: where time is short the one that it is at then.
    #expect(
      await comesTrue {
        title == banners[pager.currentBanner].title && (scrollView?.contentOffset.x ?? 0) >= 390
      })
    #expect(await comesTrue { (scrollView?.contentOffset.x ?? 0) <= 390 * 4 })
  }

  @Test func `time stands while the banner is not in sight, without a window, and with a single page`() async {
    #expect(!pager.isRunning)
    pager.isOnScreen = true
    #expect(pager.isRunning)
    pager.isOnScreen = false
    #expect(!pager.isRunning)
    pager.isOnScreen = true
    pager.removeFromSuperview()
    #expect(!pager.isRunning)
    window.addSubview(pager)
    #expect(pager.isRunning)
    pager.show([banners[0]], pictures: nil)
    #expect(!pager.isRunning)
  }

  @Test func `time stands while a finger drags, and goes on from the page that was dragged to`() throws {
    pager.pause = 100
    pager.isOnScreen = true
    let scrollView = try #require(scrollView)
    pager.scrollViewWillBeginDragging(scrollView)
    #expect(!pager.isRunning)
    scrollView.contentOffset.x = 390 * 2
    pager.scrollViewDidEndDragging(scrollView, willDecelerate: true)
    #expect(!pager.isRunning)
    pager.scrollViewDidEndDecelerating(scrollView)
    #expect(pager.isRunning && pager.currentBanner == 1)
  }

  @Test(arguments: [false, true]) func `who drags past an end is around`(isRightToLeft: Bool) throws {
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    pager.show([], pictures: nil)
    pager.show(banners, pictures: nil)
    window.layoutIfNeeded()
    let scrollView = try #require(scrollView)
    #expect(title == banners[0].title)
    // One page back from the first is a copy of the last.
    let step: CGFloat = isRightToLeft ? 390 : -390
    scrollView.contentOffset.x += step
    #expect(title == banners[3].title)
    pager.scrollViewDidEndDecelerating(scrollView)
    #expect(pager.currentBanner == 3 && title == banners[3].title)
    // Now there is a page on either side.
    #expect(scrollView.contentOffset.x > 0 && scrollView.contentOffset.x < scrollView.contentSize.width - 390)
    scrollView.contentOffset.x -= step
    pager.scrollViewDidEndDecelerating(scrollView)
    #expect(pager.currentBanner == 0 && title == banners[0].title)
  }

  @Test func `a phone that is turned goes on with the same page`() throws {
    let scrollView = try #require(scrollView)
    scrollView.contentOffset.x = 390 * 3
    pager.scrollViewDidEndDecelerating(scrollView)
    pager.frame.size.width = 844
    window.layoutIfNeeded()
    #expect(pager.currentBanner == 2 && title == banners[2].title && scrollView.contentOffset.x == 844 * 3)
  }
}
