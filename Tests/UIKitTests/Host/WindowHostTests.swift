import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// A host that shows a window elsewhere: it sends touches, scrolling, and text, and reads pixels.
@MainActor @Suite struct `A host of a window` {
  private let window = TestWindow(size: CGSize(width: 300, height: 400))
  private let host: WindowHost
  private let pad = Pad(frame: CGRect(x: 50, y: 50, width: 200, height: 100))

  /// A view that records the phases of its touches, and the number of taps of each touch.
  private final class Pad: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    private func note(_ phase: String, _ touches: Set<UITouch>) {
      for touch in touches { log.append("\(phase) \(Int(touch.location(in: self).x)) ×\(touch.tapCount)") }
    }
  }

  init() {
    host = WindowHost(window.window)
    pad.isMultipleTouchEnabled = true
    window.window.addSubview(pad)
    window.layOut()
  }

  private func touch(_ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, at time: TimeInterval? = nil) {
    host.send([.init(finger: finger, phase: phase, location: CGPoint(x: x, y: 100))], at: time)
  }

  @Test func `moves several fingers, known by their numbers, in one event`() {
    host.send([
      .init(finger: 1, phase: .began, location: CGPoint(x: 60, y: 100)),
      .init(finger: 2, phase: .began, location: CGPoint(x: 200, y: 100)),
    ])
    #expect(Set(pad.log) == ["began 10 ×1", "began 150 ×1"])
    touch(2, .moved, 210)
    touch(1, .ended, 60)
    touch(2, .ended, 210)
    #expect(pad.log.dropFirst(2) == ["moved 160 ×1", "ended 10 ×1", "ended 160 ×1"])
  }

  @Test func `tells the elements of the window, and does with them what assistive technology can`() throws {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 200, width: 60, height: 31))
    toggle.accessibilityLabel = "Lamp"
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Wipe") { [pad] _ in
        pad.log.append("wiped")
        return true
      }
    ]
    window.window.addSubview(toggle)
    window.layOut()
    let elements = host.elements
    #expect(elements.map(\.label) == ["Pad", "Lamp"])
    #expect(elements.map(\.kind) == [.text, .toggle])
    #expect(elements[0].actions == ["Wipe"])
    #expect(elements[0].frame == CGRect(x: 50, y: 50, width: 200, height: 100))
    // Numbers stay with what they were given to.
    #expect(host.elements.map(\.id) == elements.map(\.id))
    #expect(host.perform(.activate, of: elements[1].id))
    #expect(host.elements[1].value == "0")
    // Another tap ends the one before it.
    #expect(host.perform(.activate, of: elements[0].id))
    #expect(host.elements[1].value == "1")
    advance(seconds: 0.2)
    #expect(pad.log == ["began 100 ×1", "ended 100 ×1"])
    pad.log = []
    #expect(host.perform(.named("Wipe"), of: elements[0].id))
    #expect(!host.perform(.named("Eat"), of: elements[0].id))
    #expect(!host.perform(.increment, of: elements[0].id))
    #expect(!host.perform(.activate, of: 1000))
    #expect(pad.log == ["wiped"])
  }

  @Test func `keeps no number for ever of elements that are gone, and gives none twice`() {
    let label = UILabel(frame: CGRect(x: 10, y: 200, width: 100, height: 20))
    label.text = "Stays"
    window.window.addSubview(label)
    let id = host.elements.first?.id
    var ids: Set<Int> = []
    for round in 0..<60 {
      let rows = (0..<200).map { row in
        let element = UIAccessibilityElement(accessibilityContainer: pad)
        element.accessibilityLabel = "\(round) \(row)"
        element.accessibilityFrame = CGRect(x: 60, y: 60, width: 20, height: 20)
        return element
      }
      pad.accessibilityElements = rows
      ids.formUnion(host.elements.map(\.id))
    }
    #expect(host.elementNumbers.count <= WindowHost.mostNumbers + 201)
    #expect(host.elements.first { $0.label == "Stays" }?.id == id)
    #expect(ids.count > 200)
  }

  @Test func `leaves out what cannot be: fingers that are not down, too many of them, places that are no numbers`() {
    touch(1, .moved, 60)
    touch(1, .ended, 60)
    touch(2, .began, .nan)
    touch(2, .moved, 60)
    #expect(pad.log.isEmpty)
    for finger in 0..<20 { touch(finger, .began, 60 + CGFloat(finger)) }
    #expect(pad.log.count == WindowHost.mostFingers)
    host.cancelTouches()
    #expect(pad.log.count == 2 * WindowHost.mostFingers)
    #expect(pad.log.suffix(10).allSatisfy { $0.hasPrefix("cancelled") })
    touch(0, .ended, 60)
    #expect(pad.log.count == 2 * WindowHost.mostFingers)
  }

  @Test func `cancels a finger that is put down twice, and follows none beside the window's views`() {
    touch(1, .began, 60)
    touch(1, .began, 80)
    #expect(pad.log == ["began 10 ×1", "cancelled 10 ×1", "began 30 ×2"])
    touch(1, .ended, 80)
    host.send([.init(finger: 3, phase: .began, location: CGPoint(x: -500, y: -500))])
    host.send([.init(finger: 3, phase: .ended, location: CGPoint(x: 60, y: 100))])
    #expect(pad.log.count == 4)
  }

  @Test func `takes times as they were, never later than now and never backwards`() {
    advance(seconds: 10)
    let now = CACurrentMediaTime()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    window.window.addSubview(scrollView)
    func at(_ phase: UITouch.Phase, _ y: CGFloat, _ time: TimeInterval) {
      host.send([.init(finger: 1, phase: phase, location: CGPoint(x: 150, y: y))], at: time)
    }
    // All of it arrives at the same time, as over a slow connection: 200 points in a tenth of a second.
    at(.began, 390, now - 0.1)
    for step in 1...10 { at(.moved, 390 - CGFloat(step) * 20, now - 0.1 + Double(step) * 0.01) }
    at(.ended, 190, now + 1000)
    #expect(scrollView.isDecelerating)
    settleAnimations()
    #expect(scrollView.contentOffset.y > 400)
  }

  @Test func `scrolls by a wheel what can go on, the innermost first, and lets it go at rest`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    outer.contentSize = CGSize(width: 300, height: 1000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    inner.contentSize = CGSize(width: 900, height: 150)
    outer.addSubview(inner)
    window.window.addSubview(outer)
    let point = CGPoint(x: 100, y: 250)
    host.scroll(by: CGPoint(x: 30, y: 2), at: point)
    #expect(inner.contentOffset.x == 30 && outer.contentOffset.y == 0 && inner.isDragging)
    advance(seconds: 0.2)
    #expect(!inner.isDragging)
    host.scroll(by: CGPoint(x: 0, y: 50), at: point)
    #expect(outer.contentOffset.y == 50 && inner.contentOffset.x == 30)
    // The same view continues until the scrolling rests, even past its end.
    host.scroll(by: CGPoint(x: 0, y: 2000), at: CGPoint(x: -50, y: 10))
    #expect(outer.contentOffset.y > 800)
    settleAnimations()
    #expect(outer.contentOffset.y == 800 && !outer.isDragging)
    host.scroll(by: CGPoint(x: 0, y: CGFloat.nan), at: point)
    host.scroll(by: CGPoint(x: 0, y: 20), at: CGPoint(x: 100, y: 100))
    #expect(outer.contentOffset.y == 800)
  }

  @Test func `writes into the first responder, by keys, texts and marked text`() {
    #expect(host.caret == nil)
    host.insertText("nobody")
    host.setMarkedText("nobody", selection: NSRange(location: 0, length: 0))
    host.unmarkText()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    window.window.addSubview(field)
    field.becomeFirstResponder()
    host.press(.keyboardA, characters: "a")
    host.insertText("b")
    #expect(field.text == "ab")
    #expect(host.caret.map { window.window.convert(field.bounds, from: field).contains($0.origin) } == true)
    host.setMarkedText("ni", selection: NSRange(location: 2, length: 0))
    host.setMarkedText("ni hao", selection: NSRange(location: -4, length: 900))
    #expect(field.text == "abni hao" && field.markedTextRange != nil)
    host.insertText("你好")
    #expect(field.text == "ab你好" && field.markedTextRange == nil)
    host.setMarkedText("x", selection: NSRange(location: 1, length: 0))
    host.unmarkText()
    #expect(field.text == "ab你好x" && field.markedTextRange == nil)
    field.resignFirstResponder()
    #expect(host.caret == nil)
  }

  @Test func `draws a part of the window as it is in the whole`() throws {
    pad.backgroundColor = .systemRed
    pad.layer.cornerRadius = 20
    let whole = try #require(host.pixels(scale: 2))
    #expect((whole.width, whole.height) == (600, 800))
    let part = try #require(host.pixels(in: CGRect(x: 40, y: 40, width: 100, height: 60), scale: 2))
    #expect((part.width, part.height) == (200, 120))
    for y in 0..<part.height {
      let start = ((y + 80) * whole.width + 80) * 4
      #expect(part.bytes[y * 800..<(y + 1) * 800] == whole.bytes[start..<start + 800])
    }
    #expect(host.pixels(in: .zero, scale: 2) == nil)
    #expect(host.pixels(scale: 0) == nil)
    #expect(host.pixels(scale: 1000) == nil)
  }

  @Test(arguments: 0..<12) func `hears of whatever may look otherwise`(index: Int) async {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let shape = CAShapeLayer()
    window.window.addSubview(label)
    window.window.layer.addSublayer(shape)
    let changes: [@MainActor () -> Void] = [
      { label.text = "new" }, { label.textColor = .red }, { pad.frame.origin.x = 60 }, { pad.alpha = 0.5 },
      { pad.isHidden = true }, { pad.backgroundColor = .blue }, { pad.removeFromSuperview() },
      { window.window.addSubview(UIView()) }, { pad.setNeedsDisplay() }, { shape.lineCap = .round },
      { pad.layer.contents = nil }, { window.window.overrideUserInterfaceStyle = .dark },
    ]
    // Whoever else is at work in this process may be heard too; so this looks for what must be heard.
    _ = host.pixels(scale: 1)
    changes[index]()
    for _ in 0..<1000 where !host.needsDisplay { await Task.yield() }
    #expect(host.needsDisplay)
    _ = host.pixels(scale: 1)
    #expect(!host.needsDisplay)
  }

  @Test func `is to be drawn while something moves, and once more when that has ended`() {
    UIView.animate(withDuration: 1) { pad.frame.origin.x = 0 }
    _ = host.pixels(scale: 1)
    #expect(host.needsDisplay)
    advance(seconds: 0.5)
    _ = host.pixels(scale: 1)
    #expect(host.needsDisplay)
    advance(seconds: 1)
    #expect(host.needsDisplay)
    _ = host.pixels(scale: 1)
    #expect(!host.needsDisplay)
  }

  @Test func `takes its fingers along when it stops`() {
    touch(1, .began, 60)
    host.stop()
    #expect(pad.log == ["began 10 ×1", "cancelled 10 ×1"])
  }
}
