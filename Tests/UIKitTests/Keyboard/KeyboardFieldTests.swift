import Foundation
import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A field that is typed into by the keys on the screen.
@MainActor @Suite(.serialized) struct `A field and the keyboard` {
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("\(range.location),\(range.length) \(string)")
      return !string.contains("z")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
  }

  private let scene = KeyboardScene()
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 34))
  private let delegate = Delegate()

  init() {
    SyllableTable.current = .standard
    field.delegate = delegate
    scene.page.view.addSubview(field)
  }

  private func shown() {
    field.becomeFirstResponder()
    settleAnimations()
    scene.test.layOut()
  }

  private func chooseCandidate(_ text: String) {
    scene.test.layOut()
    guard let bar = scene.keyboard?.bar, let frame = bar.frame(of: text) else { return }
    bar.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.test.layOut()
  }

  @Test func `begins sentences with capitals, and ends them by two spaces`() {
    shown()
    #expect(scene.keyboard?.shift == .once)
    scene.type("hi you")
    scene.tap(.space)
    advance(seconds: 0.2)
    scene.tap(.space)
    #expect(field.text == "Hi you. " && scene.keyboard?.shift == .once)
    scene.type("ok")
    scene.tap(.space)
    advance(seconds: 2)
    scene.tap(.space)
    #expect(field.text == "Hi you. Ok  ")
    field.text = "set by code. "
    #expect(scene.keyboard?.shift == .once)
    field.text = "set"
    #expect(scene.keyboard?.shift == .off)
  }

  @Test func `asks the delegate once for each key, and obeys`() {
    field.autocapitalizationType = .none
    shown()
    scene.type("az")
    scene.tap(.delete)
    scene.tap(.enter)
    #expect(delegate.calls == ["0,0 a", "1,0 z", "0,1 ", "return"] && field.text == "")
  }

  @Test func `capitalizes words, or everything, where that is asked for`() {
    field.autocapitalizationType = .words
    shown()
    scene.type("ann lee")
    #expect(field.text == "Ann Lee")
    field.text = ""
    field.autocapitalizationType = .allCharacters
    field.reloadInputViews()
    scene.type("ann")
    #expect(field.text == "ANN")
  }

  @Test func `writes 你好 by the sounds of its characters`() {
    defer { KeyboardView.language = .english }
    shown()
    let height = scene.frame.height
    scene.tap(.nextKeyboard)
    settleAnimations()
    scene.test.layOut()
    #expect(scene.frame.height == height + 45)
    scene.type("nihao")
    #expect(field.text == "ni hao" && field.markedTextRange != nil)
    #expect(scene.keyboard?.bar.candidates.first == "你好")
    chooseCandidate("你好")
    #expect(field.text == "你好" && field.markedTextRange == nil)
    scene.type("shijie")
    scene.tap(.space)
    #expect(field.text == "你好世界" && field.markedTextRange == nil)
    scene.type("nihao")
    chooseCandidate("呢")
    #expect(field.text == "你好世界呢hao")
    for _ in 0..<6 { scene.tap(.delete) }
    #expect(field.text == "你好世" && field.markedTextRange == nil)
  }

  /// Assumed of an iPhone that was set up in Chinese; its list of keyboards would settle it.
  @Test func `begins in the user's language, and keeps the one that the user chooses`() {
    KeyboardView.language = .english
    SystemWords.$testedLanguages.withValue(["zh-Hans"]) {
      #expect(KeyboardView.language == .pinyin)
      shown()
      scene.type("nihao")
      chooseCandidate("你好")
      #expect(field.text == "你好")
      scene.tap(.nextKeyboard)
      scene.type("ok")
      #expect(field.text == "你好ok" && KeyboardView.language == .english)
      // The user's first language isn't a choice, so that it can follow the user's languages.
      scene.tap(.nextKeyboard)
    }
    #expect(KeyboardView.language == .english)
  }

  @Test func `suggests words where nothing is composed`() {
    KeyboardView.language = .pinyin
    defer { KeyboardView.language = .english }
    shown()
    func suggestions() -> [String] { scene.keyboard?.bar.candidates ?? [] }
    #expect(suggestions().prefix(3) == ["我", "你", "这"])
    chooseCandidate("你")
    #expect(field.text == "你" && field.markedTextRange == nil && suggestions().first == "好")
    chooseCandidate("好")
    #expect(field.text == "你好" && suggestions().first == "我")
    scene.type("x")
    #expect(suggestions().contains("西"))
    scene.tap(.delete)
    #expect(field.text == "你好" && suggestions().first == "我")
    field.text = "ok"
    #expect(suggestions().first == "的")
    field.text = "走吧。"
    #expect(suggestions().first == "我")
    // Code, or a hardware keyboard, can compose a word too.
    field.text = ""
    field.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    #expect(suggestions().first == "你好")
    chooseCandidate("你好")
    #expect(field.text == "你好" && field.markedTextRange == nil && suggestions().first == "我")
    scene.tap(.nextKeyboard)
    scene.test.layOut()
    #expect(scene.keyboard?.bar.isHidden == true)
  }

  @Test func `of a password has Latin letters, and suggests nothing`() {
    KeyboardView.language = .pinyin
    defer { KeyboardView.language = .english }
    field.isSecureTextEntry = true
    field.autocapitalizationType = .none
    shown()
    #expect(scene.keyboard?.language == .english && scene.keyboard?.bar.isHidden == true)
    scene.type("ab")
    #expect(field.text == "ab" && scene.keyboard?.bar.candidates == [])
  }

  @Test(arguments: [("en", "Next keyboard"), ("zh-Hans", "下一个键盘")])
  func `writes 你好 after a touch on the key that a screen reader reads in the user's language`(
    language: String, name: String
  ) throws {
    defer { KeyboardView.language = .english }
    SystemWords.$testedLanguages.withValue([language]) { shown() }
    func find(in view: UIView) -> UIView? {
      view.accessibilityLabel == name && !view.isHidden ? view : view.subviews.lazy.compactMap(find).first
    }
    let key = try #require(find(in: scene.test.window))
    scene.finger.press(at: key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil))
    scene.finger.lift()
    settleAnimations()
    scene.test.layOut()
    scene.type("nihao")
    chooseCandidate("你好")
    #expect(field.text == "你好")
  }

  @Test func `keeps the letters when return is touched, and takes the first candidates before a sign`() {
    KeyboardView.language = .pinyin
    defer { KeyboardView.language = .english }
    shown()
    scene.type("ok")
    scene.tap(.enter)
    #expect(field.text == "ok" && delegate.calls.last != "return" && field.markedTextRange == nil)
    scene.type("xiexie")
    scene.tap(.plane(.numbers))
    scene.tap(.text("！"))
    #expect(field.text == "ok谢谢！")
  }

  @Test func `ends the composition when the field resigns, or code changes the text`() {
    KeyboardView.language = .pinyin
    defer { KeyboardView.language = .english }
    shown()
    scene.type("ni")
    field.text = "code"
    #expect(field.markedTextRange == nil && scene.keyboard?.composition.isEmpty == true)
    scene.type("hao")
    field.resignFirstResponder()
    settleAnimations()
    #expect(field.text == "codehao" && field.markedTextRange == nil)
    #expect(scene.keyboard?.composition.isEmpty == true)
  }

  @Test func `enables the return key when there is text, typed or set`() {
    field.enablesReturnKeyAutomatically = true
    shown()
    func isEnabled() -> Bool? { scene.keyboard?.keyViews.first { $0.key.function == .enter }?.isEnabled }
    #expect(isEnabled() == false)
    scene.type("a")
    #expect(isEnabled() == true)
    scene.tap(.delete)
    #expect(isEnabled() == false)
    field.text = "b"
    #expect(isEnabled() == true)
  }

  @Test func `follows what code types as what code sets, assumed`() {
    // Assumed: a device shows lower case and an enabled return key after `insertText(_:)` of a field that is edited.
    field.enablesReturnKeyAutomatically = true
    shown()
    func isEnabled() -> Bool? { scene.keyboard?.keyViews.first { $0.key.function == .enter }?.isEnabled }
    field.insertText("m")
    #expect(isEnabled() == true && scene.keyboard?.shift == .off)
    field.deleteBackward()
    #expect(isEnabled() == false && scene.keyboard?.shift == .once)
  }

  @Test func `follows what a hardware keyboard types`() {
    field.enablesReturnKeyAutomatically = true
    shown()
    func isEnabled() -> Bool? { scene.keyboard?.keyViews.first { $0.key.function == .enter }?.isEnabled }
    let hardware = HardwareKeyboard(at: scene.test.window)
    hardware.type("m")
    #expect(isEnabled() == true && scene.keyboard?.shift == .off)
    hardware.press(.keyboardDeleteOrBackspace)
    #expect(isEnabled() == false && scene.keyboard?.shift == .once)
  }

  @Test(arguments: ["composing", "suggesting"]) func `looks as recorded while 你好 is composed, and before`(
    name: String
  ) throws {
    KeyboardView.language = .pinyin
    defer { KeyboardView.language = .english }
    let scene = KeyboardScene(size: CGSize(width: 390, height: 480)) { $0.displayScale = 2 }
    KeyboardView.language = .pinyin
    field.borderStyle = .roundedRect
    field.frame.origin.y = 70
    scene.page.view.addSubview(field)
    field.becomeFirstResponder()
    settleAnimations()
    if name == "composing" { scene.type("nihao") }
    scene.test.layOut()
    try expectPicture(of: scene.test.window, named: "Keyboard/\(name)")
  }
}
