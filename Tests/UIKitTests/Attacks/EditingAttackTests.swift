import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A delegate that acts on two fields in every call that it receives.
@MainActor private final class Meddler: NSObject, UITextFieldDelegate {
  var act: (UITextField) -> Void = { _ in }
  var answer: () -> Bool = { true }

  private func ask(_ field: UITextField) -> Bool {
    act(field)
    return answer()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { act(textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField) }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { act(textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask(textField) }
  func textFieldDidChangeSelection(_ textField: UITextField) { act(textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(textField) }
}

@MainActor @Suite(.serialized) struct `Editing is attacked` {
  nonisolated private static let texts = [
    "a", " ", "ab c", "👨‍👩‍👧", "🇩🇪🇫🇷", "e\u{301}", "\u{301}", "שלום", "أهلا ab", "\0", "你好", "\n", "\r\n", "\u{200D}", "🏳️‍🌈",
  ]

  private func isSound(_ field: UITextField) -> Bool {
    guard field.isEditing == field.isFirstResponder, let text = field.text, let range = field.selectedTextRange else {
      return false
    }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    let end = field.offset(from: field.beginningOfDocument, to: range.end)
    let length = (text as NSString).length
    guard 0 <= start, start <= end, end <= length else { return false }
    let caret = field.caretRect(for: range.start)
    return caret.minX.isFinite && caret.height.isFinite
  }

  @Test(arguments: 0..<40) func `two fields stay sound, whatever their delegate does in each of its calls`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scene = KeyboardScene()
    scene.view.removeFromSuperview()
    let fields = [UITextField(), UITextField()]
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 60 + 60 * CGFloat(index), width: 120, height: 34)
      field.clearButtonMode = .always
      scene.page.view.addSubview(field)
    }
    let meddler = Meddler()
    var budget = 0
    meddler.answer = { Int.random(in: 0..<5, using: &random) > 0 }
    meddler.act = { field in
      guard budget > 0 else { return }
      budget -= 1
      let other = fields[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<22, using: &random) {
      case 0: other.becomeFirstResponder()
      case 1: other.resignFirstResponder()
      case 2: other.text = Self.texts.randomElement(using: &random)
      case 3: other.removeFromSuperview()
      case 4: scene.page.view.addSubview(other)
      case 5: other.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 9))
      case 6: other.insertText(Self.texts.randomElement(using: &random) ?? "")
      case 7: other.deleteBackward()
      case 8: other.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      case 9: other.isHidden.toggle()
      case 10: other.isEnabled.toggle()
      case 11: scene.page.view.endEditing(true)
      case 12: other.isSecureTextEntry.toggle()
      case 13: other.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 2])
      default: break
      }
    }
    for field in fields { field.delegate = meddler }
    for _ in 0..<60 {
      budget = 12
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        scene.finger.press(
          at: CGPoint(x: CGFloat.random(in: 22..<138, using: &random), y: Bool.random(using: &random) ? 77 : 137))
        scene.finger.lift()
      case 2, 3: scene.test.window.type(Self.texts.randomElement(using: &random) ?? "")
      case 4: scene.tap([.delete, .text("q"), .enter, .space].randomElement(using: &random) ?? .space)
      case 5: fields[0].becomeFirstResponder()
      case 6: fields[1].replace(fields[0].selectedTextRange ?? UITextRange(), withText: "你")
      default: advance(seconds: 0.4)
      }
      scene.test.layOut()
      #expect(fields.allSatisfy(isSound), "seed \(seed)")
      #expect(fields.filter(\.isFirstResponder).count < 2)
      budget = 0
      for field in fields {
        if field.superview == nil, Bool.random(using: &random) { scene.page.view.addSubview(field) }
        if Bool.random(using: &random) { field.isHidden = false }
        if Bool.random(using: &random) { field.isEnabled = true }
      }
    }
    settleAnimations()
    #expect((scene.test.window.keyboardHeight > 0) == fields.contains(where: \.isFirstResponder))
  }

  // On a device, this delegate's count would show whether a field reports the changes that its delegate makes during a call.
  @Test func `assumed: a delegate that sets text and selection whenever that has changed is not told of it again`() {
    final class Shouting: NSObject, UITextFieldDelegate {
      var calls = 0
      func textFieldDidChangeSelection(_ textField: UITextField) {
        calls += 1
        guard calls < 500 else { return }
        textField.text = textField.text?.uppercased()
        textField.selectedTextRange = textField.textRange(from: textField.endOfDocument, to: textField.endOfDocument)
      }
    }
    let scene = KeyboardScene()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let shouting = Shouting()
    field.delegate = shouting
    scene.page.view.addSubview(field)
    field.becomeFirstResponder()
    for letter in "abc" { scene.test.window.type(String(letter)) }
    #expect(field.text == "ABC")
    #expect(shouting.calls < 50, "it is not told of what it sets itself without end: \(shouting.calls)")
  }

  @Test func `assumed: nor is a text view's delegate`() {
    final class Shouting: NSObject, UITextViewDelegate {
      var calls = 0
      func textViewDidChangeSelection(_ textView: UITextView) {
        calls += 1
        guard calls < 500 else { return }
        textView.text = textView.text?.uppercased()
        textView.selectedRange = NSRange(location: (textView.text as NSString).length, length: 0)
      }
    }
    let scene = KeyboardScene()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let shouting = Shouting()
    view.delegate = shouting
    scene.page.view.addSubview(view)
    view.becomeFirstResponder()
    for letter in "abc" { scene.test.window.type(String(letter)) }
    #expect(view.text == "ABC")
    #expect(shouting.calls < 50, "it is not told of what it sets itself without end: \(shouting.calls)")
  }

  @Test(arguments: texts) func `what is one character is walked over and deleted as one`(text: String) {
    let scene = KeyboardScene()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    scene.page.view.addSubview(field)
    field.text = "x" + text + "ش" + text + "y"
    field.becomeFirstResponder()
    let count = field.text?.count ?? 0
    // A mark or joiner after a letter is deleted for itself.
    let most = (text as NSString).length == 1 ? field.text?.unicodeScalars.count ?? 0 : count
    var position: UITextPosition? = field.beginningOfDocument
    var steps = 0
    while let now = position, field.compare(now, to: field.endOfDocument) == .orderedAscending, steps < 100 {
      let range = field.tokenizer.rangeEnclosingPosition(now, with: .character, inDirection: .storage(.forward))
      guard let end = range?.end else { break }
      position = end
      steps += 1
    }
    #expect(steps == count)
    var deletions = 0
    while field.hasText, deletions < 100 {
      field.deleteBackward()
      deletions += 1
    }
    #expect(deletions > 0 && deletions <= most)
  }

  @Test func `a hundred thousand characters are typed into, walked through and taken away`() {
    let scene = KeyboardScene()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    scene.page.view.addSubview(field)
    field.text = String(repeating: "abc שלום 👨‍👩‍👧 ", count: 5000)
    field.becomeFirstResponder()
    let length = ((field.text ?? "") as NSString).length
    scene.test.window.type("x")
    #expect(((field.text ?? "") as NSString).length == length + 1)
    field.selectAll(nil)
    scene.test.window.type("y")
    #expect(field.text == "y")
  }
}
