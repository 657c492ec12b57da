import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `A pan recognizer` {
  private let scene = GestureScene()
  private let pan: UIPanGestureRecognizer
  private var log: GestureLog { scene.log }

  init() { pan = scene.add(UIPanGestureRecognizer(), "pan") }

  @Test func `begins after 10 points, changes with each movement, and ends with the finger`() {
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 159))
    #expect(pan.state == .possible)
    finger.move(to: CGPoint(x: 150, y: 160))
    #expect(pan.state == .began)
    finger.move(to: CGPoint(x: 150, y: 180))
    finger.move(to: CGPoint(x: 140, y: 180))
    finger.lift()
    #expect(
      log.take() == [
        "inner began", "inner moved", "inner cancelled", "pan began", "pan changed", "pan changed", "pan ended",
      ])
    #expect(pan.state == .possible)
  }

  @Test func `counts the way from where it began (assumed), and from what it is set to`() {
    // A device would settle it: the translation of a pan in its first action.
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 170))
    #expect(pan.translation(in: nil) == .zero)
    finger.move(to: CGPoint(x: 145, y: 200))
    #expect(pan.translation(in: scene.inner) == CGPoint(x: -5, y: 30))
    pan.setTranslation(CGPoint(x: 100, y: 0), in: scene.inner)
    finger.move(to: CGPoint(x: 146, y: 200))
    #expect(pan.translation(in: scene.inner) == CGPoint(x: 101, y: 0))
    scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(pan.translation(in: scene.inner) == CGPoint(x: 50.5, y: 0))
  }

  @Test func `has the speed of the last movement, for a tenth of a second`() {
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 170))
    finger.move(to: CGPoint(x: 150, y: 190), duration: 0.1)
    #expect(abs(pan.velocity(in: nil).y - 200) < 0.01)
    var last = CGPoint.zero
    pan.action = { _ in last = pan.velocity(in: nil) }
    finger.hold(for: 0.2)
    finger.lift()
    #expect(last == .zero)
  }

  @Test func `is cancelled in the middle by a call, and by being disabled`() {
    let finger = Finger(on: scene.window)
    for isCall in [true, false] {
      finger.press(at: scene.middle)
      finger.move(to: CGPoint(x: 150, y: 170))
      if isCall { finger.cancel() } else { pan.isEnabled = false }
      #expect(log.take() == ["inner began", "inner cancelled", "pan began", "pan cancelled"])
      #expect(pan.state == .possible)
      finger.move(to: CGPoint(x: 150, y: 200))
      finger.lift()
      #expect(log.take() == [])
    }
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 150, y: 170))
    finger.lift()
    #expect(log.take() == ["inner began", "inner moved", "inner ended"])
  }

  @Test func `wants as many fingers as it is told, follows their middle, and goes on while one is left`() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    first.move(to: CGPoint(x: 150, y: 170))
    #expect(pan.state == .possible)
    second.press(at: CGPoint(x: 180, y: 170), repeatsTap: true)
    Finger.move([(first, CGPoint(x: 150, y: 190)), (second, CGPoint(x: 180, y: 190))])
    #expect(pan.state == .began)
    Finger.move([(first, CGPoint(x: 150, y: 200)), (second, CGPoint(x: 180, y: 200))])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    second.move(to: CGPoint(x: 200, y: 200))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
    second.lift()
    #expect(pan.state == .changed)
    first.move(to: CGPoint(x: 150, y: 190))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    first.lift()
    #expect(log.take().last == "pan ended")
  }

  @Test func `fails with more fingers than it may have`() {
    pan.maximumNumberOfTouches = 1
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    second.press(at: CGPoint(x: 180, y: 170), repeatsTap: true)
    #expect(pan.state == .failed)
    second.lift()
    first.lift()
    first.press(at: scene.middle)
    first.move(to: CGPoint(x: 150, y: 170))
    #expect(pan.state == .began)
    second.press(at: CGPoint(x: 180, y: 170), repeatsTap: true)
    #expect(pan.numberOfTouches == 1, "later ones are left out")
  }
}
