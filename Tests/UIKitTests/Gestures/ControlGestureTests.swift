import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Sliders and switches below recognizers of views around them, and in scroll views. Apple documents the rules with
/// `UIGestureRecognizer`: controls keep the gestures that are their own default action.
@MainActor @Suite(.serialized) struct `Sliders and switches below recognizers` {
  private let scene = GestureScene()
  private let slider = UISlider(frame: CGRect(x: 20, y: 80, width: 160, height: 31))
  private let control = UISwitch(frame: CGRect(x: 60, y: 20, width: 51, height: 31))

  init() {
    AnimationClock.shared.hold()
    slider.value = 0.5
    scene.inner.addSubview(slider)
    scene.inner.addSubview(control)
  }

  private var thumb: CGPoint { slider.convert(CGPoint(x: 80, y: 15), to: nil) }
  private var knob: CGPoint { control.convert(CGPoint(x: 25, y: 15), to: nil) }

  private func drag(from start: CGPoint, by way: CGPoint, after hold: TimeInterval = 0) {
    let finger = Finger(on: scene.window)
    finger.press(at: start)
    if hold > 0 { finger.hold(for: hold) }
    for step in 1...6 {
      let part = CGFloat(step) / 6
      finger.move(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
    }
    finger.lift()
    settleAnimations()
  }

  private func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    return scene.add(swipe, "swipe", to: scene.outer)
  }

  private func gestures() -> [String] {
    scene.log.take().filter { $0.hasPrefix("swipe") || $0.hasPrefix("pan") || $0.hasPrefix("tap") }
  }

  @Test func `a slider keeps swipes along it, and not those across`() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGPoint, Bool)] = [
      (.right, CGPoint(x: 70, y: 0), false), (.left, CGPoint(x: -70, y: 0), false), (.up, CGPoint(x: 0, y: -70), true),
      (.down, CGPoint(x: 0, y: 70), true),
    ]
    for (direction, way, isRecognized) in ways {
      slider.value = 0.5
      let swipe = swipe(direction)
      drag(from: thumb, by: way)
      #expect(gestures() == (isRecognized ? ["swipe ended"] : []), "\(direction)")
      #expect((slider.value == 0.5) == isRecognized, "\(direction)")
      scene.outer.removeGestureRecognizer(swipe)
    }
  }

  @Test func `a switch keeps pans along it, and not those across`() {
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    for (way, isRecognized) in [(CGPoint(x: 60, y: 0), false), (CGPoint(x: 0, y: 60), true)] {
      control.isOn = false
      drag(from: knob, by: way)
      #expect(gestures().first == (isRecognized ? "pan began" : nil))
      #expect(control.isOn == !isRecognized)
    }
  }

  @Test func `a recognizer of its own comes first, and a disabled one keeps nothing`() {
    let own = scene.add(UIPanGestureRecognizer(), "pan", to: control)
    drag(from: knob, by: CGPoint(x: 60, y: 0))
    #expect(gestures().first == "pan began" && !control.isOn)
    control.removeGestureRecognizer(own)
    scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    control.isEnabled = false
    drag(from: knob, by: CGPoint(x: 60, y: 0))
    #expect(gestures().first == "pan began" && !control.isOn)
    slider.isEnabled = false
    _ = swipe(.right)
    drag(from: thumb, by: CGPoint(x: 70, y: 0))
    #expect(slider.value == 0.5)
  }

  // `touchesShouldCancel(in:)`: "The default returned value is true if view is not a UIControl object; otherwise, it returns
  // false", Apple's page.
  @Test(arguments: [CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 60)])
  func `in a scroll view keep a touch that they have, and a quick drag across scrolls`(way: CGPoint) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 900, height: 900)
    scrollView.contentOffset = CGPoint(x: 300, y: 300)
    slider.frame.origin = CGPoint(x: 350, y: 400)
    control.frame.origin = CGPoint(x: 400, y: 450)
    scene.window.addSubview(scrollView)
    scrollView.addSubview(slider)
    scrollView.addSubview(control)
    for view in [slider, control] as [UIControl] {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      drag(from: middle, by: way, after: 0.2)
      #expect(scrollView.contentOffset == CGPoint(x: 300, y: 300))
    }
    #expect((slider.value != 0.5) == (way.x != 0))
    #expect(control.isOn)
    guard way.y != 0 else { return }
    for view in [slider, control] as [UIControl] {
      scrollView.contentOffset = CGPoint(x: 300, y: 300)
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      drag(from: middle, by: way)
      #expect(scrollView.contentOffset.y < 300)
    }
    #expect(slider.value == 0.5 && control.isOn)
  }
}
