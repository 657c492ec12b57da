import Foundation
import Testing
@_spi(Testing) import UIKit

/// Input that causes errors elsewhere, but does no harm here.
@MainActor struct TextFieldBadInputTests {
  @Test func `a text that code changes while it is marked is no longer marked`() {
    let scene = TextFieldScene(text: "ab")
    scene.edit()
    scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    scene.field.text = "x"
    #expect(scene.field.markedTextRange == nil)
    #expect(scene.shown == "x|")
    scene.field.setMarkedText("hao", selectedRange: NSRange(location: 99, length: 99))
    #expect(scene.shown == "xhao|")
    scene.field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(scene.shown == "x|")
    #expect(scene.field.markedTextRange == nil)
  }

  @Test(arguments: [false, true]) func `a delegate may change the text while it is asked`(answer: Bool) {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.delegate.whenAsked = { $0.text = "long text" }
    scene.delegate.mayChange = answer
    scene.keyboard.type("x")
    #expect(scene.shown == (answer ? "long textx|" : "long text|"))
    scene.delegate.whenAsked = { $0.text = "" }
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.shown == "|")
  }

  @Test func `a delegate may end editing, or remove the field, while it is asked`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.delegate.whenAsked = { $0.resignFirstResponder() }
    scene.keyboard.type("x")
    #expect(!scene.field.isEditing)
    scene.edit()
    scene.delegate.whenAsked = { $0.removeFromSuperview() }
    scene.keyboard.type("y")
    #expect(!scene.field.isEditing && scene.field.window == nil)
  }

  @Test func `a delegate that ends editing while it is asked whether it may is not asked without end`() {
    final class Ending: NSObject, UITextFieldDelegate {
      var count = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        count += 1
        textField.resignFirstResponder()
        return true
      }
    }
    let scene = TextFieldScene()
    let delegate = Ending()
    scene.field.delegate = delegate
    scene.edit()
    #expect(scene.field.resignFirstResponder())
    #expect(delegate.count == 1)
  }

  @Test func `a delegate that is gone is not asked`() {
    let scene = TextFieldScene()
    do {
      let delegate = FieldLog()
      delegate.mayChange = false
      scene.field.delegate = delegate
      scene.edit()
    }
    scene.keyboard.type("a")
    #expect(scene.field.text == "a")
    #expect(scene.field.delegate == nil)
  }

  @Test func `a field is let go, also while it is edited`() {
    weak var field: UITextField?
    do {
      let scene = TextFieldScene(text: "abc")
      scene.edit()
      scene.field.isSecureTextEntry = true
      scene.keyboard.type("d")
      field = scene.field
      scene.window.endEditing(true)
      scene.field.removeFromSuperview()
    }
    AnimationClock.shared.advance(by: 5)
    #expect(field == nil)
  }

  @Test(arguments: [
    "\0a\0", "\u{301}a", "👨‍👩‍👧‍👦🇩🇪e\u{301}", "שלום 你好 abc 123", "a\r\nb\u{2028}c\u{85}d", "\u{200F}\u{202E}abc",
    String(repeating: "\u{301}", count: 300),
  ]) func `strange texts are typed, walked through, drawn and deleted`(text: String) {
    let scene = TextFieldScene()
    scene.edit()
    scene.field.insertText(text)
    scene.window.layoutIfNeeded()
    for _ in 0..<(text.count + 2) { scene.keyboard.press(.keyboardLeftArrow) }
    for _ in 0..<(text.count + 2) { scene.keyboard.press(.keyboardRightArrow, .shift) }
    for offset in 0...text.utf16.count {
      guard let position = scene.field.position(from: scene.field.beginningOfDocument, offset: offset) else { continue }
      #expect(scene.field.caretRect(for: position).minX.isFinite)
    }
    _ = UIGraphicsImageRenderer(bounds: scene.window.bounds).image { _ in
      scene.window.drawHierarchy(in: scene.window.bounds, afterScreenUpdates: true)
    }
    scene.field.isSecureTextEntry = true
    scene.window.layoutIfNeeded()
    scene.keyboard.press(.keyboardA, .command, characters: "a")
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "")
  }

  @Test func `line breaks that are pasted become spaces, assumed`() {
    // Pasting two lines into a field on a device would settle it.
    let scene = TextFieldScene()
    scene.edit()
    scene.field.insertText("one\r\ntwo\nthree")
    #expect(scene.field.text == "one two three")
  }

  @Test func `a million letters are put in, shown, and taken away`() {
    let scene = TextFieldScene()
    scene.edit()
    scene.field.insertText(String(repeating: "lorem ipsum ", count: 83_334))
    scene.window.layoutIfNeeded()
    #expect(scene.field.text?.utf16.count == 1_000_008)
    #expect(
      scene.field.editingRect(forBounds: scene.field.bounds).insetBy(dx: -1, dy: -9).contains(
        scene.field.caretRect(for: scene.field.endOfDocument)))
    scene.keyboard.press(.keyboardA, .command, characters: "a")
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.field.text == "")
  }

  @Test func `positions of another text, or beyond this one, lead nowhere wrong`() {
    let scene = TextFieldScene(text: "abc")
    let field = scene.field
    let (alien, end) = (UITextPosition(), field.endOfDocument)
    #expect(field.position(from: alien, offset: 1) == nil)
    #expect(field.textRange(from: alien, to: end) == nil)
    #expect(field.text(in: UITextRange()) == nil)
    #expect(field.caretRect(for: alien) == .zero)
    #expect(field.position(from: end, offset: 1) == nil)
    #expect(field.position(from: end, offset: .max) == nil)
    #expect(field.position(from: end, offset: .min) == nil)
    #expect(field.position(from: end, in: .left, offset: .min) != nil)
    field.text = ""
    #expect(field.offset(from: field.beginningOfDocument, to: end) == 0)
    #expect(field.caretRect(for: end).minX.isFinite)
    #expect(field.characterRange(at: .zero) == nil)
  }

  @Test func `a field without room is laid out, drawn and edited`() {
    for width in [0, 1, 5] as [CGFloat] {
      let scene = TextFieldScene(width: width, text: "abc")
      scene.field.borderStyle = .roundedRect
      scene.field.clearButtonMode = .always
      scene.edit()
      scene.keyboard.type("def")
      scene.keyboard.press(.keyboardLeftArrow)
      #expect(scene.shown == "abcde|f")
    }
  }
}
