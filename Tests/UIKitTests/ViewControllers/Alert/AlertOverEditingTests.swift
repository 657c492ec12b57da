import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Alerts that come while something is edited.
@MainActor @Suite(.serialized) struct `An alert over a field that is edited` {
  private final class Ends: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var mayEnd = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldBegin")
      return true
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("shouldEnd")
      return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  }

  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let delegate = Ends()

  private func scene(_ style: UIAlertController.Style = .alert) -> AlertScene {
    KeyboardView.language = .english
    let scene = AlertScene(style, [("Cancel", .cancel), ("OK", .default)])
    scene.page.view.addSubview(field)
    field.becomeFirstResponder()
    field.delegate = delegate
    settleAnimations()
    return scene
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `takes its keyboard away and gives it back, with the selection`(style: UIAlertController.Style) {
    let scene = scene(style)
    scene.test.window.type("one two")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    let height = scene.test.window.keyboardHeight
    scene.page.present(scene.alert, animated: true)
    settleAnimations()
    #expect(height > 0 && scene.test.window.keyboardHeight == 0 && !field.isFirstResponder)
    scene.test.window.type("x")
    #expect(field.text == "one two", "what is typed reaches nothing below")
    scene.tap("OK")
    settleAnimations()
    #expect(scene.test.window.keyboardHeight == height && field.isFirstResponder && scene.calls == ["OK gone"])
    scene.test.window.type("x")
    #expect(field.text == "xone two")
  }

  @Test
  func `assumed: asks the delegate as whenever editing ends and begins, and stays below a keyboard that it keeps`() {
    // A device would settle it: a delegate that writes down its calls while an alert comes and goes.
    let scene = scene()
    scene.shown()
    #expect(delegate.calls == ["shouldEnd", "didEnd"])
    scene.tap("Cancel")
    settleAnimations()
    #expect(delegate.calls == ["shouldEnd", "didEnd", "shouldBegin"])
    delegate.mayEnd = false
    let other = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
    scene.page.present(other, animated: false)
    #expect(field.isFirstResponder)
    other.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test func `leaves it to its handler who is edited next`() {
    let scene = scene()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    scene.page.view.addSubview(other)
    scene.alert.addAction(UIAlertAction(title: "Next", style: .default) { _ in other.becomeFirstResponder() })
    scene.shown()
    scene.tap("Next")
    settleAnimations()
    #expect(other.isFirstResponder && !field.isFirstResponder)
  }

  @Test func `gives nothing back to a field that has gone meanwhile, or goes with it`() {
    let scene = scene()
    scene.shown()
    field.removeFromSuperview()
    scene.tap("OK")
    settleAnimations()
    scene.page.view.addSubview(field)
    scene.test.layOut()
    #expect(!field.isFirstResponder && scene.test.window.keyboardHeight == 0)

    let sheet = UIViewController()
    scene.page.present(sheet, animated: false)
    sheet.view.addSubview(field)
    field.becomeFirstResponder()
    sheet.present(UIAlertController(title: "Over", message: nil, preferredStyle: .alert), animated: false)
    delegate.calls = []
    scene.page.dismiss(animated: true)
    settleAnimations()
    #expect(delegate.calls == [] && scene.test.window.keyboardHeight == 0)
  }

  @Test func `over another alert gives back what each took`() throws {
    let scene = scene()
    let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
    first.addTextField()
    let second = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
    scene.page.present(first, animated: false)
    let inner = try #require(first.textFields?.first)
    #expect(inner.isFirstResponder)
    first.present(second, animated: false)
    #expect(!inner.isFirstResponder)
    second.dismiss(animated: false)
    #expect(inner.isFirstResponder)
    first.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }
}
