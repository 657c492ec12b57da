import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `A tap recognizer` {
  private let scene = GestureScene()
  private var log: GestureLog { scene.log }

  @Test func `recognizes a tap, which the view then gets cancelled`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    scene.tap()
    #expect(log.take() == ["inner began", "inner cancelled", "tap ended"])
    #expect(tap.state == .possible)
    scene.tap()
    #expect(log.take() == ["inner began", "inner cancelled", "tap ended"], "and another one")
  }

  @Test func `knows where the tap was, in any view`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    var places: [CGPoint] = []
    tap.action = { places = [$0.location(in: $0.view), $0.location(in: nil), $0.location(ofTouch: 0, in: $0.view)] }
    scene.tap(at: CGPoint(x: 60, y: 75))
    #expect(places == [CGPoint(x: 10, y: 25), CGPoint(x: 60, y: 75), CGPoint(x: 10, y: 25)])
  }

  @Test func `fails where the finger moves far or stays long (assumed: 45 points, 0.75 seconds)`() {
    // A device would settle both, with a tap recognizer, and touches that move farther and stay longer each time.
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 195, y: 150))
    #expect(tap.state == .possible)
    finger.move(to: CGPoint(x: 196, y: 150))
    #expect(tap.state == .failed)
    finger.move(to: scene.middle)
    finger.lift()
    #expect(tap.state == .possible)
    #expect(log.take() == ["inner began", "inner moved", "inner moved", "inner moved", "inner ended"])
    finger.press(at: scene.middle)
    finger.hold(for: 0.74)
    #expect(tap.state == .possible)
    finger.hold(for: 0.02)
    #expect(tap.state == .failed)
    finger.lift()
    #expect(log.take() == ["inner began", "inner ended"])
  }

  @Test func `fails where the system takes the touch away`() {
    scene.add(UITapGestureRecognizer(), "tap")
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.cancel()
    #expect(log.take() == ["inner began", "inner cancelled"])
    scene.tap()
    #expect(log.take().last == "tap ended")
  }

  @Test func `of two taps wants them soon and near; the view hears of the end when that is decided`() {
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    scene.tap()
    #expect(log.take() == ["inner began"])
    AnimationClock.shared.advance(by: 0.36)
    #expect(log.take() == ["inner ended"])
    #expect(double.state == .possible)
    scene.tap()
    scene.tap(again: true)
    #expect(log.take() == ["inner began", "inner began", "inner cancelled", "inner cancelled", "double ended"])
    scene.tap()
    scene.tap(at: CGPoint(x: 80, y: 80), again: true)
    AnimationClock.shared.advance(by: 1)
    #expect(!log.take().contains("double ended"))
  }

  @Test func `of a single tap does not keep a double tap away, and waits for it where it has to`() {
    let single = scene.add(UITapGestureRecognizer(), "single")
    let double = scene.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    func taps() -> [String] { log.take().filter { !$0.hasPrefix("inner") } }
    scene.tap()
    #expect(taps() == ["single ended"])
    scene.tap(again: true)
    #expect(taps().last == "double ended")
    single.require(toFail: double)
    scene.tap()
    #expect(taps() == [])
    #expect(single.state == .possible)
    var place = CGPoint.zero
    let write = single.action
    single.action = {
      place = $0.location(in: nil)
      write?($0)
    }
    AnimationClock.shared.advance(by: 0.36)
    #expect(taps() == ["single ended"])
    #expect(place == scene.middle, "which it knows though no finger is left")
    scene.tap()
    scene.tap(again: true)
    AnimationClock.shared.advance(by: 1)
    #expect(taps() == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func `of two fingers wants both, down at once`() {
    let tap = scene.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    second.press(at: CGPoint(x: 180, y: 150), repeatsTap: true)
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: nil) == CGPoint(x: 165, y: 150))
    var place = CGPoint.zero
    tap.action = { [log] in
      log.lines.append("tap \($0.numberOfTouches)")
      place = $0.location(in: nil)
    }
    first.lift()
    second.move(to: CGPoint(x: 182, y: 150))
    second.lift()
    #expect(log.take().last == "tap 2")
    #expect(place == CGPoint(x: 166, y: 150), "between them, though one left before the other")
    scene.tap()
    #expect(log.take() == ["inner began", "inner ended"])
  }

  @Test func `can be watched by a subclass, as on Apple's platforms`() {
    final class Tap: UITapGestureRecognizer {
      var count = 0
      override var state: UIGestureRecognizer.State {
        didSet { if state == .ended { count += 1 } }
      }
    }
    let tap = Tap(target: nil, action: nil)
    scene.inner.addGestureRecognizer(tap)
    scene.tap()
    #expect(tap.count == 1)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    scene.inner.addGestureRecognizer(double)
    tap.require(toFail: double)
    scene.tap()
    #expect(tap.count == 1)
    AnimationClock.shared.advance(by: 1)
    #expect(tap.count == 2)
  }
}
