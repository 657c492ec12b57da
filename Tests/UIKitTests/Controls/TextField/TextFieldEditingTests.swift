import Foundation
import Testing
@_spi(Testing) import UIKit

/// The calls that a field's delegate receives, and their order.
@MainActor struct TextFieldEditingTests {
  @Test func `editing begins and ends with questions, answers, events and notifications, assumed in this order`() {
    // Apple documents the delegate's order and that notifications follow; where the control's events come would show on a device.
    let scene = TextFieldScene()
    #expect(scene.field.becomeFirstResponder())
    #expect(scene.delegate.calls == ["shouldBegin", "didBegin", "event didBegin", "posted didBegin"])
    scene.delegate.calls = []
    #expect(scene.field.resignFirstResponder())
    #expect(scene.delegate.calls == ["shouldEnd", "didEnd", "event didEnd", "posted didEnd"])
  }

  @Test func `a key asks, changes the text, and tells`() {
    let scene = TextFieldScene()
    scene.edit()
    scene.keyboard.type("a")
    #expect(
      scene.delegate.calls == ["shouldChange 0,0 to 'a'", "selection 'a'", "event changed", "posted changed"])
    #expect(scene.shown == "a|")
    scene.delegate.calls = []
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.delegate.calls == ["shouldChange 0,1 to ''", "selection ''", "event changed", "posted changed"])
    scene.delegate.calls = []
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.delegate.calls.isEmpty)
  }

  @Test func `from one field to another the new one is asked first, and the old one ends before the new one begins`() {
    // So reported: shouldBegin of the new, shouldEnd and didEnd of the old, didBegin of the new.
    let scene = TextFieldScene()
    scene.edit()
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    let log = SharedLog()
    scene.field.delegate = log.delegate("old")
    other.delegate = log.delegate("new")
    scene.window.addSubview(other)
    other.becomeFirstResponder()
    #expect(log.calls == ["new shouldBegin", "old shouldEnd", "old didEnd", "new didBegin"])
    #expect(other.isEditing && !scene.field.isEditing)
  }

  @Test func `a delegate that refuses keeps things as they are`() {
    let scene = TextFieldScene(text: "abc")
    scene.delegate.mayBegin = false
    #expect(!scene.field.becomeFirstResponder())
    #expect(!scene.field.isEditing && !scene.field.isFirstResponder)
    scene.delegate.mayBegin = true
    scene.edit()
    scene.delegate.mayChange = false
    scene.keyboard.type("x")
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.shown == "abc|")
    #expect(scene.delegate.calls == ["shouldChange 3,0 to 'x'", "shouldChange 2,1 to ''"])
    scene.delegate.mayEnd = false
    #expect(!scene.field.resignFirstResponder())
    #expect(!scene.window.endEditing(false))
    #expect(scene.field.isEditing)
    #expect(scene.window.endEditing(true))
    #expect(!scene.field.isEditing && !scene.field.isFirstResponder)
  }

  @Test func `the delegate with a reason is called in place of the one without`() {
    final class Reasoned: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("\(reason)")
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("none") }
    }
    let scene = TextFieldScene()
    let delegate = Reasoned()
    scene.field.delegate = delegate
    scene.edit()
    scene.field.resignFirstResponder()
    #expect(delegate.calls == ["committed"])
  }

  @Test func `the return key asks, sends its events, and ends editing only where an action waits for that`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.keyboard.type("\n")
    #expect(scene.delegate.calls == ["shouldReturn", "event primary"])
    #expect(scene.field.isEditing)
    #expect(scene.field.text == "abc")
    scene.delegate.mayReturn = false
    scene.delegate.calls = []
    scene.keyboard.type("\n")
    #expect(scene.delegate.calls == ["shouldReturn"])
    scene.delegate.mayReturn = true
    scene.delegate.calls = []
    scene.field.addAction(
      UIAction { [weak delegate = scene.delegate] _ in delegate?.calls.append("event exit") }, for: .editingDidEndOnExit
    )
    scene.keyboard.type("\n")
    #expect(
      scene.delegate.calls == [
        "shouldReturn", "event exit", "event primary", "shouldEnd", "didEnd", "event didEnd", "posted didEnd",
      ])
  }

  @Test func `the return key does nothing without text where it is enabled by text, assumed`() {
    let scene = TextFieldScene()
    scene.field.enablesReturnKeyAutomatically = true
    scene.edit()
    scene.keyboard.type("\n")
    #expect(scene.delegate.calls.isEmpty)
    scene.keyboard.type("a\n")
    #expect(scene.delegate.calls.contains("shouldReturn"))
  }

  @Test func `a text set by code tells no event, and puts the caret at its end`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.select(0..<1)
    scene.delegate.calls = []
    scene.field.text = "hello"
    #expect(scene.shown == "hello|")
    #expect(scene.delegate.calls == ["selection 'hello'"])
    scene.field.text = nil
    #expect(scene.field.text == "")
    #expect(!scene.field.hasText)
  }

  @Test func `text that is put in by code is not asked for, but told, assumed`() {
    // As reported of insertText: the delegate hears of the change, not of the question.
    let scene = TextFieldScene(text: "ab")
    scene.edit()
    scene.field.insertText("c")
    #expect(scene.delegate.calls == ["selection 'abc'", "event changed", "posted changed"])
    scene.delegate.calls = []
    scene.field.deleteBackward()
    #expect(scene.delegate.calls == ["selection 'ab'", "event changed", "posted changed"])
  }

  @Test func `a subclass hears of each key, also of delete in an empty field`() {
    final class Counting: UITextField {
      var calls: [String] = []
      override func insertText(_ text: String) {
        calls.append(text)
        super.insertText(text)
      }
      override func deleteBackward() {
        calls.append("delete")
        super.deleteBackward()
      }
    }
    let field = Counting()
    let scene = TextFieldScene(field)
    scene.edit()
    scene.keyboard.type("ab")
    for _ in 0..<3 { scene.keyboard.press(.keyboardDeleteOrBackspace) }
    #expect(field.calls == ["a", "b", "delete", "delete", "delete"])
    #expect(field.text == "")
  }

  @Test func `beginning may clear the text, if the delegate lets it`() {
    let scene = TextFieldScene(text: "abc")
    scene.field.clearsOnBeginEditing = true
    scene.delegate.mayClear = false
    scene.edit()
    #expect(scene.field.text == "abc")
    scene.field.resignFirstResponder()
    scene.delegate.mayClear = true
    scene.edit()
    #expect(scene.field.text == "")
  }

  @Test func `what is put in takes the place of all, once`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.field.clearsOnInsertion = true
    scene.keyboard.type("xy")
    #expect(scene.field.text == "xy")
    #expect(!scene.field.clearsOnInsertion)
  }

  @Test func `a disabled field is not edited, and one that is disabled meanwhile no longer`() {
    let scene = TextFieldScene(text: "abc")
    scene.field.isEnabled = false
    #expect(!scene.field.becomeFirstResponder())
    #expect(scene.delegate.calls.isEmpty)
    scene.field.isEnabled = true
    scene.edit()
    scene.field.isEnabled = false
    #expect(!scene.field.isFirstResponder && !scene.field.isEditing)
    scene.keyboard.type("x")
    #expect(scene.field.text == "abc")
  }

  @Test func `a field that is removed or hidden while it is edited ends that`() {
    let scene = TextFieldScene(text: "abc")
    scene.edit()
    scene.delegate.mayEnd = false
    scene.field.removeFromSuperview()
    #expect(!scene.field.isEditing)
    #expect(scene.delegate.calls == ["didEnd", "event didEnd", "posted didEnd"])
    scene.window.addSubview(scene.field)
    scene.edit()
    scene.field.isHidden = true
    #expect(!scene.field.isEditing)
  }

  @Test func `keys go to no field that is not edited`() {
    let scene = TextFieldScene(text: "abc")
    scene.keyboard.type("x")
    #expect(scene.field.text == "abc")
  }

  @Test func `a responder that keeps keys for itself lets none into the text`() {
    final class Keeping: UITextField {
      var codes: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        codes += presses.compactMap(\.key?.keyCode)
        if presses.first?.key?.keyCode != .keyboardB { super.pressesBegan(presses, with: event) }
      }
    }
    let field = Keeping()
    let scene = TextFieldScene(field)
    scene.edit()
    scene.keyboard.type("abc")
    #expect(field.text == "ac")
    #expect(field.codes == [.keyboardA, .keyboardB, .keyboardC])
  }

  @Test func `pinyin is marked, and a candidate takes its place`() {
    let scene = TextFieldScene(text: "a")
    scene.edit()
    scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(scene.shown == "ani|")
    let marked = scene.field.markedTextRange
    #expect(marked.flatMap { scene.field.text(in: $0) } == "ni")
    scene.field.setMarkedText("ni hao", selectedRange: NSRange(location: 6, length: 0))
    #expect(scene.field.text == "ani hao")
    scene.field.insertText("你好")
    #expect(scene.shown == "a你好|")
    #expect(scene.field.markedTextRange == nil)
    scene.keyboard.press(.keyboardZ, .command, characters: "z")
    #expect(scene.shown == "a|")
  }
}

/// The calls that the delegates of several fields receive.
@MainActor final class SharedLog {
  var calls: [String] = []
  private var delegates: [NamedDelegate] = []

  func delegate(_ name: String) -> NamedDelegate {
    let delegate = NamedDelegate(name, self)
    delegates.append(delegate)
    return delegate
  }
}

final class NamedDelegate: NSObject, UITextFieldDelegate {
  private let name: String
  private unowned let log: SharedLog

  init(_ name: String, _ log: SharedLog) {
    self.name = name
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.calls.append("\(name) shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.calls.append("\(name) didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.calls.append("\(name) shouldEnd")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.calls.append("\(name) didEnd") }
}
