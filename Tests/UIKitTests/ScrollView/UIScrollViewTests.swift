import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct UIScrollViewTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func scrollViewInWindow(contentHeight: CGFloat) -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: window.bounds.width, height: contentHeight)
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  @Test func `the content offset is the origin of the bounds`() {
    scrollView.contentOffset = CGPoint(x: 3, y: 40)
    #expect(scrollView.bounds == CGRect(x: 3, y: 40, width: 100, height: 200))
    scrollView.bounds.origin.y = 7
    #expect(scrollView.contentOffset == CGPoint(x: 3, y: 7))
  }

  @Test func `content without insets rests at 0, which is not printed as -0`() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    window.addSubview(scrollView)
    window.layoutIfNeeded()
    #expect("\(scrollView.contentOffset)" == "(0.0, 0.0)")
    scrollView.contentOffset = CGPoint(x: -30, y: -30)
    scrollView.keepOffsetInRange()
    #expect("\(scrollView.contentOffset)" == "(0.0, 0.0)")
  }

  @Test func `every change of the offset is told once, to observers before the delegate`() {
    let delegate = RecordingScrollDelegate()
    scrollView.delegate = delegate
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.addContentOffsetObserver(self.scrollView) { delegate.calls.append("observer \($0.contentOffset.y)") }
    scrollView.contentOffset.y = 10
    scrollView.contentOffset.y = 10
    scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    scrollView.removeContentOffsetObserver(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(
      delegate.calls == [
        "observer 10.0", "didScroll 10.0", "observer 20.0", "didScroll 20.0", "didScroll 30.0",
        "didEndScrollingAnimation",
      ])
  }

  @Test func `an observer that is gone is not called`() {
    var owner: NSObject? = NSObject()
    var calls = 0
    if let owner { scrollView.addContentOffsetObserver(owner) { _ in calls += 1 } }
    scrollView.contentOffset.y = 1
    owner = nil
    scrollView.contentOffset.y = 2
    #expect(calls == 1)
  }

  @Test func `bars and the safe area are added to the insets, and content at the top stays at the top`() {
    let view = scrollViewInWindow(contentHeight: 2000)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -47)
    view.contentInset.top = 10
    #expect(view.contentOffset.y == -57)
    view.contentOffset.y = 100
    view.contentInset.top = 0
    #expect(view.contentOffset.y == 100)
  }

  nonisolated private static let behaviors: [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)] = [
    (.never, 2000, 0), (.always, 10, 47), (.automatic, 2000, 47), (.scrollableAxes, 2000, 47), (.scrollableAxes, 10, 0),
  ]

  @Test(arguments: behaviors) func `the safe area counts as the behavior says`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat, top: CGFloat
  ) {
    let view = scrollViewInWindow(contentHeight: contentHeight)
    view.contentInsetAdjustmentBehavior = behavior
    #expect(view.adjustedContentInset.top == top)
  }

  @Test func `a change of the insets is told`() {
    let view = CountingScrollView(frame: .zero)
    let delegate = RecordingScrollDelegate()
    view.delegate = delegate
    view.contentInset.bottom = 5
    view.contentInset.bottom = 5
    #expect(view.changes == 1)
    #expect(delegate.calls == ["didChangeAdjustedContentInset"])
  }

  @Test func `content that shrinks is brought back into reach`() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentOffset.y = 700
    scrollView.contentSize.height = 500
    #expect(scrollView.contentOffset.y == 300)
    scrollView.contentSize.height = 50
    #expect(scrollView.contentOffset.y == 0)
  }

  nonisolated private static let shown: [(CGFloat, CGFloat, CGFloat)] = [
    (320, 20, 300), (290, 20, 280), (490, 20, 315), (0, 20, -10), (400, 500, 390),
  ]

  @Test(arguments: shown) func `a rectangle is shown by the least movement, clear of the insets`(
    y: CGFloat, height: CGFloat, offset: CGFloat
  ) {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    scrollView.contentOffset.y = 300
    scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func `a drag makes its calls in Apple's order`() {
    let delegate = RecordingScrollDelegate()
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.delegate = delegate
    scrollView.beginDragging()
    #expect(scrollView.isDragging && scrollView.isTracking)
    scrollView.drag(by: CGPoint(x: 0, y: 50))
    scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
    #expect(!scrollView.isDragging && !scrollView.isDecelerating)
    // At 1 point a millisecond and the normal rate content coasts 0.998 / 0.002 = 499 points.
    #expect(
      delegate.calls == [
        "willBeginDragging", "didScroll 50.0", "willEndDragging 1.0 549.0", "didEndDragging true",
        "willBeginDecelerating",
        "didScroll 549.0", "didEndDecelerating",
      ])
  }

  @Test func `a drag that ends at rest does not decelerate`() {
    let delegate = RecordingScrollDelegate()
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.delegate = delegate
    scrollView.beginDragging()
    scrollView.endDragging()
    #expect(delegate.calls == ["willBeginDragging", "willEndDragging 0.0 0.0", "didEndDragging false"])
  }

  @Test func `past an edge content follows the finger as a rubber band and comes back`() {
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.beginDragging()
    scrollView.drag(by: CGPoint(x: 0, y: -100))
    // (1 - 1 / (100 * 0.55 / 200 + 1)) * 200 = 43.137 (metrics.md 15).
    #expect(abs(scrollView.contentOffset.y + 43.137) < 0.001)
    scrollView.endDragging()
    #expect(scrollView.contentOffset.y == 0)
    scrollView.bounces = false
    scrollView.beginDragging()
    scrollView.drag(by: CGPoint(x: 0, y: -100))
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `the delegate may choose where a drag ends`() {
    let delegate = RecordingScrollDelegate()
    delegate.target = 120
    scrollView.contentSize = CGSize(width: 100, height: 10_000)
    scrollView.delegate = delegate
    scrollView.beginDragging()
    scrollView.drag(by: CGPoint(x: 0, y: 50))
    scrollView.endDragging(velocity: CGPoint(x: 0, y: 1000))
    #expect(scrollView.contentOffset.y == 120)
  }

  @Test func `what cannot be scrolled cannot be dragged`() {
    scrollView.isScrollEnabled = false
    scrollView.beginDragging()
    #expect(!scrollView.isDragging)
  }

  @Test func `a method the delegate lacks is asked once for each time a delegate is set`() {
    let delegate = EmptyScrollDelegate()
    scrollView.delegate = delegate
    scrollView.contentOffset.y = 1
    #expect(scrollView.absentMethods.contains(.didScroll))
    #expect(scrollView.ask(.didScroll) { _ in 1 } == nil)
    scrollView.delegate = delegate
    #expect(scrollView.ask(.didScroll) { _ in 1 } == 1)
  }

  @Test func `the indicator is a bar of 3 points, 3 from the edge, as long as the part that shows`() throws {
    let view = scrollViewInWindow(contentHeight: 2000)
    #expect(view.subviews.isEmpty)
    view.flashScrollIndicators()
    view.layoutIfNeeded()
    let bar = try #require(view.subviews.first)
    // 844 - 47 - 34 - 2 * 3 = 757 points of track, of which 763 in 2000 show.
    #expect(bar.frame.minX == 390 - 6 && bar.frame.width == 3)
    #expect(bar.frame.minY - view.bounds.minY == 50)
    #expect(abs(bar.frame.height - 757 * 763 / 2000) < 0.001)
    view.contentOffset.y = 2000 + 34 - 844
    view.layoutIfNeeded()
    #expect(abs(bar.frame.maxY - (view.bounds.maxY - 34 - 3)) < 0.001)
    view.beginDragging()
    view.endDragging()
    AnimationClock.shared.settle()
    #expect(view.subviews.isEmpty)
  }
}

private final class CountingScrollView: UIScrollView {
  var changes = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    changes += 1
  }
}

private final class EmptyScrollDelegate: NSObject, UIScrollViewDelegate {}

private final class RecordingScrollDelegate: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGFloat?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll \(scrollView.contentOffset.y)") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging \(velocity.y) \(targetContentOffset.pointee.y)")
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("didChangeAdjustedContentInset")
  }
}
