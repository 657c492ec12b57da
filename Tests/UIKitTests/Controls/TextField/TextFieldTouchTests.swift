import Foundation
import Testing
@_spi(Testing) import UIKit

/// The effects of touches in a field.
@MainActor struct TextFieldTouchTests {
  private let scene = TextFieldScene(text: "Hello you there")

  /// Where the caret of an offset is, from the field's left edge.
  private func x(_ offset: Int) -> CGFloat {
    guard let position = scene.field.position(from: scene.field.beginningOfDocument, offset: offset) else {
      return .nan
    }
    return scene.field.caretRect(for: position).midX
  }

  @Test func `a tap begins editing, with the caret where the finger was`() {
    scene.tap(atX: x(5))
    #expect(scene.field.isEditing)
    #expect(scene.shown == "Hello| you there")
  }

  @Test func `a tap places the caret at each letter`() {
    scene.edit()
    for offset in 0...15 {
      scene.tap(atX: x(offset) - 1)
      #expect(
        scene.shown.firstIndex(of: "|").map { scene.shown.distance(from: scene.shown.startIndex, to: $0) } == offset)
    }
  }

  @Test func `two taps select a word, three the text`() {
    scene.edit()
    scene.tap(atX: x(7))
    scene.tap(atX: x(7), repeats: true)
    #expect(scene.shown == "Hello |you| there")
    scene.tap(atX: x(7), repeats: true)
    #expect(scene.shown == "|Hello you there|")
  }

  @Test func `a finger that stays takes the caret along`() {
    scene.edit()
    scene.finger.press(at: CGPoint(x: 20 + x(2), y: 57))
    scene.finger.hold(for: 0.6)
    #expect(scene.shown == "He|llo you there")
    scene.finger.move(to: CGPoint(x: 20 + x(9), y: 57))
    #expect(scene.shown == "Hello you| there")
    scene.finger.lift()
    #expect(scene.shown == "Hello you| there")
  }

  @Test func `a finger that moves at once moves no caret`() {
    scene.edit()
    scene.finger.press(at: CGPoint(x: 20 + x(2), y: 57))
    scene.finger.move(to: CGPoint(x: 20 + x(9), y: 57))
    scene.finger.hold(for: 1)
    scene.finger.lift()
    #expect(scene.shown == "Hello you there|")
  }

  @Test func `handles take the ends of the selection along, and never meet`() {
    scene.edit()
    scene.select(6..<9)
    scene.finger.press(at: CGPoint(x: 20 + x(9), y: 57))
    scene.finger.move(to: CGPoint(x: 20 + x(12), y: 57))
    #expect(scene.shown == "Hello |you th|ere")
    scene.finger.move(to: CGPoint(x: 20 + x(6), y: 57))
    #expect(scene.shown == "Hello |you th|ere")
    scene.finger.lift()
    scene.finger.press(at: CGPoint(x: 20 + x(6) - 3, y: 57))
    scene.finger.move(to: CGPoint(x: 20 + x(1), y: 57))
    scene.finger.lift()
    #expect(scene.shown == "H|ello you th|ere")
  }

  @Test func `a touch that is taken away in the middle leaves the caret where it is`() {
    scene.edit()
    scene.finger.press(at: CGPoint(x: 20 + x(2), y: 57))
    scene.finger.cancel()
    AnimationClock.shared.advance(by: 1)
    #expect(scene.shown == "Hello you there|")
  }

  @Test func `the caret blinks, and is seen after each key`() throws {
    scene.edit()
    func isSeen() -> Bool {
      scene.field.subviews.flatMap(\.subviews).contains { $0.bounds.width == 2 && !$0.isHidden }
    }
    #expect(isSeen())
    AnimationClock.shared.advance(by: 0.6)
    #expect(!isSeen())
    AnimationClock.shared.advance(by: 0.5)
    #expect(isSeen())
    AnimationClock.shared.advance(by: 0.5)
    #expect(!isSeen())
    scene.keyboard.type("x")
    #expect(isSeen())
    scene.field.resignFirstResponder()
    #expect(!isSeen())
    AnimationClock.shared.advance(by: 5)
    #expect(!isSeen())
  }

  @Test func `the clear button asks, clears, tells, and begins editing`() throws {
    scene.field.clearButtonMode = .always
    scene.window.layoutIfNeeded()
    let button = try #require(scene.field.subviews.compactMap { $0 as? UIButton }.first)
    #expect(!button.isHidden)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    scene.delegate.mayClear = false
    scene.finger.press(at: middle)
    scene.finger.lift()
    #expect(scene.delegate.calls == ["shouldClear"])
    #expect(scene.field.text == "Hello you there")
    scene.delegate.mayClear = true
    scene.delegate.calls = []
    scene.finger.press(at: middle)
    scene.finger.lift()
    #expect(
      scene.delegate.calls == [
        "shouldClear", "event changed", "posted changed", "shouldBegin", "didBegin", "event didBegin",
        "posted didBegin",
      ])
    #expect(scene.field.text == "")
    scene.window.layoutIfNeeded()
    #expect(button.isHidden)
  }
}
