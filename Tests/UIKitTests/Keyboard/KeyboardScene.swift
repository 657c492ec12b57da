import Foundation
import TestSupport

@_spi(Testing) @testable import UIKit

/// A responder of an app's own that text can be typed into.
final class TypedView: UIView, UIKeyInput {
  var text = ""
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.none
  var enablesReturnKeyAutomatically = false
  var ownInputView: UIView?
  var ownAccessoryView: UIView?
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { ownInputView }
  override var inputAccessoryView: UIView? { ownAccessoryView }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }
}

/// The content of a keyboard notification.
struct PostedNote: Sendable {
  let name: String
  let begin: CGRect?
  let end: CGRect?
  let duration: Double?
  let curve: Int?
  let isLocal: Bool?
  let object: ObjectIdentifier?

  init(_ note: Notification) {
    let info = note.userInfo ?? [:]
    name = note.name.rawValue
    begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
    end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
    object = note.object.map { ObjectIdentifier($0 as AnyObject) }
  }
}

/// A view in a window that receives typing, a simulated touch, and a record of the keyboard's notifications.
@MainActor final class KeyboardScene {
  let test: TestWindow
  let view = TypedView()
  let finger: Finger
  let page = UIViewController()
  private var tokens: [any NSObjectProtocol] = []
  private(set) var notes: [PostedNote] = []

  init(
    size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    overriding: (inout UITraitOverrides) -> Void = { _ in }
  ) {
    KeyboardView.language = .english
    test = TestWindow(size: size, safeArea: safeArea)
    overriding(&test.window.traitOverrides)
    finger = Finger(on: test.window)
    page.view.backgroundColor = .systemBackground
    view.frame = CGRect(x: 20, y: 60, width: 200, height: 34)
    page.view.addSubview(view)
    test.show(page)
  }

  func listen() {
    // Other tests' keyboards may still be on their way.
    settleAnimations()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let note = PostedNote(note)
          MainActor.assumeIsolated { self?.notes.append(note) }
        })
    }
  }

  /// The names of the notifications since the last call, without what they have in common.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes.map {
      $0.name.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
        of: "Notification", with: "")
    }
  }

  func stopListening() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  /// Shows the keyboard and waits until it rests.
  @discardableResult func shown() -> KeyboardScene {
    view.becomeFirstResponder()
    settleAnimations()
    test.layOut()
    return self
  }

  var host: InputViewHost? { test.window.inputViewHost }
  var keyboard: KeyboardView? { host?.keyboard }
  /// The rectangle of the keyboard and what belongs to it, in the window.
  var frame: CGRect { host.flatMap { $0.superview == nil ? nil : $0.frame } ?? .null }

  /// The middle of a key in the window.
  func place(_ function: KeyboardKey.Function) -> CGPoint? {
    guard let keyboard, let place = keyboard.place(of: function) else { return nil }
    return keyboard.convert(place, to: nil)
  }

  /// Taps a key with a simulated touch.
  ///
  /// - Returns: A Boolean value that indicates whether the key exists.
  @discardableResult func tap(_ function: KeyboardKey.Function, repeatsTap: Bool = false) -> Bool {
    guard let place = place(function) else { return false }
    finger.press(at: place, repeatsTap: repeatsTap)
    finger.hold(for: 0.03)
    finger.lift()
    return true
  }

  /// Touches the keys of a text, one after the other.
  func type(_ text: String) {
    for character in text {
      tap(character == " " ? .space : character == "\n" ? .enter : .text(character.lowercased()))
      advance(seconds: 1)
    }
  }
}
