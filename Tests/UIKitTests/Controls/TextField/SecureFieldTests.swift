import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// A text that is hidden behind dots.
@MainActor struct SecureFieldTests {
  private let scene = TextFieldScene()

  init() {
    scene.field.isSecureTextEntry = true
    scene.edit()
  }

  private var drawn: String { scene.field.line.layout.lines.first?.source.text.text ?? "" }

  @Test func `every character is a dot, but the one typed last for two seconds, assumed`() {
    scene.keyboard.type("ab")
    #expect(drawn == "•b")
    scene.keyboard.type("👩‍👩‍👧")
    #expect(drawn == "••👩‍👩‍👧")
    AnimationClock.shared.advance(by: 2.1)
    #expect(drawn == "•••")
    scene.keyboard.type("c")
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(drawn == "•••")
    #expect(scene.field.text == "ab👩‍👩‍👧")
  }

  @Test func `carets stand at dots, one for each character`() {
    scene.keyboard.type("a👩‍👩‍👧b")
    AnimationClock.shared.advance(by: 3)
    var places: [CGFloat] = []
    for offset in [0, 1, 9, 10] {
      guard let position = scene.field.position(from: scene.field.beginningOfDocument, offset: offset) else { continue }
      places.append(scene.field.caretRect(for: position).minX)
    }
    let widths = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(widths.count == 3)
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 && $0 > 1 })
    scene.tap(atX: places[2])
    #expect(scene.shown == "a👩‍👩‍👧|b")
  }

  @Test func `what was there goes with the first key of a new session, as is reported`() {
    scene.keyboard.type("old")
    scene.field.resignFirstResponder()
    scene.edit()
    scene.keyboard.type("n")
    #expect(scene.field.text == "n")
    scene.keyboard.type("ew")
    #expect(scene.field.text == "new")
    scene.field.resignFirstResponder()
    scene.edit()
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "")
  }

  @Test func `hidden text is not copied`() {
    scene.keyboard.type("secret")
    scene.field.selectAll(nil)
    UIPasteboard.general.string = nil
    #expect(!scene.field.canPerformAction(.copy, withSender: nil))
    #expect(!scene.field.canPerformAction(.cut, withSender: nil))
    scene.keyboard.press(.keyboardC, .command, characters: "c")
    scene.keyboard.press(.keyboardX, .command, characters: "x")
    #expect(UIPasteboard.general.string == nil)
    #expect(scene.field.text == "secret")
  }

  @Test func `assistive technology is told dots`() {
    // No letter of an address: the description has one.
    scene.keyboard.type("qz")
    #expect(scene.field.accessibilityValue == "••")
    #expect(!scene.field.description.contains("qz"))
  }
}
