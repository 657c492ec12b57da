import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The receiver of a touch in a scroll view: the content, or the scroll view itself.
@MainActor @Suite struct `A touch in a scroll view` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let log = Log()

  final class Log {
    var lines: [String] = []
  }

  final class Content: UIView {
    var log = Log()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.lines.append("cancelled") }
  }

  init() {
    window.isHidden = false
    window.setDeviceSafeArea(.zero)
    content.log = log
    window.addSubview(scrollView)
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    content.addSubview(control)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.touchDragInside, "drag"),
    ] {
      control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event)
    }
    window.layoutIfNeeded()
  }

  private let free = CGPoint(x: 50, y: 50)
  private let onControl = CGPoint(x: 150, y: 150)

  @Test func `is held back from the content for 0.15 seconds`() {
    let finger = Finger(on: window)
    finger.press(at: free)
    #expect(scrollView.isTracking)
    finger.hold(for: 0.14)
    #expect(log.lines == [])
    finger.hold(for: 0.01)
    #expect(log.lines == ["began"])
    finger.lift()
    #expect(log.lines == ["began", "ended"])
    #expect(!scrollView.isTracking)
  }

  @Test func `is not held back where the scroll view does not delay it, does not scroll, or is touched itself`() {
    scrollView.delaysContentTouches = false
    let finger = Finger(on: window)
    finger.press(at: free)
    #expect(log.lines == ["began"])
    finger.lift()
    scrollView.delaysContentTouches = true
    scrollView.isScrollEnabled = false
    log.lines = []
    finger.press(at: free)
    #expect(log.lines == ["began"])
    #expect(!scrollView.isTracking)
  }

  @Test func `that is short reaches the content when the finger is lifted`() {
    let finger = Finger(on: window)
    finger.press(at: free)
    finger.lift()
    #expect(log.lines == ["began", "ended"])
  }

  @Test func `scrolls after 10 points, from there on, and the content hears nothing of it`() {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 50, y: 250))
    finger.move(to: CGPoint(x: 50, y: 241))
    #expect(!scrollView.isDragging)
    finger.move(to: CGPoint(x: 50, y: 240))
    #expect(scrollView.isDragging)
    #expect(scrollView.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 50, y: 140))
    #expect(scrollView.contentOffset.y == 100)
    finger.hold(for: 1)
    finger.lift()
    #expect(scrollView.contentOffset.y == 100)
    #expect(!scrollView.isTracking)
    #expect(log.lines == [])
  }

  @Test func `that scrolls is taken away from content that has it`() {
    let finger = Finger(on: window)
    finger.press(at: free)
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 50, y: 45))
    finger.move(to: CGPoint(x: 50, y: 30))
    finger.move(to: CGPoint(x: 50, y: 20))
    finger.lift()
    #expect(log.lines == ["began", "moved", "cancelled"])
    #expect(scrollView.contentOffset.y > 9)
  }

  @Test func `stays with content that it may not be taken from`() {
    scrollView.canCancelContentTouches = false
    let finger = Finger(on: window)
    finger.press(at: free)
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 50, y: 10))
    finger.move(to: CGPoint(x: 50, y: -100))
    finger.lift()
    #expect(log.lines == ["began", "moved", "moved", "ended"])
    #expect(scrollView.contentOffset == .zero)
    #expect(!scrollView.isTracking)
  }

  @Test func `stays with a control that has it, and scrolls before the control has it`() {
    let finger = Finger(on: window)
    finger.press(at: onControl)
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 150, y: 120))
    finger.lift()
    #expect(log.lines == ["down", "drag", "up inside"])
    #expect(scrollView.contentOffset == .zero)
    log.lines = []
    finger.press(at: onControl)
    finger.move(to: CGPoint(x: 150, y: 120))
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.hold(for: 1)
    finger.lift()
    #expect(log.lines == [])
    #expect(scrollView.contentOffset.y == 20)
  }

  @Test func `is taken from a control too where a subclass says so`() {
    final class Greedy: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let greedy = Greedy(frame: scrollView.frame)
    greedy.contentSize = content.bounds.size
    greedy.addSubview(content)
    window.addSubview(greedy)
    let finger = Finger(on: window)
    finger.press(at: onControl)
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 150, y: 100))
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
    #expect(greedy.isDragging)
  }

  @Test func `is kept from the content where a subclass does not let it begin`() {
    final class Shut: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let shut = Shut(frame: scrollView.frame)
    shut.contentSize = content.bounds.size
    shut.addSubview(content)
    window.addSubview(shut)
    let finger = Finger(on: window)
    finger.press(at: onControl)
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 50))
    finger.hold(for: 1)
    finger.lift()
    #expect(log.lines == [])
    #expect(shut.contentOffset.y == 50)
  }

  @Test func `scrolls the inner or the outer view by the finger's direction`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 80))
    strip.contentSize = CGSize(width: 900, height: 80)
    content.addSubview(strip)
    strip.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 45))
    settleAnimations()
    #expect(strip.contentOffset.x > 80)
    #expect(scrollView.contentOffset == .zero)
    let before = strip.contentOffset
    strip.drag(from: CGPoint(x: 450, y: 60), to: CGPoint(x: 455, y: 10))
    #expect(strip.contentOffset == before)
    #expect(scrollView.contentOffset.y > 30)
  }

  @Test func `that moves as it is lifted makes the content move on`() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end \(decelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }
    let delegate = Delegate()
    scrollView.delegate = delegate
    // 20 points in each sixtieth of a second: 1,200 points a second, which coasts 1.2 * 0.998 / 0.002 = 598.8 points.
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 50, y: 250))
    for step in 1...3 { finger.move(to: CGPoint(x: 50, y: 250 - 20 * step)) }
    #expect(scrollView.contentOffset.y == 40)
    finger.lift()
    #expect(scrollView.isDecelerating && delegate.calls == ["begin", "end true"])
    settleAnimations()
    #expect(abs(scrollView.contentOffset.y - 638.8) < 0.4)
    #expect(delegate.calls == ["begin", "end true", "rest"])
  }
}
