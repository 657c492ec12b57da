import Foundation
import Testing
@_spi(Testing) @testable import UIKit

/// The order of the responder chain, and the events and actions that it passes on.
@MainActor struct ResponderChainTests {
  private func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next))
  }

  @Test func `a view's controller follows it, then the superview, up to the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (parent, child) = (UIViewController(), UIViewController())
    window.rootViewController = parent
    window.isHidden = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let inner = UIView()
    child.view.addSubview(inner)
    let expected: [UIResponder] = [inner, child.view, child, parent.view, parent, window]
    #expect(chain(from: inner).elementsEqual(expected) { $0 === $1 })
  }

  @Test func `a presented controller is followed by the one that presents it, as Apple documents`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (root, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    root.present(sheet, animated: false)
    #expect(sheet.next === root)
    #expect(chain(from: sheet.view).contains { $0 === window })
    sheet.dismiss(animated: false)
    #expect(sheet.next !== root)
  }

  @Test func `presses go to the first responder, stay with it, and pass on what it does not keep`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let log = ResponderLog()
    let (outer, inner) = (PressView("outer", log), PressView("inner", log))
    window.addSubview(outer)
    outer.addSubview(inner)
    let keyboard = HardwareKeyboard(at: window)
    keyboard.press(.keyboardA, characters: "a")
    #expect(log.calls.isEmpty)
    inner.becomeFirstResponder()
    let press = keyboard.press(down: .keyboardA, .shift, characters: "A")
    #expect(press.key?.characters == "A" && press.key?.modifierFlags == .shift && press.key?.keyCode == .keyboardA)
    #expect(press.responder === inner && press.window === window)
    inner.resignFirstResponder()
    keyboard.letGo(press)
    #expect(log.calls == ["inner began A", "outer began A", "inner ended A", "outer ended A"])
    log.calls = []
    inner.becomeFirstResponder()
    inner.keeps = true
    keyboard.cancel(keyboard.press(down: .keyboardB, characters: "b"))
    #expect(log.calls == ["inner began b", "inner cancelled b"])
  }

  @Test func `a view of an app's own that takes text gets what is typed`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let view = OwnInput()
    window.addSubview(view)
    view.becomeFirstResponder()
    let keyboard = HardwareKeyboard(at: window)
    keyboard.type("ab c\n")
    keyboard.press(.keyboardDeleteOrBackspace)
    keyboard.press(.keyboardDeleteOrBackspace)
    keyboard.press(.keyboardQ, .command, characters: "q")
    keyboard.press(.keyboardEscape, characters: "\u{1B}")
    #expect(view.text == "ab ")
    // What the protocol's optional members are by default.
    #expect(view.keyboardType == .default && view.returnKeyType == .default && !view.isSecureTextEntry)
    #expect(view.autocapitalizationType == .sentences && view.textContentType == nil)
  }

  @Test func `an action is done by the first responder of the chain that can`() {
    let scene = TextFieldScene(text: "abc")
    let inner = UIView()
    scene.field.addSubview(inner)
    scene.edit()
    #expect(inner.target(forAction: .copy, withSender: nil) == nil)
    scene.field.selectAll(nil)
    #expect(inner.target(forAction: .copy, withSender: nil) as? UITextField === scene.field)
    #expect(Selector.copy.description == "copy:")
    #expect(!scene.window.canPerformAction(.copy, withSender: nil))
  }

  @Test func `keys go to a key window, which posts that it is`() {
    let log = ResponderLog()
    let (first, second) = (UIWindow(), UIWindow())
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].flatMap { name in
      [first, second].enumerated().map { index, window in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          let what = name == UIWindow.didBecomeKeyNotification ? "became" : "resigned"
          MainActor.assumeIsolated { log.calls.append("\(index) \(what)") }
        }
      }
    }
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    second.isHidden = true
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(log.calls == ["0 became", "0 resigned", "1 became", "1 resigned"])
  }
}

private final class PressView: UIView {
  private let name: String
  private let log: ResponderLog
  var keeps = false

  init(_ name: String, _ log: ResponderLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }
  override var canBecomeFirstResponder: Bool { true }

  private func write(_ what: String, _ presses: Set<UIPress>) {
    log.calls.append("\(name) \(what) \(presses.first?.key?.characters ?? "")")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("began", presses)
    if !keeps { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("ended", presses)
    if !keeps { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    write("cancelled", presses)
    if !keeps { super.pressesCancelled(presses, with: event) }
  }
}

private final class OwnInput: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }
  override var canBecomeFirstResponder: Bool { true }
}
