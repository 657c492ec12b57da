import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Scroll views as their recognizers make them scroll.
@MainActor @Suite struct `A scroll view's recognizer` {
  private let scene = GestureScene()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let content = LoggingView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))

  init() {
    scene.outer.addSubview(scrollView)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    (content.name, content.log) = ("content", scene.log)
  }

  private func scroll(by way: CGFloat = 100) {
    let finger = Finger(on: scene.window)
    finger.press(at: CGPoint(x: 150, y: 200))
    for step in 1...10 { finger.move(to: CGPoint(x: 150, y: 200 - way * CGFloat(step) / 10)) }
    finger.lift()
  }

  @Test func `is one of its gesture recognizers, and comes before those of views around it`() {
    #expect(scrollView.gestureRecognizers?.contains(scrollView.panGestureRecognizer) ?? false)
    #expect(scrollView.panGestureRecognizer.view === scrollView)
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    scroll()
    #expect(scrollView.contentOffset.y > 80)
    #expect(scene.log.take() == [])
  }

  @Test func `may be made to wait, to be prevented, and to scroll along with others`() {
    final class Friendly: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: content)
    scroll()
    #expect(scrollView.contentOffset == .zero, "the inner one comes first")
    #expect(scene.log.take().first == "pan began")
    pan.require(toFail: scrollView.panGestureRecognizer)
    scroll()
    #expect(scrollView.contentOffset.y > 80)
    #expect(scene.log.take() == [])
    let friendly = Friendly(frame: scrollView.frame)
    friendly.contentSize = content.bounds.size
    scene.outer.addSubview(friendly)
    scene.add(UIPanGestureRecognizer(), "other", to: scene.outer)
    scroll()
    #expect(friendly.contentOffset.y > 80)
    #expect(scene.log.take().last == "other ended")
  }

  @Test func `scrolls by the middle of two fingers, without a jump when one comes or goes`() {
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: CGPoint(x: 150, y: 250))
    first.move(to: CGPoint(x: 150, y: 230))
    first.move(to: CGPoint(x: 150, y: 220))
    #expect(scrollView.contentOffset.y == 10)
    second.press(at: CGPoint(x: 100, y: 100), repeatsTap: true)
    #expect(scrollView.contentOffset.y == 10)
    Finger.move([(first, CGPoint(x: 150, y: 210)), (second, CGPoint(x: 100, y: 70))])
    #expect(scrollView.contentOffset.y == 30)
    first.lift()
    #expect(scrollView.contentOffset.y == 30 && scrollView.isDragging)
    second.move(to: CGPoint(x: 100, y: 65))
    #expect(scrollView.contentOffset.y == 35)
    second.hold(for: 1)
    second.lift()
    #expect(!scrollView.isDragging && scrollView.contentOffset.y == 35)
  }

  @Test func `stops what moves by a touch that does nothing else, and the next one does`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: content)
    scroll()
    #expect(scrollView.isDecelerating)
    AnimationClock.shared.advance(by: 0.1)
    scene.tap()
    #expect(!scrollView.isDecelerating)
    #expect(scene.log.take() == [])
    #expect(tap.state == .possible)
    scene.tap()
    #expect(scene.log.take() == ["tap ended"], "short, so the content heard nothing of it")
    settleAnimations()
  }

  @Test func `of a table stops it without choosing a row`() throws {
    let table = TableScene()
    let delegate = RecordingTableDelegate()
    delegate.rowCounts = [200]
    table.show(delegate)
    let cell = try #require(table.table.visibleCells.dropFirst(5).first)
    cell.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: -150))
    #expect(table.table.isDecelerating)
    AnimationClock.shared.advance(by: 0.1)
    let under = try #require(table.table.visibleCells.dropFirst(5).first)
    under.press { #expect(!under.isHighlighted) }
    #expect(!table.table.isDecelerating && table.table.indexPathForSelectedRow == nil)
    #expect(under.tap())
    #expect(table.table.indexPathForSelectedRow != nil)
  }

  @Test func `of an inner view scrolls that, and of the outer one the rest`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 150, width: 300, height: 100))
    strip.contentSize = CGSize(width: 900, height: 300)
    content.addSubview(strip)
    scroll(by: 60)
    #expect(strip.contentOffset.y > 40 && scrollView.contentOffset == .zero)
    settleAnimations()
    strip.isScrollEnabled = false
    scroll(by: 60)
    #expect(scrollView.contentOffset.y > 40)
    settleAnimations()
  }

  @Test func `ends the drag where scrolling is cancelled, or disabled, in the middle`() {
    for isCall in [true, false] {
      let finger = Finger(on: scene.window)
      finger.press(at: CGPoint(x: 150, y: 250))
      finger.move(to: CGPoint(x: 150, y: 230))
      #expect(scrollView.isDragging)
      if isCall { finger.cancel() } else { scrollView.panGestureRecognizer.isEnabled = false }
      #expect(!scrollView.isDragging && !scrollView.isTracking)
      finger.lift()
    }
    scroll()
    #expect(scrollView.contentOffset == .zero, "it stays disabled")
  }

  // MARK: The status bar

  final class TopDelegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var allows = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
  }

  @Test func `of the window scrolls to the top by a tap on the status bar`() {
    scene.window.setDeviceSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let delegate = TopDelegate()
    scrollView.delegate = delegate
    let top = -scrollView.adjustedContentInset.top
    func tapAt(_ y: CGFloat) -> Bool {
      scrollView.contentOffset.y = 500
      scene.tap(at: CGPoint(x: 150, y: y))
      settleAnimations()
      return scrollView.contentOffset.y == top
    }
    #expect(tapAt(20))
    #expect(delegate.calls == ["should", "did"])
    #expect(!tapAt(60), "below the bar")
    delegate.allows = false
    #expect(!tapAt(20))
    delegate.allows = true
    scrollView.scrollsToTop = false
    #expect(!tapAt(20))
    scrollView.scrollsToTop = true
    let second = UIScrollView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    scene.outer.addSubview(second)
    #expect(!tapAt(20), "two want it")
    second.scrollsToTop = false
    #expect(tapAt(20))
    _ = delegate.calls
    delegate.calls = []
    scene.tap(at: CGPoint(x: 150, y: 20))
    #expect(delegate.calls == [], "it is there already")
  }
}
