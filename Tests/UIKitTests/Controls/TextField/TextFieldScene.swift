import Foundation
import Testing
@_spi(Testing) import UIKit

/// A field in a window, with a keyboard and a simulated touch.
@MainActor final class TextFieldScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
  let field: UITextField
  let delegate = FieldLog()
  let keyboard: HardwareKeyboard
  let finger: Finger

  init(_ field: UITextField = UITextField(), width: CGFloat = 200, text: String = "") {
    AnimationClock.shared.hold()
    self.field = field
    field.frame = CGRect(x: 20, y: 40, width: width, height: 34)
    field.text = text
    keyboard = HardwareKeyboard(at: window)
    finger = Finger(on: window)
    window.makeKeyAndVisible()
    window.addSubview(field)
    window.layoutIfNeeded()
    field.delegate = delegate
    delegate.watch(field)
  }

  /// Lets the field be edited, and forgets what was heard of that.
  func edit() {
    field.becomeFirstResponder()
    window.layoutIfNeeded()
    delegate.calls = []
  }

  /// The text with bars at the ends of the selection, or one at the caret.
  var shown: String {
    guard let selected = field.selectedTextRange else { return field.text ?? "" }
    let start = field.offset(from: field.beginningOfDocument, to: selected.start)
    let end = field.offset(from: field.beginningOfDocument, to: selected.end)
    let text = (field.text ?? "") as NSString
    let (before, after) = (text.substring(to: start), text.substring(from: end))
    if start == end { return before + "|" + after }
    return before + "|" + text.substring(with: NSRange(location: start, length: end - start)) + "|" + after
  }

  func select(_ range: Range<Int>) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// Where a tap hits the field's text, some points from its left edge.
  func tap(atX x: CGFloat, repeats: Bool = false) {
    finger.press(at: CGPoint(x: field.frame.minX + x, y: field.frame.midY), repeatsTap: repeats)
    finger.lift()
  }
}

/// A delegate that writes down what it hears, with the control's events and the notifications.
@MainActor final class FieldLog: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayChange = true
  var mayClear = true
  var mayReturn = true
  var whenAsked: ((UITextField) -> Void)?
  private var observers: [any NSObjectProtocol] = []

  func watch(_ field: UITextField) {
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "event didBegin"), (.editingChanged, "event changed"), (.editingDidEnd, "event didEnd"),
      (.primaryActionTriggered, "event primary"),
    ]
    for (event, name) in events {
      field.addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event)
    }
    let notifications: [(NSNotification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "posted didBegin"),
      (UITextField.textDidChangeNotification, "posted changed"),
      (UITextField.textDidEndEditingNotification, "posted didEnd"),
    ]
    for (notification, name) in notifications {
      observers.append(
        NotificationCenter.default.addObserver(forName: notification, object: field, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.calls.append(name) }
        })
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    calls.append("didBegin\(textField.isFirstResponder && textField.isEditing ? "" : " too early")")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldEnd")
    return mayEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    calls.append("didEnd\(textField.isFirstResponder || textField.isEditing ? " too early" : "")")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    calls.append("shouldChange \(range.location),\(range.length) to '\(string)'")
    whenAsked?(textField)
    return mayChange
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection '\(textField.text ?? "")'") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    calls.append("shouldClear")
    return mayClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("shouldReturn")
    return mayReturn
  }
}
