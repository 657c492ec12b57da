import Testing

@_spi(Testing) @testable import UIKit

/// Changes to recognizers in the middle of their gestures, and to their views.
@MainActor @Suite struct `A recognizer that is meddled with` {
  private let scene = GestureScene()
  private var log: GestureLog { scene.log }
  private func gestures() -> [String] { log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") } }

  private func drag() {
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    for y in [170, 180, 190] { finger.move(to: CGPoint(x: 150, y: y)) }
    finger.lift()
  }

  @Test(arguments: ["tap", "pan"]) func `may be removed in its own action`(_ kind: String) {
    let recognizer = kind == "tap" ? UITapGestureRecognizer() : UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    recognizer.action = {
      states.append($0.state)
      $0.view?.removeGestureRecognizer($0)
    }
    scene.inner.addGestureRecognizer(recognizer)
    if kind == "tap" { scene.tap() } else { drag() }
    #expect(states == (kind == "tap" ? [.ended] : [.began, .cancelled]))
    #expect(recognizer.state == .possible && recognizer.view == nil && scene.inner.gestureRecognizers == [])
    scene.tap()
    #expect(states.count <= 2)
  }

  @Test func `may be disabled in its own action, and by a subclass that watches the state`() {
    final class Shy: UIPanGestureRecognizer {
      var states: [UIGestureRecognizer.State] = []
      override var state: UIGestureRecognizer.State {
        didSet {
          states.append(state)
          if state == .began { isEnabled = false }
        }
      }
    }
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    pan.action = {
      $0.isEnabled = false
      self.log.lines.append("pan \($0.state)")
    }
    drag()
    #expect(pan.state == .possible)
    pan.isEnabled = false
    let shy = Shy()
    scene.inner.addGestureRecognizer(shy)
    drag()
    #expect(shy.states == [.began, .cancelled])
    #expect(shy.state == .possible && !shy.isEnabled)
    shy.isEnabled = true
    drag()
    #expect(shy.states == [.began, .cancelled, .began, .cancelled], "and again")
  }

  @Test func `is cancelled where its view is taken away under the finger, which the view hears of to the end`() {
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    tap.delegate = nil
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 170))
    scene.inner.removeFromSuperview()
    #expect(gestures() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    finger.move(to: CGPoint(x: 150, y: 190))
    finger.lift()
    #expect(gestures() == [])
    scene.outer.addSubview(scene.inner)
    drag()
    #expect(gestures().first == "pan began")
  }

  @Test func `fails where its view goes before it has recognized, and lets others go on that wait for it`() {
    let single = scene.add(UITapGestureRecognizer(), "single", to: scene.outer)
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.tap()
    #expect(gestures() == [])
    scene.inner.removeFromSuperview()
    #expect(gestures() == ["single ended"])
  }

  @Test(arguments: [false, true]) func `follows no touch for which its delegate removes or disables it`(
    removes: Bool
  ) {
    final class Leaving: NSObject, UIGestureRecognizerDelegate {
      var removes = false
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if removes { gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer) }
        if !removes { gestureRecognizer.isEnabled = false }
        return true
      }
    }
    let leaving = Leaving()
    leaving.removes = removes
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.delegate = leaving
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    #expect(tap.numberOfTouches == 0)
    finger.lift()
    #expect(gestures() == [] && tap.state == .possible)
  }

  @Test func `stands once in the list of its view, also if it is set twice`() {
    let taps = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    scene.inner.gestureRecognizers = [taps[0], taps[1], taps[0]]
    #expect(scene.inner.gestureRecognizers == taps)
  }

  @Test func `may lose its delegate`() {
    final class No: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    var delegate: No? = No()
    tap.delegate = delegate
    scene.tap()
    #expect(gestures() == [])
    delegate = nil
    #expect(tap.delegate == nil)
    scene.tap()
    #expect(gestures() == ["tap ended"])
    withExtendedLifetime(delegate) {}
  }

  @Test func `assumed: waits for nobody for ever: of a circle, the first to have its gesture is recognized`() {
    // A device would settle it: two tap recognizers that require one another to fail.
    let first = scene.add(UITapGestureRecognizer(), "first", to: scene.outer)
    let second = scene.add(UITapGestureRecognizer(), "second")
    let third = scene.add(UITapGestureRecognizer(), "third")
    first.require(toFail: second)
    second.require(toFail: third)
    third.require(toFail: first)
    first.require(toFail: first)
    scene.tap()
    #expect(gestures().count == 1)
    #expect([first, second, third].allSatisfy { $0.state == .possible })
  }

  @Test func `may be moved to another view in the middle`() {
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 170))
    scene.outer.addGestureRecognizer(pan)
    #expect(gestures() == ["pan began", "pan cancelled"])
    #expect(pan.view === scene.outer && scene.inner.gestureRecognizers == [])
    finger.lift()
    drag()
    #expect(gestures() == ["pan began", "pan changed", "pan changed", "pan ended"])
    scene.outer.gestureRecognizers = nil
    #expect(pan.view == nil)
    let others = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    scene.outer.gestureRecognizers = others
    #expect(scene.outer.gestureRecognizers == others)
    scene.outer.gestureRecognizers = [others[1], pan]
    #expect(scene.outer.gestureRecognizers == [others[1], pan] && others[0].view == nil)
  }

  @Test func `may be without a view, or set a state out of turn`() {
    let tap = UITapGestureRecognizer()
    var count = 0
    tap.action = { _ in count += 1 }
    tap.state = .changed
    #expect(tap.state == .began)
    tap.state = .possible
    #expect(tap.state == .began, "which nothing but a reset does")
    tap.state = .failed
    #expect(tap.state == .cancelled)
    tap.state = .ended
    #expect(tap.state == .cancelled && count == 2)
    AnimationClock.shared.advance(by: 0)
    #expect(tap.state == .possible)
    tap.isEnabled = false
    tap.state = .ended
    #expect(tap.state == .possible)
    #expect(tap.location(in: nil) == .zero && tap.numberOfTouches == 0)
    tap.numberOfTouchesRequired = -1
    tap.numberOfTapsRequired = 0
    tap.isEnabled = true
    scene.inner.addGestureRecognizer(tap)
    scene.tap()
    #expect(count == 3)
  }

  @Test func `does not keep its view or its window`() {
    weak var window: UIWindow?
    weak var view: UIView?
    do {
      let scene = GestureScene()
      let pan = scene.add(UIPanGestureRecognizer(), "pan")
      pan.require(toFail: scene.add(UILongPressGestureRecognizer(), "press"))
      let finger = Finger(on: scene.window)
      finger.press(at: scene.middle)
      finger.move(to: CGPoint(x: 150, y: 158))
      (window, view) = (scene.window, scene.inner)
    }
    AnimationClock.shared.advance(by: 1)
    #expect(window == nil)
    #expect(view == nil)
  }

  @Test func `may change the tree in a view's touchesCancelled`() {
    final class Leaving: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { superview?.removeFromSuperview() }
    }
    let leaving = Leaving(frame: scene.inner.bounds)
    scene.inner.addSubview(leaving)
    scene.add(UIPanGestureRecognizer(), "pan")
    scene.add(UIPanGestureRecognizer(), "pan 2", to: scene.outer)
    drag()
    #expect(scene.inner.superview == nil)
    drag()
    #expect(gestures().last == "pan 2 ended")
  }
}
