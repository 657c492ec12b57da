import Testing

@_spi(Testing) @testable import UIKit

/// Scrolling that takes time, instant by instant.
@MainActor @Suite struct ScrollMotionTests {
  private let clock = AnimationClock.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let delegate = StepDelegate()

  private func scrollView() -> UIScrollView {
    clock.hold()
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 2000)
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  @Test func `an animated scroll goes step by step at its pace and tells of every step and of its end`() {
    let view = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0)
    for step in 1..<18 {
      clock.advance(by: 1.0 / 60)
      let expected = 300 * UnitBezier.easeInOut.value(at: Double(step) / 60 / 0.3)
      #expect(abs(view.contentOffset.y - expected) < 1, "step \(step)")
    }
    #expect(delegate.ends == 0)
    clock.advance(by: 0.1)
    #expect(view.contentOffset.y == 300 && delegate.ends == 1)
    #expect(delegate.steps.count >= 16 && delegate.steps == delegate.steps.sorted())
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    clock.advance(by: 1)
    #expect(delegate.ends == 1, "nothing moved")
  }

  /// 187.5 is no whole number of pixels at 3 a point; at 187.67 an update could leave the content beyond its end for
  /// good.
  @Test func `an animated scroll to the side leaves content at its end between two pixels where it is`() {
    let view = scrollView()
    view.contentSize = CGSize(width: 300, height: 387.5)
    view.contentOffset.y = 187.5
    delegate.steps = []
    view.setContentOffset(CGPoint(x: 100, y: 187.5), animated: true)
    clock.advance(by: 1)
    #expect(view.contentOffset == CGPoint(x: 100, y: 187.5))
    #expect(delegate.steps.count >= 16 && delegate.steps.allSatisfy { $0 == 187.5 })
  }

  @Test func `another scroll takes over where the first one is`() {
    let view = scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    clock.advance(by: 0.15)
    let middle = view.contentOffset.y
    view.setContentOffset(.zero, animated: true)
    clock.advance(by: 1.0 / 60)
    #expect(view.contentOffset.y <= middle && view.contentOffset.y > middle - 20)
    view.setContentOffset(CGPoint(x: 0, y: 70), animated: false)
    clock.advance(by: 1)
    #expect(view.contentOffset.y == 70 && delegate.ends == 0)
  }

  /// The app sets `contentOffset` as Apple's sample code StreetScroller does (WWDC 2011, session 104).
  @Test(arguments: [0, -40, 1800, 1840], [CGPoint(x: 0, y: 700), CGPoint(x: 50, y: -300)])
  func `a drag goes on from where the app puts the content`(start: Double, jump: CGPoint) {
    let view = scrollView()
    view.contentSize.width = 300
    view.contentOffset.y = min(max(start, 0), 1800)
    view.beginDragging()
    if start < 0 { view.drag(by: CGPoint(x: 0, y: -100)) }
    if start > 1800 { view.drag(by: CGPoint(x: 0, y: 100)) }
    let old = view.contentOffset
    view.contentSize = CGSize(width: 1000, height: 6000)
    let new = CGPoint(x: old.x + jump.x, y: max(0, old.y + jump.y))
    view.contentOffset = new
    #expect(view.isDragging)
    view.drag(by: CGPoint(x: 0, y: 7))
    #expect(view.contentOffset == CGPoint(x: new.x, y: new.y + 7))
    view.endDragging()
    clock.advance(by: 1)
    // It comes to rest at a whole pixel.
    #expect(view.contentOffset.x == new.x && abs(view.contentOffset.y - new.y - 7) < 0.2)
  }

  @Test func `content that slows down or comes back goes on from where the app puts it, as far as it would have`() {
    for (start, drag, velocity) in [(500.0, 50.0, 1000.0), (0, -120, 0), (1800, 120, 0), (500, -50, -600)] {
      let ends = [0.0, 700].map { jump in
        let view = scrollView()
        view.contentOffset.y = start
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: drag))
        view.endDragging(velocity: CGPoint(x: 0, y: velocity))
        clock.advance(by: 0.1)
        view.contentSize.height += jump
        view.contentOffset.y += jump
        clock.advance(by: 0.1)
        let middle = view.contentOffset.y
        #expect(view.isDecelerating)
        clock.advance(by: 5)
        return (middle, view.contentOffset.y)
      }
      #expect(abs(ends[1].0 - ends[0].0 - 700) < 0.01 && abs(ends[1].1 - ends[0].1 - 700) < 0.01, "from \(start)")
    }
  }

  @Test func `content that the app puts somewhere without animation stays there`() {
    let view = scrollView()
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 50))
    view.endDragging(velocity: CGPoint(x: 0, y: 1000))
    clock.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    clock.advance(by: 1)
    #expect(view.contentOffset.y == 900 && !view.isDecelerating)
  }

  @Test func `after a drag content slows down by friction to where it was told to rest`() {
    let view = scrollView()
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 50))
    view.endDragging(velocity: CGPoint(x: 0, y: 1000))
    #expect(view.isDecelerating && view.contentOffset.y == 50)
    // 499 points on, of which 0.998 to the power of the milliseconds are left.
    for step in 1...60 {
      clock.advance(by: 1.0 / 60)
      let left = 499 * exp(log(0.998) * 1000 * Double(step) / 60)
      #expect(abs(view.contentOffset.y - (549 - left)) < 1, "step \(step)")
    }
    #expect(view.isDecelerating && delegate.restings == 0)
    clock.advance(by: 5)
    #expect(!view.isDecelerating && view.contentOffset.y == 549 && delegate.restings == 1)
  }

  @Test func `content that was pulled past its edge comes back on a spring that does not swing`() {
    let view = scrollView()
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: -100))
    let start = view.contentOffset.y
    view.endDragging()
    for step in 1...30 {
      clock.advance(by: 1.0 / 60)
      let time = Double(step) / 60
      #expect(abs(view.contentOffset.y - start * (1 + 10 * time) * exp(-10 * time)) < 1, "step \(step)")
    }
    clock.advance(by: 2)
    #expect(view.contentOffset.y == 0 && delegate.restings == 1)
  }

  @Test func `content that is thrown over its edge bounces, if it may`() {
    for bounces in [true, false] {
      let view = scrollView()
      view.bounces = bounces
      view.beginDragging()
      view.drag(by: CGPoint(x: 0, y: 50))
      view.endDragging(velocity: CGPoint(x: 0, y: -2000))
      var lowest: CGFloat = 0
      for _ in 0..<300 {
        clock.advance(by: 1.0 / 60)
        lowest = min(lowest, view.contentOffset.y)
      }
      #expect(bounces ? lowest < -20 : lowest == 0)
      #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    }
  }

  @Test func `a finger stops what moves`() {
    let view = scrollView()
    view.beginDragging()
    view.drag(by: CGPoint(x: 0, y: 50))
    view.endDragging(velocity: CGPoint(x: 0, y: 1000))
    clock.advance(by: 0.1)
    let offset = view.contentOffset.y
    view.beginDragging()
    clock.advance(by: 1)
    #expect(view.contentOffset.y == offset && view.isDragging && !view.isDecelerating)
    view.endDragging()
  }

  @Test func `indicators fade when the content rests`() {
    let view = scrollView()
    view.beginDragging()
    view.layoutIfNeeded()
    #expect(view.subviews.count == 1)
    view.endDragging()
    clock.advance(by: 0.125)
    let shown = view.subviews.first?.layer.presentation()?.opacity ?? -1
    #expect(abs(shown - 0.5) < 1e-6)
    clock.advance(by: 0.125)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a scroll view that is gone moves no more`() {
    weak var gone: UIScrollView?
    autoreleased {
      let view = scrollView()
      gone = view
      view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      view.removeFromSuperview()
    }
    clock.advance(by: 0.5)
    #expect(gone == nil)
  }

  private func autoreleased(_ body: () -> Void) { body() }
}

private final class StepDelegate: NSObject, UIScrollViewDelegate {
  var steps: [CGFloat] = []
  var ends = 0
  var restings = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { steps.append(scrollView.contentOffset.y) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { restings += 1 }
}
