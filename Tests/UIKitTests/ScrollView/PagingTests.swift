import Testing

@_spi(Testing) @testable import UIKit

/// Content that comes to rest at whole pages.
@MainActor @Suite struct PagingTests {
  private let clock = AnimationClock.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  init() {
    clock.hold()
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 500, height: 80)
    view.isPagingEnabled = true
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Returns the offset at which content rests after a drag and a flick, in points a second.
  private func rest(from start: CGFloat, dragged distance: CGFloat, velocity: CGFloat) -> CGFloat {
    view.contentOffset = CGPoint(x: start, y: 0)
    view.beginDragging()
    view.drag(by: CGPoint(x: distance, y: 0))
    view.endDragging(velocity: CGPoint(x: velocity, y: 0))
    clock.settle()
    return view.contentOffset.x
  }

  @Test(
    arguments: [
      (100, 30, 0, 100), (100, 60, 0, 200), (100, -60, 0, 0), (100, 20, 900, 200), (100, -20, -900, 0),
      (100, 60, -900, 100), (100, 20, 9000, 200), (400, 40, 2000, 400), (0, -40, -2000, 0), (100, 0, 0, 100),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a drag ends at the nearest page, a flick at the next, and never further`(
    start: CGFloat, distance: CGFloat, velocity: CGFloat, end: CGFloat
  ) {
    #expect(rest(from: start, dragged: distance, velocity: velocity) == end)
  }

  @Test func `without pages content rests anywhere`() {
    view.isPagingEnabled = false
    #expect(rest(from: 100, dragged: 30, velocity: 0) == 130)
  }
}
