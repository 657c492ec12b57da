import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct `Each kind of gesture` {
  private let scene = GestureScene()
  private var log: GestureLog { scene.log }
  private func gestures() -> [String] { log.take().filter { !$0.hasPrefix("inner") && !$0.hasPrefix("outer") } }

  // MARK: Long press

  @Test func `a long press begins after half a second, changes when the finger moves, and ends with it`() {
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.hold(for: 0.49)
    #expect(log.take() == ["inner began"])
    finger.hold(for: 0.02)
    #expect(log.take() == ["inner cancelled", "press began"])
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(press.location(in: nil) == CGPoint(x: 200, y: 150))
    finger.lift()
    #expect(log.take() == ["press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test func `a long press fails where the finger moves by more than 10 points, or is lifted before`() {
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.move(to: CGPoint(x: 160, y: 150))
    #expect(press.state == .possible)
    finger.move(to: CGPoint(x: 161, y: 150))
    #expect(press.state == .failed)
    finger.hold(for: 1)
    finger.lift()
    finger.press(at: scene.middle)
    finger.hold(for: 0.4)
    finger.lift()
    AnimationClock.shared.advance(by: 1)
    #expect(gestures() == [])
  }

  @Test func `a long press is cancelled by a call`() {
    scene.add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0.1
    let finger = Finger(on: scene.window)
    finger.press(at: scene.middle)
    finger.hold(for: 0.2)
    finger.cancel()
    #expect(gestures() == ["press began", "press cancelled"])
  }

  @Test func `a long press after a tap, and one of two fingers`() {
    let press = scene.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    scene.tap()
    let (finger, second) = (Finger(on: scene.window), Finger(on: scene.window))
    finger.press(at: scene.middle, repeatsTap: true)
    finger.hold(for: 0.6)
    finger.lift()
    #expect(gestures() == ["press began", "press ended"])
    (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (0, 2)
    Finger.press([(finger, scene.middle), (second, CGPoint(x: 180, y: 150))])
    finger.hold(for: 0.6)
    Finger.lift([finger, second])
    #expect(gestures() == ["press began", "press ended"])
  }

  // MARK: Swipe

  @Test(arguments: [
    (UISwipeGestureRecognizer.Direction.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
  ])
  func `a swipe is recognized in its direction, while the finger moves, and in no other`(
    _ direction: UISwipeGestureRecognizer.Direction, _ x: CGFloat, _ y: CGFloat
  ) {
    let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
    #expect(swipe.direction == .right)
    swipe.direction = direction
    let finger = Finger(on: scene.window)
    for (toX, toY) in [(x, y), (-x, -y), (y, x), (-y, -x)] {
      finger.press(at: scene.middle)
      for step in 1...6 {
        finger.move(to: CGPoint(x: 150 + 10 * toX * CGFloat(step), y: 150 + 10 * toY * CGFloat(step)))
      }
      #expect(gestures() == ((toX, toY) == (x, y) ? ["swipe ended"] : []))
      finger.lift()
    }
    #expect(swipe.state == .possible)
  }

  @Test func `a swipe to the right is not one that is slow, short, slanted, to the left, or of two fingers`() {
    let swipe = scene.add(UISwipeGestureRecognizer(), "swipe")
    func swipes(by way: CGPoint, in duration: TimeInterval) -> Bool {
      let finger = Finger(on: scene.window)
      finger.press(at: scene.middle)
      for step in 1...5 {
        let part = CGFloat(step) / 5
        finger.move(to: CGPoint(x: 150 + way.x * part, y: 150 + way.y * part), duration: duration / 5)
      }
      finger.lift()
      return gestures() == ["swipe ended"]
    }
    #expect(swipes(by: CGPoint(x: 60, y: 10), in: 0.1))
    #expect(!swipes(by: CGPoint(x: 60, y: 10), in: 1), "slow")
    #expect(!swipes(by: CGPoint(x: 40, y: 0), in: 0.1), "short")
    #expect(!swipes(by: CGPoint(x: 60, y: 70), in: 0.1), "slanted")
    #expect(!swipes(by: CGPoint(x: -60, y: 0), in: 0.1), "to the left")
    swipe.direction = [.left, .right]
    #expect(swipes(by: CGPoint(x: -60, y: 0), in: 0.1), "to either side")
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    Finger.press([(first, scene.middle), (second, CGPoint(x: 150, y: 180))])
    #expect(swipe.state == .failed)
    Finger.lift([first, second])
  }

  // MARK: Pinch and rotation

  @Test func `a pinch tells how far the fingers are apart, from where it began, until both are lifted`() {
    let pinch = scene.add(UIPinchGestureRecognizer(), "pinch")
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    Finger.press([(first, CGPoint(x: 130, y: 150)), (second, CGPoint(x: 170, y: 150))])
    Finger.move([(first, CGPoint(x: 128, y: 150)), (second, CGPoint(x: 172, y: 150))])
    #expect(pinch.state == .possible)
    Finger.move([(first, CGPoint(x: 125, y: 150)), (second, CGPoint(x: 175, y: 150))])
    #expect(pinch.state == .began && pinch.scale == 1)
    Finger.move([(first, CGPoint(x: 100, y: 150)), (second, CGPoint(x: 200, y: 150))], duration: 0.5)
    #expect(pinch.scale == 2)
    #expect(abs(pinch.velocity - 2) < 0.001)
    #expect(pinch.location(in: nil) == scene.middle)
    pinch.scale = 1
    Finger.move([(first, CGPoint(x: 125, y: 150)), (second, CGPoint(x: 175, y: 150))])
    #expect(pinch.scale == 0.5)
    first.lift()
    #expect(pinch.state == .changed)
    second.move(to: CGPoint(x: 150, y: 150))
    #expect(pinch.scale == 0.5)
    second.lift()
    #expect(gestures() == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test func `a pinch is cancelled by a call, and is none with one finger`() {
    scene.add(UIPinchGestureRecognizer(), "pinch")
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    first.press(at: scene.middle)
    first.move(to: CGPoint(x: 200, y: 150))
    first.lift()
    #expect(gestures() == [])
    Finger.press([(first, CGPoint(x: 130, y: 150)), (second, CGPoint(x: 170, y: 150))])
    Finger.move([(first, CGPoint(x: 100, y: 150)), (second, CGPoint(x: 200, y: 150))])
    first.cancel()
    #expect(gestures() == ["pinch began", "pinch cancelled"])
    second.lift()
  }

  @Test func `a rotation tells the angle by which the fingers turn, past half a turn too`() {
    let rotation = scene.add(UIRotationGestureRecognizer(), "rotation")
    let (first, second) = (Finger(on: scene.window), Finger(on: scene.window))
    func place(_ angle: CGFloat) -> [(finger: Finger, point: CGPoint)] {
      let (x, y) = (40 * cos(angle), 40 * sin(angle))
      return [(first, CGPoint(x: 150 - x, y: 150 - y)), (second, CGPoint(x: 150 + x, y: 150 + y))]
    }
    Finger.press(place(0))
    Finger.move(place(0.1))
    #expect(rotation.state == .possible)
    Finger.move(place(0.2))
    #expect(rotation.state == .began && rotation.rotation == 0)
    for angle in stride(from: 0.7, through: 4.2, by: 0.5) { Finger.move(place(angle)) }
    #expect(abs(rotation.rotation - 4) < 0.001)
    Finger.lift([first, second])
    #expect(gestures().last == "rotation ended")
  }

  // MARK: Screen edge

  @Test func `a drag from the edge begins at the edge alone, and inward`() {
    let edge = scene.add(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.outer)
    func drags(from start: CGPoint, by way: CGPoint) -> Bool {
      let finger = Finger(on: scene.window)
      finger.press(at: start)
      for step in 1...4 {
        let part = CGFloat(step) / 4
        finger.move(to: CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
      }
      finger.lift()
      return gestures().last == "edge ended"
    }
    let inward = CGPoint(x: 60, y: 5)
    #expect(!drags(from: CGPoint(x: 3, y: 150), by: inward), "no edge is asked for")
    edge.edges = .left
    #expect(drags(from: CGPoint(x: 3, y: 150), by: inward))
    #expect(!drags(from: CGPoint(x: 40, y: 150), by: inward), "not from the edge")
    #expect(!drags(from: CGPoint(x: 3, y: 150), by: CGPoint(x: 5, y: 60)), "along the edge")
    #expect(!drags(from: CGPoint(x: 297, y: 150), by: CGPoint(x: -60, y: 0)), "another edge")
    edge.edges = [.right, .bottom]
    #expect(drags(from: CGPoint(x: 297, y: 150), by: CGPoint(x: -60, y: 0)))
    #expect(drags(from: CGPoint(x: 150, y: 297), by: CGPoint(x: 0, y: -60)))
  }
}
