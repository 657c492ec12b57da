import Testing

@_spi(Testing) @testable import UIKit

/// A view that writes down the touches that it gets.
private final class Recorder: UIView {
  var name = ""
  var passesOn = false
  var log = TouchLog()

  private func write(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    log.lines.append(
      "\(name) \(what) \(touch.phase) \(Int(before.x)),\(Int(before.y)) \(Int(now.x)),\(Int(now.y)) x\(touch.tapCount)")
    log.touches = event?.allTouches ?? []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

private final class TouchLog {
  var lines: [String] = []
  var touches: Set<UITouch> = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// The delivery of touches from a window to its views.
@MainActor @Suite struct `A touch` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let outer = Recorder(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
  private let inner = Recorder(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let log = TouchLog()

  init() {
    window.isHidden = false
    (outer.name, inner.name) = ("outer", "inner")
    (outer.log, inner.log) = (log, log)
    window.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test func `belongs to the view that it began on, wherever the finger goes`() {
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 35, y: 45))
    finger.move(to: CGPoint(x: 40, y: 45))
    finger.move(to: CGPoint(x: 290, y: 290))
    finger.lift()
    #expect(
      log.take() == [
        "inner began began 5,5 5,5 x1", "inner moved moved 5,5 10,5 x1", "inner moved moved 10,5 260,250 x1",
        "inner ended ended 260,250 260,250 x1",
      ])
  }

  @Test func `goes up the chain of responders as far as it is passed on`() {
    inner.passesOn = true
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 35, y: 45))
    finger.cancel()
    #expect(
      log.take() == [
        "inner began began 5,5 5,5 x1", "outer began began 15,15 15,15 x1", "inner cancelled cancelled 5,5 5,5 x1",
        "outer cancelled cancelled 15,15 15,15 x1",
      ])
  }

  @Test func `reaches the view controller after its view`() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Finger(on: window).press(at: CGPoint(x: 10, y: 10))
    #expect(controller.count == 1)
  }

  @Test(arguments: ["hidden", "transparent", "not interactive", "in such a view"])
  func `misses views that cannot be touched`(_ reason: String) {
    switch reason {
    case "hidden": inner.isHidden = true
    case "transparent": inner.alpha = 0.005
    case "not interactive": inner.isUserInteractionEnabled = false
    default: outer.isUserInteractionEnabled = false
    }
    let finger = Finger(on: window)
    finger.press(at: CGPoint(x: 35, y: 45))
    #expect(log.take() == (reason == "in such a view" ? [] : ["outer began began 15,15 15,15 x1"]))
    #expect(finger.view === (reason == "in such a view" ? window : outer))
  }

  @Test func `counts the taps that follow one another soon, at one place`() {
    let finger = Finger(on: window)
    func tap(_ point: CGPoint, soon: Bool) {
      finger.press(at: point, repeatsTap: soon)
      finger.lift()
    }
    tap(CGPoint(x: 35, y: 45), soon: false)
    tap(CGPoint(x: 36, y: 45), soon: true)
    tap(CGPoint(x: 36, y: 46), soon: true)
    tap(CGPoint(x: 36, y: 46), soon: false)
    tap(CGPoint(x: 200, y: 200), soon: true)
    #expect(log.take().filter { $0.contains("began began") }.map { $0.suffix(2) } == ["x1", "x2", "x3", "x1", "x1"])
  }

  @Test func `of a second finger comes only to views that want several`() {
    let (first, second) = (Finger(on: window), Finger(on: window))
    first.press(at: CGPoint(x: 35, y: 45))
    second.press(at: CGPoint(x: 36, y: 45))
    #expect(second.view == nil)
    second.lift()
    inner.isMultipleTouchEnabled = true
    second.press(at: CGPoint(x: 36, y: 45))
    #expect(second.view === inner)
    #expect(log.touches.count == 2)
    #expect(Set(log.touches.map(\.phase)) == [.began, .stationary])
    second.move(to: CGPoint(x: 40, y: 45))
    first.lift()
    second.lift()
    #expect(log.take().map { $0.split(separator: " ")[1] } == ["began", "began", "moved", "ended", "ended"])
  }

  @Test func `on an exclusive view keeps others away, and does not begin while there are others`() {
    inner.isExclusiveTouch = true
    let (first, second) = (Finger(on: window), Finger(on: window))
    first.press(at: CGPoint(x: 35, y: 45))
    second.press(at: CGPoint(x: 150, y: 150))
    #expect(second.view == nil)
    first.lift()
    second.press(at: CGPoint(x: 150, y: 150))
    first.press(at: CGPoint(x: 35, y: 45))
    #expect(second.view === outer)
    #expect(first.view == nil)
  }

  @Test func `tells an event its views and windows`() {
    let touch = UITouch()
    let event = UIEvent()
    #expect(event.allTouches == nil)
    #expect(event.type == .touches)
    (touch.touchedView, touch.touchedWindow) = (inner, window)
    event.touches = [touch]
    #expect(event.touches(for: inner) == [touch])
    #expect(event.touches(for: outer) == nil)
    #expect(event.touches(for: window as UIWindow) == [touch])
    #expect(event.touches(for: UIWindow()) == nil)
  }

  @Test func `can be held up by a window's subclass`() {
    final class Deaf: UIWindow {
      override func sendEvent(_ event: UIEvent) {}
    }
    let window = Deaf(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(outer)
    Finger(on: window).press(at: CGPoint(x: 35, y: 45))
    #expect(log.take() == [])
  }
}
