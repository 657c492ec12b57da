import Testing

@_spi(Testing) @testable import UIKit

/// The touch events that views receive while recognizers track the touches, and the order of several recognizers.
@MainActor @Suite struct `Touches that recognizers follow` {
  private let scene = GestureScene()
  private var log: GestureLog { scene.log }
  private func gestures() -> [String] { log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") } }

  private func pan(by distance: CGFloat = 30, lift: Bool = true) {
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 150 + distance))
    if lift { finger.lift() }
  }

  // MARK: Views

  @Test func `stay with the view where the recognizer does not cancel them`() {
    scene.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    scene.tap()
    #expect(log.take() == ["inner began", "tap ended", "inner ended"])
  }

  @Test func `come late where the recognizer delays them, and never if it recognizes`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    scene.tap()
    #expect(log.take() == ["tap ended"])
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 160, y: 150))
    #expect(log.take() == [])
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(log.take() == ["inner began", "inner moved"])
    finger.lift()
    #expect(log.take() == ["inner ended"])
  }

  @Test func `end at once where no recognizer delays their end`() {
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
    scene.tap(again: true)
    #expect(log.take() == ["inner began", "inner cancelled", "double ended"])
  }

  @Test func `that a recognizer ignores stay with the view`() {
    final class Ignoring: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let tap = scene.add(Ignoring(), "tap")
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
    #expect(tap.state == .possible)
  }

  @Test func `of a second finger come to recognizers, though not to a view that wants one alone`() {
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    second.press(at: CGPoint(x: 180, y: 150), repeatsTap: true)
    #expect(pinch.numberOfTouches == 2)
    #expect(second.view === scene.inner)
    first.lift()
    second.lift()
    #expect(log.take() == ["inner began", "inner ended"])
  }

  @Test func `know their recognizers, and events know the touches of each`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let outer = scene.add(UITapGestureRecognizer(), "outer tap", to: scene.outer)
    let touch = UITouch()
    let event = UIEvent()
    touch.position = scene.middle
    event.touches = [touch]
    scene.window.sendEvent(event)
    #expect(touch.gestureRecognizers == [tap, outer])
    #expect(event.touches(for: tap) == [touch])
    #expect(event.touches(for: UITapGestureRecognizer()) == nil)
  }

  // MARK: Several recognizers

  @Test func `go to the innermost recognizer first, and the others fail`() {
    let inner = scene.add(UIPanGestureRecognizer(), "inner pan")
    let outer = scene.add(UIPanGestureRecognizer(), "outer pan", to: scene.outer)
    pan(lift: false)
    #expect(inner.state == .began && outer.state == .failed)
    #expect(log.take() == ["inner began", "inner cancelled", "inner pan began"])
  }

  @Test(arguments: [true, false]) func `go to both where either delegate lets them`(_ isInner: Bool) {
    let inner = scene.add(UIPanGestureRecognizer(), "pan 1")
    let outer = scene.add(UIPanGestureRecognizer(), "pan 2", to: scene.outer)
    let friend = Delegate()
    friend.isSimultaneous = true
    (isInner ? inner : outer).delegate = friend
    pan()
    #expect(gestures() == ["pan 1 began", "pan 2 began", "pan 1 ended", "pan 2 ended"])
  }

  @Test func `wait for a recognizer that has to fail first`() {
    let pan = scene.add(UIPanGestureRecognizer(), "pan")
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    pan.require(toFail: press)
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 163))
    #expect(gestures() == ["pan began"], "the movement makes the press fail")
    finger.lift()
    press.allowableMovement = 100
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 180))
    #expect(pan.state == .possible)
    finger.hold(for: 1)
    #expect(pan.state == .failed && press.state == .began)
    finger.lift()
  }

  @Test(arguments: [true, false]) func `wait where a delegate says so, on either side`(_ isWaiting: Bool) {
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let delegate = Delegate()
    if isWaiting { delegate.waitsFor = double } else { delegate.isAwaitedBy = single }
    (isWaiting ? single : double).delegate = delegate
    scene.tap()
    #expect(gestures() == [])
    AnimationClock.shared.advance(by: 1)
    #expect(gestures() == ["single ended"])
  }

  @Test func `are kept from recognizers that subclasses say are stronger or weaker`() {
    final class Gentle: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Firm: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    scene.add(Gentle(), "gentle")
    scene.add(UIPanGestureRecognizer(), "plain", to: scene.outer)
    scene.add(Firm(), "firm", to: scene.window)
    pan()
    #expect(
      gestures() == ["gentle began", "plain began", "firm began", "gentle ended", "plain ended", "firm ended"])
  }

  @Test func `of fingers on different views make recognizers recognize that have none in common`() {
    let other = LoggingView(frame: CGRect(x: 260, y: 0, width: 40, height: 300))
    scene.outer.addSubview(other)
    scene.add(UIPanGestureRecognizer(), "pan 1")
    scene.add(UIPanGestureRecognizer(), "pan 2", to: other)
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    second.press(at: CGPoint(x: 280, y: 100))
    first.move(to: CGPoint(x: 150, y: 180))
    second.move(to: CGPoint(x: 280, y: 180))
    #expect(gestures() == ["pan 1 began", "pan 2 began"])
  }

  // MARK: Questions

  @Test func `reach a recognizer where its delegate wants them`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let delegate = Delegate()
    tap.delegate = delegate
    scene.tap()
    #expect(gestures() == ["tap ended"])
    #expect(delegate.takeCalls() == ["event", "touch", "begin"])
    delegate.receives = false
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
    #expect(delegate.takeCalls() == ["event", "touch"])
    (delegate.receives, delegate.begins) = (true, false)
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
    #expect(tap.state == .possible)
  }

  @Test func `reach a recognizer of the types that it allows`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
  }

  @Test func `ask the views up to the recognizer's own whether it may begin`() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let refusing = Refusing(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    scene.inner.addSubview(refusing)
    scene.add(UITapGestureRecognizer(), "tap")
    scene.tap()
    #expect(gestures() == [])
    scene.tap(at: CGPoint(x: 60, y: 60))
    #expect(gestures() == ["tap ended"])
  }

  @Test func `on a button press it, though there is a tap recognizer around it, but not where it has one itself`() {
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    button.addAction(UIAction { [log] _ in log.lines.append("button") }, for: .touchUpInside)
    scene.inner.addSubview(button)
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.tap()
    #expect(gestures() == ["button"])
    scene.tap(at: CGPoint(x: 60, y: 60))
    #expect(gestures() == ["tap ended"])
    button.addGestureRecognizer(tap)
    scene.tap()
    #expect(gestures() == ["tap ended"])
    let plain = UIControl(frame: button.frame)
    plain.addAction(UIAction { [log] _ in log.lines.append("plain") }, for: .touchUpInside)
    button.removeFromSuperview()
    scene.inner.addSubview(plain)
    scene.add(tap, "tap")
    scene.tap()
    #expect(gestures() == ["tap ended"], "a control of one's own has no default action")
  }
}

/// A delegate that returns the answers that a test sets.
private final class Delegate: NSObject, UIGestureRecognizerDelegate {
  var isSimultaneous = false
  var receives = true
  var begins = true
  var waitsFor: UIGestureRecognizer?
  var isAwaitedBy: UIGestureRecognizer?
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("begin")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isAwaitedBy }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    calls.append("touch")
    return receives
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    calls.append("event")
    return true
  }
}
