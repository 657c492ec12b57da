import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The reactions of a control to a touch.
@MainActor @Suite struct `A control under a finger` {
  private final class Tracker: UIControl {
    var lines: [String] = []
    var accepts = true
    var goesOn = true

    private var now: String {
      "\(isTracking ? "tracking" : "free") \(isTouchInside ? "inside" : "outside") \(isHighlighted ? "lit" : "dark")"
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("begin: \(now)")
      return accepts
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("continue: \(now)")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end: \(now)") }
    override func cancelTracking(with event: UIEvent?) { lines.append("cancel: \(now)") }

    func record() {
      for (event, name) in [
        (Event.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
        (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
        (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
        (.primaryActionTriggered, "primary"),
      ] {
        addAction(UIAction { [unowned self] _ in lines.append("\(name): \(now)") }, for: event)
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let test = TestWindow(size: CGSize(width: 390, height: 400))
  private let control = Tracker(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    control.record()
    test.window.addSubview(control)
    test.layOut()
  }

  @Test func `sends down and up inside, and is highlighted meanwhile`() {
    #expect(control.tap())
    #expect(
      control.take() == [
        "begin: tracking inside dark", "touchDown: tracking inside lit", "end: free inside lit",
        "touchUpInside: free inside lit",
      ])
    #expect(!control.isHighlighted)
    #expect(!control.isTouchInside)
    control.tap(count: 2)
    #expect(
      control.take().filter { $0.contains("Down") }.map { $0.prefix { $0 != ":" } } == [
        "touchDown", "touchDown", "touchDownRepeat",
      ])
  }

  @Test func `takes a finger for inside up to 70 points away`() {
    let finger = Finger(on: test.window)
    finger.press(at: CGPoint(x: 150, y: 120))
    finger.move(to: CGPoint(x: 269, y: 120))
    finger.move(to: CGPoint(x: 271, y: 120))
    finger.move(to: CGPoint(x: 300, y: 120))
    finger.move(to: CGPoint(x: 269, y: 120))
    finger.move(to: CGPoint(x: 150, y: 211))
    finger.lift()
    #expect(
      control.take() == [
        "begin: tracking inside dark", "touchDown: tracking inside lit",
        "continue: tracking inside lit", "touchDragInside: tracking inside lit",
        "continue: tracking outside lit", "touchDragExit: tracking outside dark",
        "touchDragOutside: tracking outside dark",
        "continue: tracking outside dark", "touchDragOutside: tracking outside dark",
        "continue: tracking inside dark", "touchDragEnter: tracking inside lit", "touchDragInside: tracking inside lit",
        "continue: tracking outside lit", "touchDragExit: tracking outside dark",
        "touchDragOutside: tracking outside dark",
        "end: free outside dark", "touchUpOutside: free outside dark",
      ])
  }

  @Test func `hears of a touch that is taken away`() {
    let finger = Finger(on: test.window)
    finger.press(at: CGPoint(x: 150, y: 120))
    _ = control.take()
    finger.cancel()
    #expect(control.take() == ["cancel: free outside lit", "touchCancel: free outside lit"])
    #expect(!control.isHighlighted)
  }

  @Test func `may refuse a touch, or have enough of it`() {
    control.accepts = false
    control.tap()
    #expect(control.take() == ["begin: tracking inside dark"])
    control.accepts = true
    control.goesOn = false
    control.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 60, y: 20), steps: 2)
    #expect(
      control.take() == [
        "begin: tracking inside dark", "touchDown: tracking inside lit", "continue: tracking inside lit",
      ])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test func `answers to nothing while it is disabled, and lets go when it is disabled under the finger`() {
    control.isEnabled = false
    #expect(control.tap(), "the touch is its own, it only passes it on")
    #expect(control.take() == [])
    #expect(control.state == .disabled)
    control.isEnabled = true
    control.press {
      control.isEnabled = false
      #expect(!control.isTracking)
      #expect(!control.isHighlighted)
    }
    #expect(
      control.take() == ["begin: tracking inside dark", "touchDown: tracking inside lit", "cancel: free outside lit"])
  }

  @Test func `is not highlighted after its action, even if the action highlights it`() {
    control.addAction(UIAction { ($0.sender as? UIControl)?.isHighlighted = true }, for: .touchUpInside)
    control.tap()
    #expect(!control.isHighlighted)
  }

  @Test func `adds up its states`() {
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    control.isHighlighted = false
    #expect(control.state == [.selected, .disabled])
    control.isSelected = false
    control.isEnabled = true
    #expect(control.state == .normal)
  }

  @Test func `turns leading and trailing round where reading goes from right to left`() {
    let cases: [(UIControl.ContentHorizontalAlignment, UIControl.ContentHorizontalAlignment)] = [
      (.center, .center), (.left, .left), (.right, .right), (.fill, .fill), (.leading, .right), (.trailing, .left),
    ]
    control.semanticContentAttribute = .forceRightToLeft
    for (set, effective) in cases {
      control.contentHorizontalAlignment = set
      #expect(control.effectiveContentHorizontalAlignment == effective)
    }
    control.semanticContentAttribute = .forceLeftToRight
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }
}
